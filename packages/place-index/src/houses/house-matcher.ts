import { toCell } from "../geo/cells.ts";
import type { TermGroup, TermMatch } from "../search/index-reader.ts";
import type { Scope } from "../search/source-scope.ts";
import { TERM_SIGNS } from "../search/terms.ts";
import { CELL_SIGN, type HouseBlock, hasWordTerm, readNumber } from "./house-block.ts";

/** A group of terms, and which house numbers have one of them. */
interface GroupTest {
  group: TermGroup;
  isPlaced: boolean;
  byNumber: Map<string, boolean>;
}

/**
 * Finds the houses of blocks that match. The text index finds the blocks in which each group has a
 * house, not always the same one.
 */
export class HouseMatcher {
  readonly #match: TermMatch;
  readonly #tests = new Map<Scope, GroupTest[]>();

  constructor(match: TermMatch) {
    this.#match = match;
  }

  /** Returns the positions of the first `limit` houses of a block, from position `first` on, that match. */
  listIn(block: HouseBlock, first = 0, limit = Infinity): number[] {
    const { around } = this.#match;
    const tests = this.#testsIn(block.frame.stored.scope).filter(
      ({ group }) => !group.some((term) => block.hasTerm(term)),
    );
    const found: number[] = [];
    const { houses } = block;
    // Loops without closures: a search may look at thousands of houses.
    for (let at = first; at < houses.length && found.length < limit; at++) {
      let hasAll = true;
      for (let i = 0; hasAll && i < tests.length; i++) {
        const test = tests[i]!;
        hasAll =
          hasNumberTerm(test, houses[at]!.number) || (test.isPlaced && block.hasPlacedTerm(at, test.group));
      }
      if (!hasAll) continue;
      // A place is in the rings around all cells that its own cell is next to.
      if (around === undefined || around.cells.includes(toCell(block.locate(at), around.size)))
        found.push(at);
    }
    return found;
  }

  #testsIn(scope: Scope): GroupTest[] {
    let tests = this.#tests.get(scope);
    if (tests === undefined) {
      tests = this.#match.all.map((terms) => {
        const group = terms.flatMap((term) => (term.startsWith(scope) ? [term.slice(scope.length)] : []));
        const isPlaced = group.some(
          (term) => term.startsWith(CELL_SIGN) || term.startsWith(TERM_SIGNS.wholeName),
        );
        return { group, isPlaced, byNumber: new Map() };
      });
      this.#tests.set(scope, tests);
    }
    return tests;
  }
}

/** The streets of a search have the same numbers. */
function hasNumberTerm({ group, byNumber }: GroupTest, number: string): boolean {
  let hasTerm = byNumber.get(number);
  if (hasTerm === undefined) {
    const words = readNumber(number);
    hasTerm = group.some((term) => hasWordTerm(words, term));
    byNumber.set(number, hasTerm);
  }
  return hasTerm;
}
