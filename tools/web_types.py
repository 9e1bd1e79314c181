"""The browser client's types, generated from the server: `schema.d.ts` (REST) and `messages.ts` (the table's socket).

Run it after a change of the interface (`make types`); with --check it only says whether the files are current.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, get_args

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent))
from web_build import WEB, install, node

from playcall.server.app import create_app
from playcall.server.settings import Settings
from playcall.tables import messages

API = WEB / "src" / "lib" / "api"
OPTIONS = ("--empty-objects-unknown", "--default-non-nullable", "false")
PROGRAM = "node_modules/openapi-typescript/bin/cli.js"


def rest() -> dict[str, Any]:
    """The REST interface, with its answers when all goes well: every refusal is a `Problem`."""
    schema = create_app(Settings()).openapi()
    for methods in schema["paths"].values():
        for told in methods.values():
            told["responses"] = {code: answer for code, answer in told["responses"].items() if code.startswith("2")}
    return schema


def socket() -> dict[str, Any]:
    """The messages of a table's socket, dressed as an interface without paths."""
    kinds = [*get_args(messages.Incoming), *get_args(messages.Outgoing)]
    _, shapes = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    shapes["Incoming"] = {"anyOf": [_named(kind) for kind in get_args(messages.Incoming)]}
    shapes["Outgoing"] = {"anyOf": [_named(kind) for kind in get_args(messages.Outgoing)]}
    about = {"title": "The table's socket", "version": "1"}
    return {"openapi": "3.1.0", "info": about, "paths": {}, "components": {"schemas": shapes}}


def _named(kind: type) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def generate(schema: dict[str, Any], *options: str) -> str:
    """A schema as TypeScript."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "schema.json"), Path(folder, "types.ts")
        source.write_text(json.dumps(schema), encoding="utf-8")
        node(PROGRAM, str(source), "--output", str(made), *OPTIONS, *options, quiet=True)
        return made.read_text(encoding="utf-8")


def main() -> int:
    install()
    made = {
        API / "schema.d.ts": generate(rest()),
        API / "messages.ts": generate(socket(), "--root-types", "--root-types-no-schema-prefix"),
    }
    old = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        for path in old:
            print(f"{path.relative_to(WEB.parent)} is not what the server says now; 'make types' makes it anew.")
        return 1 if old else 0
    for path in old:
        path.write_text(made[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
