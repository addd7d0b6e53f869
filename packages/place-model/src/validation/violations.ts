import { type FieldViolation, PlacesError } from "../places-error.ts";

/** Collects everything that is wrong with a request, so that the caller hears it all at once. */
export class Violations {
  readonly #found: FieldViolation[] = [];

  /** `description` is a whole sentence and starts with the field's name. */
  add(field: string, description: string): void {
    // A hostile body may be wrong in thousands of places; the first few say enough.
    if (this.#found.length < 20) this.#found.push({ field, description });
  }

  /** @throws {PlacesError} INVALID_ARGUMENT when anything was added; the message is the first sentence. */
  throwIfAny(): void {
    const [first, ...others] = this.#found;
    if (first === undefined) return;
    const more = others.length === 0 ? "" : ` (${others.length} more in the details)`;
    throw new PlacesError("INVALID_ARGUMENT", first.description + more, {
      fieldViolations: [first, ...others],
    });
  }
}

/** A value in an error text: as JSON, short, on one line. JSON has no word for what 1e400 is read as. */
export function shown(value: unknown): string {
  const json = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
  return json.length <= 60 ? json : `${json.slice(0, 57)}...`;
}
