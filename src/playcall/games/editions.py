"""Editions: a game together with card sets of somebody's own.

The rules read their cards as constants: action spaces, tables of meetings, the coach's sums are made once, when a
game's package is imported. So an edition is the same package imported once more, under a name of its own, with more
cards: its modules run the same code, whose imports from the package name the edition instead. Nothing is looked up in
another way because of it, and the game itself is not touched. `docs/expansions.md` weighs this against its rivals.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.readers import FileReader
from threading import RLock
from types import CodeType, ModuleType
from weakref import WeakValueDictionary

from playcall.contract import Game
from playcall.contract.expansions import MOST_SETS, Expansion, UnknownSet, address, take_in

MOST_EDITIONS = 24
"""Editions that a process keeps at hand; others are made again when they are asked for."""
_MARK = "__with_"
_editions: OrderedDict[str, Game] = OrderedDict()
_making = RLock()


def with_sets(game: Game, expansions: Sequence[Expansion]) -> Game:
    """The game with further cards; raises `CardError` where it cannot have them. The same sets give the same object."""
    if not expansions:
        return game
    wanted = address(game.id, expansions)
    with _making:
        if wanted not in _editions:
            check_sets(game, expansions)
            _editions[wanted] = _make(game, wanted, tuple(sorted(expansions, key=lambda one: one.word)))
        _editions.move_to_end(wanted)
        while len(_editions) > MOST_EDITIONS:
            _put_away(_editions.popitem(last=False)[1])
        return _editions[wanted]


def at_hand(game_id: str) -> Game | None:
    """An edition that has been made already."""
    return _editions.get(game_id)


def check_sets(game: Game, expansions: Sequence[Expansion]) -> None:
    """Refuse sets that are of another game, too many, twice the same, or whose cards break a rule."""
    for expansion in expansions:
        if expansion.game != game.id:
            raise UnknownSet("no-set-of-game", set=expansion.name, game=game.title)
    if len({expansion.id for expansion in expansions}) < len(expansions):
        raise UnknownSet("no-set-twice")
    if len(expansions) > MOST_SETS:
        raise UnknownSet("no-set-more", most=MOST_SETS)
    game.check_sets(expansions)


def _make(game: Game, wanted: str, expansions: tuple[Expansion, ...]) -> Game:
    package = _package_of(game)
    own = f"{package}{_MARK}{'_'.join(expansion.hash for expansion in expansions)}"
    take_in(own, expansions)
    root = import_module(own)
    edition = next(value for value in vars(root).values() if isinstance(value, Game))
    kind = type(edition)
    kind.id, kind.expansions, kind.edition = wanted, expansions, root
    kind.package = game.package  # its rules and its words are the game's
    return edition


def _package_of(game: Game) -> str:
    package = type(game).__module__
    while not hasattr(sys.modules[package], "__path__"):
        package = package.rpartition(".")[0]
    return package


def _put_away(edition: Game) -> None:
    """Let go of an edition. A table that is on keeps its own, with all modules of it."""
    own = type(edition).edition.__name__
    for name in [name for name in sys.modules if name == own or name.startswith(f"{own}.")]:
        del sys.modules[name]
    take_in(own, ())


# Importing a package once more ------------------------------------------------------------------------------------

_modules: WeakValueDictionary[str, ModuleType] = WeakValueDictionary()
"""Modules of editions that are in use; the first of each edition holds on to the others."""


class _Finder(MetaPathFinder):
    """Finds the modules of an edition where those of its game are."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, mark, rest = fullname.partition(_MARK)
        if not mark:
            return None
        tail = rest.partition(".")[2]
        origin = f"{package}.{tail}" if tail else package
        found = PathFinder.find_spec(origin, path) if tail else sys.modules[package].__spec__
        if found is None or not isinstance(found.loader, SourceFileLoader):
            return None
        own = fullname.removesuffix(f".{tail}") if tail else fullname
        spec = ModuleSpec(fullname, _Loader(found.loader, fullname, package, own), origin=found.origin)
        spec.submodule_search_locations = found.submodule_search_locations
        spec.has_location = True
        return spec


class _Loader(SourceFileLoader):
    """Loads a module of a game for an edition."""

    def __init__(self, original: SourceFileLoader, module: str, package: str, own: str) -> None:
        super().__init__(original.name, str(original.path))
        self.module, self.package, self.own = module, package, own

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return _modules.get(self.module)

    def exec_module(self, module: ModuleType) -> None:
        if self.module in _modules:
            return
        _modules[self.module] = module
        vars(_modules[self.own]).setdefault("__parts__", []).append(module)
        code = self.get_code(self.name)
        assert code is not None
        exec(_renamed(code, self.package, self.own), vars(module))

    def get_resource_reader(self, name: str | None = None) -> FileReader:
        return super().get_resource_reader(self.name)


def _renamed(code: CodeType, package: str, own: str) -> CodeType:
    """The same code, importing from the edition what it imported from its package."""
    names = [own + name[len(package) :] if f"{name}.".startswith(f"{package}.") else name for name in code.co_names]
    within = [_renamed(part, package, own) if isinstance(part, CodeType) else part for part in code.co_consts]
    return code.replace(co_names=tuple(names), co_consts=tuple(within))


sys.meta_path.insert(0, _Finder())
