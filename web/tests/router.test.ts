import { describe, expect, it } from "vitest";
import { find } from "$lib/router.svelte";

describe("addresses", () => {
  it.each([
    ["/", "home", {}],
    ["/lobby", "lobby", {}],
    ["/t/ab12", "table", { table: "ab12" }],
    ["/t/ab12/report", "report", { table: "ab12" }],
    ["/t/ab12/replay?ply=57&eyes=0", "replay", { table: "ab12" }],
    ["/join/s3cret", "join", { secret: "s3cret" }],
    ["/games/highlights_2052/cards", "cards", { game: "highlights_2052" }],
    ["/nowhere", "missing", {}],
    ["/t/", "missing", {}],
    ["/lobby/", "missing", {}],
  ])("%s is %s", (address, page, params) => {
    expect(find(address)).toMatchObject({ page, params });
  });

  it("keep what stands after the question mark", () => {
    expect(find("/t/x/replay?ply=57").query.get("ply")).toBe("57");
  });
});
