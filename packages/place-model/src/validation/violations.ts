import { type FieldViolation, PlacesError } from "../places-error.ts";

/** Collects all violations of a request, so that the response reports them at once. */
export class Violations {
  readonly #found: FieldViolation[] = [];

  /** Adds a violation. `description` is a sentence that starts with the field's name. */
  add(field: string, description: string): void {
    // A hostile body may have thousands of violations; the first few are enough.
    if (this.#found.length < 20) this.#found.push({ field, description });
  }

  /** @throws {PlacesError} INVALID_ARGUMENT if there are violations. The message is the first one. */
  throwIfAny(): void {
    const [first, ...others] = this.#found;
    if (first === undefined) return;
    const more = others.length === 0 ? "" : ` (${others.length} more in the details)`;
    throw new PlacesError("INVALID_ARGUMENT", first.description + more, {
      fieldViolations: [first, ...others],
    });
  }
}

/** Formats a value for an error message: short JSON on one line. Infinity has no JSON form. */
export function shown(value: unknown): string {
  const json = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
  return json.length <= 60 ? json : `${json.slice(0, 57)}...`;
}
