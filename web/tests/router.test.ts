import { describe, expect, it } from "vitest";
import { find, identity } from "$lib/router.svelte";

describe("addresses", () => {
  it.each([
    ["/", "home", {}],
    ["/lobby", "lobby", {}],
    ["/t/ab12", "table", { table: "ab12" }],
    ["/t/ab12/report", "report", { table: "ab12" }],
    ["/t/ab12/replay?ply=57&eyes=0", "replay", { table: "ab12" }],
    ["/join/s3cret", "join", { secret: "s3cret" }],
    ["/games/highlights_2052/cards", "cards", { game: "highlights_2052" }],
    ["/games/highlights_2052/cards/hb01", "cards", { game: "highlights_2052", card: "hb01" }],
    ["/cards", "shelf", {}],
    ["/nowhere", "missing", {}],
    ["/t/", "missing", {}],
    ["/lobby/", "missing", {}],
  ])("%s is %s", (address, page, params) => {
    expect(find(address)).toMatchObject({ page, params });
  });

  it("of two cards of a game are one page, of two games two", () => {
    const [one, other, another] = ["/games/a/cards", "/games/a/cards/x?kind=k", "/games/b/cards/x"].map((address) => identity(find(address)));
    expect(one).toBe(other);
    expect(other).not.toBe(another);
  });

  it("keep what stands after the question mark", () => {
    expect(find("/t/x/replay?ply=57").query.get("ply")).toBe("57");
  });
});
