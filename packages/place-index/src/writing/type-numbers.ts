/** Types that every point of interest has are omitted of the table of near places: its untyped rows serve them. */
const COMMON_TYPES: ReadonlySet<string> = new Set(["establishment", "point_of_interest"]);

/** A type as an index numbers it, from 1 on. */
export interface NumberedType {
  number: number;
  name: string;
  isCommon: boolean;
}

/** The numbers of the types of one index. The same types get the same numbers. */
export class TypeNumbers {
  readonly all: readonly NumberedType[];
  readonly #numberOf = new Map<string, number>();
  readonly #common = new Set<number>();

  constructor(types: Iterable<string>) {
    this.all = [...types]
      .sort()
      .map((name, i) => ({ number: i + 1, name, isCommon: COMMON_TYPES.has(name) }));
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

  isCommon(number: number): boolean {
    return this.#common.has(number);
  }
}
