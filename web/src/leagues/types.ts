/** Competitions as the server tells of them. */

import type { components } from "$lib/api/schema";
import type { Message } from "$lib/i18n.svelte";

type Schemas = components["schemas"];
/** As the answers are typed: pairs come as lists. */
type Listed<T> = T extends [unknown, unknown] ? number[] : T extends (infer One)[] ? Listed<One>[] : T extends object ? { [Key in keyof T]: Listed<T[Key]> } : T;
export type League = Listed<Schemas["LeagueOut"]>;
export type LeagueCard = Schemas["LeagueCard"];
export type Invited = Schemas["InvitedOut"];
export type Task = Schemas["TaskOut"];
export type Team = Schemas["TeamOut"];
export type Place = Schemas["StandingOut"];
export type Fixture = Listed<Schemas["FixtureOut"]>;
export type Bracket = Schemas["BracketOut"];
export type Meeting = Schemas["PairingOut"];
export type Draft = Schemas["DraftOut"];
export type Pool = Schemas["PoolOut"];
export type PoolCard = Schemas["PoolCard"];
export type Roster = Schemas["RosterOut"];
export type Trade = Schemas["TradeOut"];
export type Thing = Schemas["ThingOut"];
export type Weighed = Schemas["WeighedOut"];
export type Line = Schemas["LogOut"];
export type Building = Schemas["Building"];
export type Form = Schemas["LeagueFormOut"];
export type Setting = Schemas["SettingOut"];
export type SeasonPage = Listed<Schemas["SeasonPageOut"]>;

/** What can be done in a competition: a body of `/act`. */
export type Act = { do: string; why?: string } & Record<string, unknown>;

/** A message of an answer; the schema does not say that it is one. */
export const told = (message: unknown): Message => message as Message;
