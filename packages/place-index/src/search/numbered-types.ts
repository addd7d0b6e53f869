import { isScoped, type Scope } from "./source-scope.ts";

/** The types of an open index, by name and number, and its scopes, which are stored beside them. */
export class NumberedTypes {
  /** By number. */
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #common = new Set<string>();
  readonly #scopes = new Map<Scope, number>();

  add(number: number, name: string, isCommon: boolean): void {
    if (isScoped(name)) {
      this.#scopes.set(name, number);
      return;
    }
    this.names[number] = name;
    this.#numbers.set(name, number);
    if (isCommon) this.#common.add(name);
  }

  numberOf(type: string): number | undefined {
    return this.#numbers.get(type);
  }

  numberOfScope(scope: Scope): number | undefined {
    return this.#scopes.get(scope);
  }

  isCommon(type: string): boolean {
    return this.#common.has(type);
  }
}
