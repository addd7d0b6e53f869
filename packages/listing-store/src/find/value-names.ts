import type { ListingCard } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { findCardsById } from "./find-cards.ts";

/** A value, and a listing that has it. */
export interface NamedBy {
  value: string;
  id: string;
}

/** Names of makes, towns and agencies as the cards of listings spell them, cached until the next change. */
export class ValueNames {
  readonly #db: Kysely<Tables>;
  readonly #names = new Map<string, Map<string, string>>();
  #version = -1;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Forgets the names of an older change: an agency may have another name. */
  setVersion(version: number): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#names.clear();
  }

  /**
   * Returns the name of each value.
   *
   * @param column distinguishes values of different columns
   */
  async find(
    column: string,
    values: readonly NamedBy[],
    getName: (card: ListingCard) => string,
  ): Promise<ReadonlyMap<string, string>> {
    const names = this.#names.get(column) ?? new Map<string, string>();
    this.#names.set(column, names);
    const unnamed = values.filter(({ value }) => !names.has(value));
    const cards = await findCardsById(
      this.#db,
      unnamed.map(({ id }) => id),
    );
    for (const { value, id } of unnamed) {
      const card = cards.get(id);
      if (card !== undefined) names.set(value, getName(card));
    }
    return names;
  }
}
