import { isObject } from "@lieudit/intake";
import {
  FACT_FIELDS,
  type Money,
  PLACE_SHAPE,
  type PlaceFacts,
  type PlaceField,
  type Shape,
} from "@lieudit/place-model";

/**
 * Returns what is wrong with the `facts` of a patch line, in half a sentence, or null.
 * Facts are sent to clients unchanged, so they must match the protocol: its names, types
 * and enums. `null` removes a fact.
 */
export function describeFactsFault(facts: unknown): string | null {
  if (!isObject(facts)) return '"facts" is not an object';
  for (const [name, value] of Object.entries(facts)) {
    // Own names only: `__proto__` is dropped when facts are merged.
    if (name === "__proto__") continue;
    if (!Object.hasOwn(FACT_FIELDS, name)) return `"facts" has no "${name.slice(0, 40)}"`;
    const fault = describeValueFault(FACT_FIELDS[name as keyof PlaceFacts], value, `facts.${name}`);
    if (fault !== null) return fault;
  }
  return describeRangeFault(facts as PlaceFacts);
}

/** Returns what is wrong with a field that records store in wire form, or null. */
export function describeWireFault(field: PlaceField, value: unknown): string | null {
  return describeValueFault(PLACE_SHAPE.fields[field], value, field);
}

function describeValueFault(shape: Shape | undefined, value: unknown, path: string): string | null {
  if (value === null || shape === undefined) return null;
  const wrong = (wanted: string) => `"${path}" is ${shown(value)}, which is not ${wanted}`;
  switch (shape.kind) {
    case "message": {
      if (!isObject(value)) return wrong("an object");
      for (const [name, inner] of Object.entries(value)) {
        if (!Object.hasOwn(shape.fields, name)) return `"${path}" has no "${name.slice(0, 40)}"`;
        const fault = describeValueFault(shape.fields[name], inner, `${path}.${name}`);
        if (fault !== null) return fault;
      }
      return null;
    }
    case "list": {
      if (!Array.isArray(value)) return wrong("a list");
      for (const [index, entry] of value.entries()) {
        const fault = isObject(entry)
          ? describeValueFault(shape.of, entry, `${path}[${index}]`)
          : wrong("a list of objects");
        if (fault !== null) return fault;
      }
      return null;
    }
    case "positions":
    case "opaque":
      return null;
    case "boolean":
      return typeof value === "boolean" ? null : wrong("true or false");
    case "int32":
      return Number.isInteger(value) && Math.abs(value as number) <= MAX_INT32
        ? null
        : wrong(`a whole number of at most ${MAX_INT32}`);
    case "int64":
      // proto3 writes them as strings, and the stored value is sent.
      return typeof value === "string" && /^-?\d{1,15}$/.test(value)
        ? null
        : wrong('a whole number in quotes, such as "12"');
    case "double":
      // A number beyond the range, such as 1e999, is parsed as Infinity.
      return Number.isFinite(value) ? null : wrong("a finite number");
    case "enum": {
      const names = Object.keys(shape.numbers).filter((name) => shape.numbers[name] !== 0);
      return names.includes(value as string) ? null : wrong(`one of ${names.join(", ")}`);
    }
    case "string":
    case "uri": {
      if (typeof value !== "string") return wrong("a text");
      const form = FORMS[path.slice(path.lastIndexOf(".") + 1)];
      return form === undefined || form.is(value) ? null : wrong(form.wanted);
    }
  }
}

const MAX_INT32 = 2 ** 31 - 1;

/** Strings with a required form, by field name. */
const FORMS: Readonly<Record<string, { is: (text: string) => boolean; wanted: string }>> = {
  currencyCode: { is: (text) => /^[A-Z]{3}$/.test(text), wanted: 'three letters, such as "EUR"' },
  iconBackgroundColor: {
    is: (text) => /^#[0-9a-f]{6}$/i.test(text),
    wanted: 'a colour, such as "#1f5fa8"',
  },
  updateTime: describeMoment(),
  availabilityLastUpdateTime: describeMoment(),
};

function describeMoment() {
  return {
    is: (text: string) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)),
    wanted: 'a moment, such as "2026-03-29T08:30:00Z"',
  };
}

function describeRangeFault({ rating, userRatingCount, priceRange }: PlaceFacts): string | null {
  if (typeof rating === "number" && (rating < 1 || rating > 5)) {
    return `"facts.rating" is ${rating}, outside 1 to 5`;
  }
  if (typeof userRatingCount === "number" && userRatingCount < 0) {
    return `"facts.userRatingCount" is ${userRatingCount}, below 0`;
  }
  const { startPrice, endPrice } = priceRange ?? {};
  if (startPrice && endPrice && toAmount(startPrice) > toAmount(endPrice)) {
    return '"facts.priceRange" ends below its start';
  }
  return null;
}

function toAmount({ units = "0", nanos = 0 }: Money): number {
  return Number(units) + nanos / 1e9;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
