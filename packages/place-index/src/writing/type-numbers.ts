import { PUBLIC_SCOPE, type Scope } from "../search/source-scope.ts";

/** Types that every point of interest has are omitted of the table of near places: its untyped rows serve them. */
const COMMON_TYPES: ReadonlySet<string> = new Set(["establishment", "point_of_interest"]);

/** A type as an index numbers it, from 1 on. */
export interface NumberedType {
  number: number;
  name: string;
  isCommon: boolean;
}

/** What an index numbers. */
export interface TypeLists {
  /** Types that places have. */
  types: readonly string[];
  /** Of private sources; the types of each have a range of numbers in the table of near places. */
  scopes: readonly Scope[];
  /** Types that come first, whether places have them or not: so others have the same numbers in each index. */
  known?: readonly string[];
}

/** The numbers of the types and scopes of one index. The same ones get the same numbers. */
export class TypeNumbers {
  readonly all: readonly NumberedType[];
  readonly #numberOf = new Map<string, number>();
  readonly #common = new Set<number>();

  constructor({ types, scopes, known = [] }: TypeLists) {
    const names = [...new Set([...known.toSorted(), ...types.toSorted()])];
    const numbered = names.map((name, i) => ({ number: i + 1, name, isCommon: COMMON_TYPES.has(name) }));
    const numberedScopes = scopes
      .toSorted()
      .map((name, i) => ({ number: (i + 1) * (numbered.length + 1), name, isCommon: false }));
    const used = new Set(types);
    this.all = [...numbered.filter(({ name }) => used.has(name)), ...numberedScopes];
    for (const { number, name, isCommon } of this.all) {
      this.#numberOf.set(name, number);
      if (isCommon) this.#common.add(number);
    }
  }

  of(type: string): number {
    const number = this.#numberOf.get(type);
    if (number === undefined) throw new RangeError(`The type ${type} was not counted before it was written.`);
    return number;
  }

  /** Returns what the table of near places adds to the number of a type. */
  ofScope(scope: Scope): number {
    return scope === PUBLIC_SCOPE ? 0 : this.of(scope);
  }

  isCommon(number: number): boolean {
    return this.#common.has(number);
  }
}
