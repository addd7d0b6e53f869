/** The types of an open index, by name and number. */
export class NumberedTypes {
  /** By number. */
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #common = new Set<string>();

  add(number: number, name: string, isCommon: boolean): void {
    this.names[number] = name;
    this.#numbers.set(name, number);
    if (isCommon) this.#common.add(name);
  }

  numberOf(type: string): number | undefined {
    return this.#numbers.get(type);
  }

  isCommon(type: string): boolean {
    return this.#common.has(type);
  }
}
