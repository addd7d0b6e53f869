import { toZoneName } from "../search/filter-terms.ts";
import type { WordLists } from "../search/index-reader.ts";
import { TERM_SIGNS, toAreaWord } from "../search/terms.ts";

/**
 * Counts the places of each word that searches look up in memory. These are the
 * words of names and of contexts, the initials of names, the cells that hold
 * places, and the time zones of opening hours.
 */
export class WordCounts {
  readonly #names = new Map<string, number>();
  readonly #context = new Map<string, number>();
  readonly #initials = new Map<string, number>();
  readonly #areas = new Map<string, number>();
  readonly #zones = new Map<string, number>();

  /** Counts `places` more places for a term; terms of other kinds are ignored. */
  add(term: string, places: number): void {
    if (/^[\p{L}\p{N}]/u.test(term)) grow(this.#names, term, places);
    else if (term.startsWith(TERM_SIGNS.initials)) grow(this.#initials, term.slice(1), places);
    else if (term.startsWith(TERM_SIGNS.context) && !term.startsWith(TERM_SIGNS.contextPrefix)) {
      grow(this.#context, term.slice(TERM_SIGNS.context.length), places);
    } else if (term.startsWith(TERM_SIGNS.zone)) grow(this.#zones, toZoneName(term), places);
    else {
      const area = toAreaWord(term);
      if (area !== undefined) grow(this.#areas, area, places);
    }
  }

  lists(): [list: keyof WordLists, countOf: ReadonlyMap<string, number>][] {
    return [
      ["names", this.#names],
      ["context", this.#context],
      ["initials", this.#initials],
      ["areas", this.#areas],
      ["zones", this.#zones],
    ];
  }
}

function grow(counts: Map<string, number>, word: string, by: number): void {
  counts.set(word, (counts.get(word) ?? 0) + by);
}
