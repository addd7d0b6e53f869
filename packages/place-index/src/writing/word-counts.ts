import { TERM_SIGNS } from "../search/terms.ts";

/**
 * The words of names and of contexts and the initials of names, with the
 * number of places that have each: what long prefixes and typing errors are
 * looked up in.
 */
export class WordCounts {
  readonly #names = new Map<string, number>();
  readonly #context = new Map<string, number>();
  readonly #initials = new Map<string, number>();

  /** Counts `places` more places for a term; terms of other kinds are no words. */
  add(term: string, places: number): void {
    if (/^[\p{L}\p{N}]/u.test(term)) grow(this.#names, term, places);
    else if (term.startsWith(TERM_SIGNS.initials)) grow(this.#initials, term.slice(1), places);
    else if (term.startsWith(TERM_SIGNS.context) && !term.startsWith(TERM_SIGNS.contextPrefix)) {
      grow(this.#context, term.slice(TERM_SIGNS.context.length), places);
    }
  }

  lists(): [list: "names" | "context" | "initials", countOf: ReadonlyMap<string, number>][] {
    return [
      ["names", this.#names],
      ["context", this.#context],
      ["initials", this.#initials],
    ];
  }
}

function grow(counts: Map<string, number>, word: string, by: number): void {
  counts.set(word, (counts.get(word) ?? 0) + by);
}
