import { MAX_CONTEXT_PLACES } from "../contexts.ts";
import type { MessageShape, Shape } from "../shapes/shape.ts";

/** A text above this is cut: no field of a place is honestly longer. */
const MAX_TEXT_LENGTH = 20_000;

/** Entries of a list that are kept, as many as the longest honest one has: a hostile answer may hold 10 000 reviews. */
const MAX_LIST_LENGTH = MAX_CONTEXT_PLACES;

/**
 * What of an answer can be used: values of the wrong type, unknown enum names,
 * addresses that are not http, https, mailto or tel, and unknown fields are
 * left out. Whoever reads the result may trust its type.
 */
export function readAnswer(shape: MessageShape, value: unknown): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  if (typeof value !== "object" || value === null || Array.isArray(value)) return read;
  for (const [name, field] of Object.entries(shape.fields)) {
    // By the names that we know, so that `__proto__` in an answer is never looked at.
    if (!Object.hasOwn(value, name)) continue;
    const kept = readValue(field, (value as Record<string, unknown>)[name]);
    if (kept !== undefined) read[name] = kept;
  }
  return read;
}

function readValue(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case "message":
      return typeof value === "object" && value !== null && !Array.isArray(value)
        ? readAnswer(shape, value)
        : undefined;
    case "list":
      if (!Array.isArray(value)) return undefined;
      return value.slice(0, MAX_LIST_LENGTH).flatMap((entry) => {
        const kept = readValue(shape.of, entry);
        return kept === undefined ? [] : [kept];
      });
    case "string":
    case "int64":
      return typeof value === "string" ? readableText(value) : undefined;
    case "uri":
      return typeof value === "string" && isSafeUri(value) ? value : undefined;
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "int32":
    case "double":
      return typeof value === "number" && Number.isFinite(value) ? value : undefined;
    case "enum":
      if (typeof value === "number") return nameOf(shape.numbers, value);
      return typeof value === "string" && Object.hasOwn(shape.numbers, value) ? value : undefined;
    case "opaque":
      return undefined;
  }
}

/** Directional overrides are dropped: they would turn the page's own words around. */
function readableText(value: string): string {
  return value
    .slice(0, MAX_TEXT_LENGTH)
    .toWellFormed()
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
}

function nameOf(numbers: Readonly<Record<string, number>>, number: number): string | undefined {
  return number === 0 ? undefined : Object.keys(numbers).find((name) => numbers[name] === number);
}

/** Whether a page may link to `value`: an absolute http, https, mailto or tel address. */
export function isSafeUri(value: string): boolean {
  if (value.length > 4_000 || !URL.canParse(value)) return false;
  return /^(?:https?|mailto|tel):$/.test(new URL(value).protocol);
}
