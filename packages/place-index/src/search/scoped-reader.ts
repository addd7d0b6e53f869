import type { IndexReader, TermGroup, WordList, WordLists } from "./index-reader.ts";
import { type Scope, toScope } from "./source-scope.ts";

/**
 * Wraps a reader so that searches find the places of private sources too. Returns `reader` itself if the index has none
 * of the sources.
 */
export function showSources(reader: IndexReader, sources: readonly string[] = []): IndexReader {
  if (sources.length === 0) return reader;
  const numbers = new Map<Scope, number>();
  for (const scope of sources.map(toScope)) {
    const number = reader.scopeNumber(scope);
    if (number !== undefined) numbers.set(scope, number);
  }
  if (numbers.size === 0) return reader;
  const scopes = [...numbers.keys()];
  let lists: Promise<WordLists> | undefined;
  return {
    ...reader,
    wordLists() {
      lists ??= Promise.all([reader.wordLists(), ...scopes.map((scope) => reader.wordLists(scope))]).then(
        joinWordLists,
      );
      return lists;
    },
    matching({ all, none = [], around, near }, after, limit, bounds) {
      const match = {
        all: all.map((group) => addScopes(group, scopes)),
        none: addScopes(none, scopes),
        around,
        near,
        scopes,
      };
      return reader.matching(match, after, limit, bounds);
    },
    near(types, box, limit) {
      const scoped = types.flatMap((type) => [...numbers.values()].map((number) => number + type));
      return reader.near([...types, ...scoped], box, limit);
    },
  };
}

/** Returns the terms, and the same in each scope. */
export function addScopes(group: TermGroup, scopes: readonly Scope[] = []): TermGroup {
  return scopes.length === 0 ? group : ["", ...scopes].flatMap((scope) => group.map((term) => scope + term));
}

function joinWordLists(lists: readonly WordLists[]): WordLists {
  const join = (name: keyof WordLists) => joinWords(lists.map((list) => list[name]));
  return {
    names: join("names"),
    context: join("context"),
    initials: join("initials"),
    areas: join("areas"),
    zones: join("zones"),
  };
}

function joinWords(lists: readonly WordList[]): WordList {
  const sum = (count: (list: WordList) => number) => lists.reduce((total, list) => total + count(list), 0);
  const getCount = (word: string) => sum((list) => list.getCount(word));
  return {
    size: sum(({ size }) => size),
    has: (word) => lists.some((list) => list.has(word)),
    getCount,
    countStartingWith: (prefix) => sum((list) => list.countStartingWith(prefix)),
    hasPrefix: (prefix) => lists.some((list) => list.hasPrefix(prefix)),
    startingWith(prefix, limit) {
      const words = new Set(lists.flatMap((list) => list.startingWith(prefix, limit)));
      return [...words].sort((a, b) => getCount(b) - getCount(a)).slice(0, limit);
    },
    similarTo(word, edits, isPrefix, limit) {
      const similar = lists.flatMap((list) => list.similarTo(word, edits, isPrefix, limit));
      const unique = [...new Map(similar.map((correction) => [correction.word, correction])).values()];
      return unique.sort((a, b) => a.edits - b.edits || getCount(b.word) - getCount(a.word)).slice(0, limit);
    },
  };
}
