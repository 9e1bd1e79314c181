/** The deck builder's data, as the server tells it. No game is known here. */

import type { components } from "$lib/api/schema";

type Schemas = components["schemas"];
export type Builder = Schemas["BuilderOut"];
export type Group = Schemas["GroupOut"];
export type Filter = Schemas["FilterOut"];
export type Start = Schemas["StartOut"];
export type Sheet = Schemas["SheetOut"];
export type Area = Schemas["AreaOut"];
export type Slot = Schemas["SlotOut"];
export type Meter = Schemas["MeterOut"];
export type Problem = Schemas["ProblemOut"];
export type Note = Schemas["NoteOut"];
export type SavedDeck = Schemas["DeckOut"];

/** A card of the pool; what the server left out is empty. */
export type PoolCard = Required<Schemas["PoolCardOut"]>;
export type Wanted = Record<string, string>;
