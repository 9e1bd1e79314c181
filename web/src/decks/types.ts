/** The deck builder's data, as it is read: what the server tells, said in a language. No game is known here. */

import type { components } from "$lib/api/schema";
import type { Spoken } from "$lib/i18n.svelte";

export type Schemas = components["schemas"];
export type Builder = Spoken<Schemas["BuilderOut"]>;
export type Group = Spoken<Schemas["GroupOut"]>;
export type Filter = Spoken<Schemas["FilterOut"]>;
export type Start = Spoken<Schemas["StartOut"]>;
export type Sheet = Spoken<Schemas["SheetOut"]>;
export type Area = Spoken<Schemas["AreaOut"]>;
export type Slot = Spoken<Schemas["SlotOut"]>;
export type Meter = Spoken<Schemas["MeterOut"]>;
export type Problem = Spoken<Schemas["ProblemOut"]>;
export type Note = Spoken<Schemas["NoteOut"]>;
export type SavedDeck = Spoken<Schemas["DeckOut"]>;

/** A card of the pool; what the server left out is empty. */
export type PoolCard = Required<Spoken<Schemas["PoolCardOut"]>>;
export type Wanted = Record<string, string>;
