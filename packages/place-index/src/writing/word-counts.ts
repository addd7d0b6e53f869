import { toZoneName } from "../search/filter-terms.ts";
import type { WordLists } from "../search/index-reader.ts";
import { PUBLIC_SCOPE, type Scope, splitScope } from "../search/source-scope.ts";
import { TERM_SIGNS, toAreaWord } from "../search/terms.ts";

/**
 * Counts the places of each word that searches look up in memory. These are the
 * words of names and of contexts, the initials of names, the cells that hold
 * places, and the time zones of opening hours.
 */
export class WordCounts {
  readonly byScope: CountsByScope;

  /** @param byScope of other counts, which go on in this one. */
  constructor(byScope: CountsByScope = new Map([[PUBLIC_SCOPE, createLists()]])) {
    this.byScope = byScope;
  }

  /** Counts `places` more places for a term; terms of other kinds are ignored. */
  add(scopedTerm: string, places: number): void {
    const [scope, term] = splitScope(scopedTerm);
    let lists = this.byScope.get(scope);
    if (lists === undefined) {
      lists = createLists();
      this.byScope.set(scope, lists);
    }
    if (/^[\p{L}\p{N}]/u.test(term)) grow(lists.names, term, places);
    else if (term.startsWith(TERM_SIGNS.initials)) grow(lists.initials, term.slice(1), places);
    else if (term.startsWith(TERM_SIGNS.context) && !term.startsWith(TERM_SIGNS.contextPrefix)) {
      grow(lists.context, term.slice(TERM_SIGNS.context.length), places);
    } else if (term.startsWith(TERM_SIGNS.zone)) grow(lists.zones, toZoneName(term), places);
    else {
      const area = toAreaWord(term);
      if (area !== undefined) grow(lists.areas, area, places);
    }
  }

  /** Returns the lists of public places, and those of each scope with the scope before their names. */
  lists(): [list: string, countOf: ReadonlyMap<string, number>][] {
    return [...this.byScope].flatMap(([scope, lists]) =>
      Object.entries(lists).map(([list, countOf]): [string, ReadonlyMap<string, number>] => [
        scope + list,
        countOf,
      ]),
    );
  }
}

export type CountsByScope = Map<Scope, ScopeLists>;
type ScopeLists = Record<keyof WordLists, Map<string, number>>;

function createLists(): ScopeLists {
  return {
    names: new Map(),
    context: new Map(),
    initials: new Map(),
    areas: new Map(),
    zones: new Map(),
  };
}

function grow(counts: Map<string, number>, word: string, by: number): void {
  counts.set(word, (counts.get(word) ?? 0) + by);
}
