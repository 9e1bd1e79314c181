import { beforeEach, describe, expect, it, vi } from "vitest";
import { http } from "$lib/api/client";
import { counted, found, isShown, rareness, rarityOf, total, type Album, type Collection } from "../src/collection/album";
import { Keeper } from "../src/collection/keeper.svelte";
import { Bench } from "../src/decks/bench.svelte";
import { fits, roomOf, Search } from "../src/decks/search.svelte";
import { Supply } from "../src/decks/supply";

const sort = (id: string) => ({ id, title: `the ${id}`, ink: "#333333" });
const ALBUM: Album = {
  rule: "T-1",
  note: "",
  products: [{ id: "pair", title: "A pair", cards: 2, note: "", kind: "Pair", ink: "" }],
  tallies: [
    { id: "kind", title: "Kind", sorts: [sort("hat"), sort("shoe")] },
    { id: "rarity", title: "Rarity", sorts: [sort("C"), sort("R"), sort("V")] },
  ],
  rarity: "rarity",
  cards: { h1: { kind: "hat", rarity: "C" }, h2: { kind: "hat", rarity: "V" }, s1: { kind: "shoe", rarity: "R" }, x1: { rarity: "C" } },
};
const OWNED = { h1: 2, s1: 1 };
const collection = (cards: Record<string, number>): Collection => ({ game: "toy", cards, opened: [], lost: [], text: "collection: toy\n", share: null, updated_at: null });

describe("counting a collection", () => {
  it("counts different cards by sort, and copies together", () => {
    expect(counted(ALBUM, OWNED, ALBUM.tallies[0]!).map(({ sort: { id }, have, all }) => [id, have, all])).toEqual([["hat", 1, 2], ["shoe", 1, 1]]);
    expect(counted(ALBUM, OWNED, ALBUM.tallies[1]!).map(({ have, all }) => [have, all])).toEqual([[1, 2], [1, 1], [0, 1]]);
    expect(total(ALBUM, OWNED)).toEqual({ copies: 3, have: 2, all: 4 });
    expect(total(ALBUM, { gone: 1 }).have).toBe(0);
  });

  it("tells owned, missing and spare cards apart", () => {
    expect(["all", "owned", "missing", "spare"].map((shown) => [0, 1, 2].map((copies) => isShown(shown as "all", copies)))).toEqual([
      [true, true, true],
      [false, true, true],
      [true, false, false],
      [false, false, true],
    ]);
    expect(found(ALBUM, OWNED, {}, "missing")).toEqual(["h2", "x1"]);
    expect(found(ALBUM, OWNED, { kind: "hat", rarity: "" }, "all")).toEqual(["h1", "h2"]);
    expect(found(ALBUM, OWNED, { kind: "hat", rarity: "V" }, "owned")).toEqual([]);
  });

  it("knows how rare a card is", () => {
    expect(["h1", "s1", "h2", "nobody"].map((card) => rareness(ALBUM, card))).toEqual([0, 0.5, 1, 0]);
    expect(rarityOf(ALBUM, "h2")?.title).toBe("the V");
    expect(rarityOf(ALBUM, "nobody")).toBeUndefined();
  });
});

describe("keeping a collection", () => {
  beforeEach(() => vi.restoreAllMocks());

  it("owns the cards of a pack as soon as it is open", async () => {
    const after = collection({ h1: 1, h2: 1 });
    vi.spyOn(http, "GET").mockResolvedValue({ data: { person: { id: "p", name: "Ann" } }, response: new Response() } as never);
    const post = vi.spyOn(http, "POST").mockResolvedValue({ data: { product: "pair", cards: ["h1", "h2"], fresh: ["h2"], collection: after }, response: new Response() } as never);
    const keeper = new Keeper("toy", ALBUM, collection({ h1: 1 }), true);
    expect((await keeper.open("pair")).fresh).toEqual(["h2"]);
    expect(keeper.owned).toEqual({ h1: 1, h2: 1 });
    expect(post.mock.calls[0]![1]).toMatchObject({ params: { path: { game: "toy" } }, body: { product: "pair" } });
  });
});

describe("building from what one owns", () => {
  const group = (id: string, single: boolean) => ({ id, title: id, single, priced: false, filters: [], figures: [], picture: null });
  const supply = new Supply("toy", {
    groups: [group("hat", true), group("shoe", false)],
    cards: [{ id: "h1", group: "hat", title: "Bowler", badge: "" }, { id: "h2", group: "hat", title: "Crown", badge: "" }, { id: "s1", group: "shoe", title: "Boot", badge: "" }],
    starts: [],
    leans: [],
    price: "{price}",
    chapter: "",
  });

  it("offers only owned cards, and no more copies than there are", () => {
    vi.spyOn(http, "POST").mockResolvedValue({ data: { cards: {} }, response: new Response() } as never);
    const bench = new Bench(supply, "new", { h1: 1, s1: 2 });
    const search = new Search(supply);
    const titles = () => search.found(roomOf(null, {}, bench.own)).map(({ title }) => title);
    expect(titles()).toEqual(["Bowler", "Crown"]);
    expect(bench.spare("h2")).toBe(true);
    bench.limit(true);
    expect(titles()).toEqual(["Bowler"]);
    expect([bench.spare("h1"), bench.spare("h2")]).toEqual([true, false]);
    bench.counts = { s1: 2 };
    expect(bench.spare("s1")).toBe(false);
    expect(fits(supply.card("s1"), supply.builder.groups[1]!, roomOf(null, { s1: 1 }, bench.own))).toBe(true);
    expect(fits(supply.card("s1"), supply.builder.groups[1]!, roomOf(null, { s1: 2 }, bench.own))).toBe(false);
  });

  it("asks the server to hold the deck against the collection", async () => {
    const post = vi.spyOn(http, "POST").mockResolvedValue({ data: { cards: {}, name: "" }, response: new Response() } as never);
    const bench = new Bench(supply, "new", { h1: 1 });
    bench.owned = true;
    await bench.look();
    expect(post.mock.calls.at(-1)![1]).toMatchObject({ body: { owned: true } });
  });
});
