import { MAX_CONTEXT_PLACES } from "../contexts.ts";
import type { MessageShape, Shape } from "../shapes/shape.ts";

/** Maximum length of a text; longer ones are cut. */
const MAX_TEXT_LENGTH = 20_000;

/** Maximum length of a list; hostile responses may have 10 000 reviews. */
const MAX_LIST_LENGTH = MAX_CONTEXT_PLACES;

/**
 * Returns the valid part of a response. Values of the wrong type, unknown enum names, unsafe
 * addresses and unknown fields are omitted.
 */
export function readAnswer(shape: MessageShape, value: unknown): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  if (typeof value !== "object" || value === null || Array.isArray(value)) return read;
  for (const [name, field] of Object.entries(shape.fields)) {
    // Reads known names only, so that `__proto__` is never accessed.
    if (!Object.hasOwn(value, name)) continue;
    const checked = readValue(field, (value as Record<string, unknown>)[name]);
    if (checked !== undefined) read[name] = checked;
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
        const checked = readValue(shape.of, entry);
        return checked === undefined ? [] : [checked];
      });
    case "string":
    case "int64":
      return typeof value === "string" ? readText(value) : undefined;
    case "uri":
      return typeof value === "string" && isSafeUri(value) ? value : undefined;
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "int32":
    case "double":
      return typeof value === "number" && Number.isFinite(value) ? value : undefined;
    case "enum":
      if (typeof value === "number") return getName(shape.numbers, value);
      return typeof value === "string" && Object.hasOwn(shape.numbers, value) ? value : undefined;
    case "positions":
      // The client of outlines checks them; the elements, which never get any, stay smaller.
      return value;
    default:
      return undefined;
  }
}

/** Removes directional overrides, which would reorder the page's own text. */
function readText(value: string): string {
  return value
    .slice(0, MAX_TEXT_LENGTH)
    .toWellFormed()
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
}

function getName(numbers: Readonly<Record<string, number>>, number: number): string | undefined {
  return number === 0 ? undefined : Object.keys(numbers).find((name) => numbers[name] === number);
}

/** Whether `value` is safe to link to: an absolute http, https, mailto or tel address. */
export function isSafeUri(value: string): boolean {
  if (value.length > 4_000 || !URL.canParse(value)) return false;
  return /^(?:https?|mailto|tel):$/.test(new URL(value).protocol);
}
