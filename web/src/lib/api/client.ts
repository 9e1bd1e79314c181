/** The REST interface: typed by the server's own schema, errors as sentences. */

import createClient from "openapi-fetch";
import { loadRefusals, refusal, t, type Refused } from "../i18n.svelte";
import { connection } from "../connection.svelte";
import type { components, paths } from "./schema";

type Schemas = components["schemas"];
export type GameOut = Schemas["GameOut"];
export type GameDetail = Schemas["GameDetail"];
export type TableOut = Schemas["TableOut"];
export type TableDetail = Schemas["TableDetail"];
export type SeatOut = Schemas["SeatOut"];
export type PlaceOut = Schemas["PlaceOut"];
export type PersonOut = Schemas["PersonOut"];
export type CardOut = Schemas["CardOut"];
export type RuleOut = Schemas["RuleOut"];
export type RulesOut = Schemas["RulesOut"];
export type NewTable = Schemas["NewTable"];
export type OpenedTable = Schemas["OpenedTable"];
export type SetOut = Schemas["SetOut"];

/** A refusal: its stable code, and a sentence that says what happened and what to do. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
    this.name = "Problem";
  }
}

export const http = createClient<paths>({ baseUrl: location.origin, headers: { "X-Playcall": "1" } });

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** What a request answers; throws a `Problem` with a sentence that can be shown as it is. */
export async function ask<T>(request: Promise<Answer<T>>): Promise<T> {
  let answer: Answer<T>;
  try {
    answer = await request;
  } catch {
    connection.lost();
    throw new Problem("connection/lost", t("problem-no-connection"));
  }
  if (answer.response.headers.has("x-playcall-kept")) connection.lost();
  else connection.found();
  if (answer.response.ok) return answer.data as T;
  const told = answer.error as (Refused & { code?: unknown }) | undefined;
  if (typeof told?.code === "string" && typeof told.message === "string") {
    await loadRefusals();
    throw new Problem(told.code, refusal(told), answer.response.status);
  }
  throw new Problem("server/error", t("problem-server"), answer.response.status);
}

/** The sentence of an error, whatever it is. */
export function sentence(problem: unknown): string {
  if (problem instanceof Problem) return problem.message;
  console.error(problem);
  return t("problem-unknown");
}
