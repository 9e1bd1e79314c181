/** Who plays in this browser. A stranger becomes a guest at the first thing that needs a name. */

import { ask, http, type PersonOut } from "./api/client";

class Me {
  /** undefined until asked, null for somebody who has not been here. */
  person = $state<PersonOut | null | undefined>(undefined);
  #asking: Promise<PersonOut | null> | undefined;

  /** Who you are, if anybody yet. */
  async look(): Promise<PersonOut | null> {
    if (this.person !== undefined) return this.person;
    this.#asking ??= ask(http.GET("/api/me")).then(({ person }) => (this.person = person));
    try {
      return await this.#asking;
    } finally {
      this.#asking = undefined;
    }
  }

  /** Who you are; a new guest if need be. */
  async be(): Promise<PersonOut> {
    const known = await this.look();
    if (known) return known;
    this.person = await ask(http.POST("/api/guests", { body: {} }));
    return this.person;
  }

  /** Ask again: after signing in or out, or when a session has ended. */
  async again(): Promise<PersonOut | null> {
    this.person = undefined;
    return this.look();
  }

  async rename(name: string): Promise<void> {
    await this.be();
    this.person = await ask(http.PATCH("/api/me", { body: { name } }));
  }
}

export const me = new Me();
