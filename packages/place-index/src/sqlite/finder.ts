import type { AutocompleteQuery, NearbyQuery, ReverseQuery, TextQuery } from "../place-index.ts";
import { findAutocomplete } from "./find-autocomplete.ts";
import { findNearby } from "./find-nearby.ts";
import { findReverse } from "./find-reverse.ts";
import { findText } from "./find-text.ts";
import type { FinderAnswer } from "./finder-messages.ts";
import { OpenIndex } from "./open-index.ts";

/** Answers the calls of `PlaceIndex` on one thread, with records as JSON text. */
export class SqliteFinder {
  readonly #index: OpenIndex;

  /** @throws {PlaceIndexError} NOT_FOUND, BROKEN, INCOMPATIBLE. */
  constructor(path: string) {
    this.#index = new OpenIndex(path);
  }

  close(): void {
    this.#index.database.close();
  }

  describe(): string {
    return this.#index.description;
  }

  getPlaces(ids: readonly string[]): string {
    const ranks = ids.map((id) => this.#index.rankOf(id)).filter((rank) => rank !== undefined);
    return this.#index.recordTexts(ranks);
  }

  autocomplete(query: AutocompleteQuery): FinderAnswer {
    return findAutocomplete(this.#index, query);
  }

  searchText(query: TextQuery): FinderAnswer {
    return findText(this.#index, query);
  }

  searchNearby(query: NearbyQuery): string {
    return findNearby(this.#index, query);
  }

  reverseGeocode(query: ReverseQuery): string {
    return findReverse(this.#index, query);
  }
}
