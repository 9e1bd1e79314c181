"""The balance lab: runs that are started, watched, stopped, resumed, compared and taken home as files."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import APIRouter, Response

from playcall.contract.expansions import base_id
from playcall.games import is_known, load, title_of
from playcall.lab.experiment import Experiment, head_of, over_set_ups
from playcall.lab.totals import FAR
from playcall.server.deps import Me, TheCustomer, TheService
from playcall.server.errors import refusals
from playcall.server.labmodels import ComparisonOut, Ending, RunId, RunIn, RunOut, RunResult, Table
from playcall.server.models import Done
from playcall.server.routes.sets import chosen
from playcall.tables.cardsets import bring
from playcall.tables.errors import Refused
from playcall.tables.laboratory import Wanted, as_file, compared, experiment_of, head, sheet_of
from playcall.tables.ports import LabRunInfo

router = APIRouter(prefix="/api/lab", tags=["balance lab"])

KINDS = {"csv": "text/csv; charset=utf-8", "parquet": "application/vnd.apache.parquet"}


@router.get("/runs", responses=refusals(401))
async def runs(person: Me, service: TheService) -> list[RunOut]:
    """Your runs, the newest first."""
    found = await service.store.lab_runs_of(person.id)
    for run in found:
        await _bring(service, run)
    return [RunOut.model_validate(_facts(run)) for run in found]


@router.post("/runs", status_code=201, responses=refusals(401, 404, 409))
async def start(wish: RunIn, person: Me, customer: TheCustomer, service: TheService) -> RunOut:
    """Start a run; it is played in the background, and goes on after a restart of the server."""
    game = load(wish.game)
    mode = game.mode(wish.mode) if wish.mode else None
    if wish.mode and mode is None:
        raise Refused("lab/no-mode", mode=wish.mode)
    edition = await chosen(service, person, wish.game, wish.sets)
    settings = over_set_ups(game, mode.options) if mode else {}
    experiment = Experiment(edition, wish.games, wish.seed, wish.bot, settings)
    return RunOut.model_validate(_facts(await service.laboratory.start(person, customer, experiment)))


@router.get("/runs/{run}", responses=refusals(401, 404))
async def one_run(run: RunId, person: Me, service: TheService) -> RunResult:
    """How far a run is, and what its games say so far."""
    found = await service.laboratory.own(person, run)
    await _bring(service, found)
    return RunResult.model_validate(_results(found))


@router.post("/runs/{run}/stop", responses=refusals(401, 404))
async def stop(run: RunId, person: Me, service: TheService) -> RunOut:
    """Play a run no further for now."""
    return RunOut.model_validate(_facts(await service.laboratory.stop(person, run)))


@router.post("/runs/{run}/resume", responses=refusals(401, 404, 409))
async def resume(run: RunId, person: Me, service: TheService) -> RunOut:
    """Play a run on where it stopped."""
    return RunOut.model_validate(_facts(await service.laboratory.resume(person, run)))


@router.delete("/runs/{run}", responses=refusals(401, 404))
async def delete(run: RunId, person: Me, service: TheService) -> Done:
    """Forget a run and its games."""
    await service.laboratory.delete(person, run)
    return Done()


@router.get(
    "/runs/{run}/against/{other}",
    response_class=Response,
    responses={200: {"model": ComparisonOut, "description": "The comparison."}, **refusals(401, 404)},
)
async def against(run: RunId, other: RunId, person: Me, customer: TheCustomer, service: TheService) -> Response:
    """What is different in a run from another on the same seeds, game by game."""
    pair = [await service.laboratory.own(person, one) for one in (other, run)]
    for one in pair:
        await _bring(service, one)
    before, after = [await service.laboratory.kept(one) for one in pair]
    key = ("lab", *((one.id, one.played) for one in pair))
    body = await service.backroom.make(customer, key, compared, (before, after))
    return Response(body, media_type="application/json")


@router.get(
    "/runs/{run}/{table}.{ending}",
    response_class=Response,
    responses={
        200: {"description": "The table.", "content": {kind: {} for kind in KINDS.values()}},
        **refusals(401, 404),
    },
)
async def download(
    run: RunId, table: Table, ending: Ending, person: Me, customer: TheCustomer, service: TheService
) -> Response:
    """A table of a run as a file."""
    found = await service.laboratory.own(person, run)
    await _bring(service, found)
    wanted = Wanted(await service.laboratory.kept(found), table, ending)
    body = await service.backroom.make(customer, ("lab", run, found.played, table, ending), as_file, wanted)
    name = f"{base_id(experiment_of(found).game)}-{run}-{table}.{ending}"
    return Response(body, media_type=KINDS[ending], headers={"content-disposition": f'attachment; filename="{name}"'})


# What is shown --------------------------------------------------------------------------------------------------------


async def _bring(service: Any, run: LabRunInfo) -> None:
    if "+" in (game := experiment_of(run).game):
        await bring(service.store, game)


def _facts(run: LabRunInfo) -> dict[str, object]:
    experiment = experiment_of(run)
    known = is_known(experiment.game)
    sets = load(experiment.game).expansions if known else ()
    return {
        "id": run.id, "game": base_id(experiment.game), "edition": experiment.game, "title": title_of(experiment.game),
        "games": experiment.games, "played": run.played, "seed": experiment.seed, "bot": experiment.bot,
        "settings": experiment.settings, "state": run.state, "created_at": run.created_at,
        "current": known and head_of(experiment) == head(run),
        "sets": [
            {"set": one.id, "name": one.name, "version": one.version, "author": one.author, "hash": one.hash}
            for one in sets
        ],
    }  # fmt: skip


def _results(run: LabRunInfo) -> dict[str, Any]:
    game = load(experiment_of(run).game)
    titles = {face.id: face.title for face in game.faces()}
    told: dict[str, Any] = msgspec.to_builtins(sheet_of(run))
    names = msgspec.to_builtins(dict(game.gallery.sides))
    for row in told["cards"]:
        row["name"] = titles.get(row["card"], row["card"])
    for row in told["sides"]:
        row["name"] = names.get(row["side"], row["side"])
    return {**told, **_facts(run), "far": FAR}
