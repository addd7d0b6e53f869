import { latLng } from "../shapes/common-shapes.ts";
import { type MessageShape, resolveFieldName, type Shape } from "../shapes/shape.ts";
import { shown, type Violations } from "./violations.ts";
import { withoutUnset } from "./without-unset.ts";

/**
 * Parses a JSON body by proto3's rules: names in camelCase or snake_case, numbers also as strings,
 * enums by name or number, `null` as unset. Invalid values are added to `violations` and omitted.
 * Defaults of scalars are omitted too, because the protocol cannot tell them from unset ones.
 */
export function readRequest(shape: MessageShape, json: unknown, violations: Violations): Fields {
  return readMessage(shape, json, "", violations);
}

/** Fields with the type of their shape; `undefined` for an invalid value. */
export type Fields = Record<string, unknown>;

function readMessage(shape: MessageShape, json: unknown, path: string, violations: Violations): Fields {
  const read: Fields = {};
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    const what = path === "" ? "The request's body" : path;
    violations.add(path, `${what} is ${shown(json)}, which is not a JSON object; send one in braces.`);
    return read;
  }
  for (const [given, value] of Object.entries(json)) {
    const name = resolveFieldName(shape, given);
    const where = path === "" ? (name ?? given) : `${path}.${name ?? given}`;
    if (name === undefined) {
      violations.add(
        where.slice(0, 200),
        `${shown(given)} is not a field ${path === "" ? "of this request" : `of ${path}`}; check its spelling or leave it out.`,
      );
    } else if (Object.hasOwn(read, name)) {
      violations.add(where, `${where} is given twice, in camelCase and in snake_case; keep one of them.`);
    } else if (value !== null) {
      read[name] = readValue(shape.fields[name]!, value, where, violations);
    }
  }
  return read;
}

function readValue(shape: Shape, value: unknown, path: string, violations: Violations): unknown {
  const wrong = (wanted: string) => {
    violations.add(path, `${path} is ${shown(value)}, which is not ${wanted}.`);
    return undefined;
  };
  switch (shape.kind) {
    case "message": {
      const read = readMessage(shape, value, path, violations);
      // Proto3 omits a 0, so a point on the meridian of Greenwich has no longitude.
      return shape === latLng ? { latitude: 0, longitude: 0, ...withoutUnset(read) } : read;
    }
    case "list":
      if (!Array.isArray(value)) return wrong("a list; put it in square brackets");
      return value.map((entry, index) => readValue(shape.of, entry, `${path}[${index}]`, violations));
    case "boolean":
      return typeof value === "boolean" ? value : wrong("true or false");
    case "int32":
    case "int64": {
      const number = toNumber(value);
      if (!Number.isInteger(number)) return wrong("a whole number");
      if (number < -(2 ** 31) || number >= 2 ** 31) return wrong("a number of 32 bits");
      return number === 0 ? undefined : number;
    }
    case "double": {
      const number = toNumber(value);
      return Number.isFinite(number) ? number : wrong("a finite number");
    }
    case "enum": {
      const match = Object.entries(shape.numbers).find(
        ([name, number]) => value === name || value === number,
      );
      if (match === undefined) return wrong(`one of ${setNames(shape.numbers)}`);
      return match[1] === 0 ? undefined : match[0];
    }
    case "string":
    case "uri":
      if (typeof value !== "string") return wrong("a text; put it in quotes");
      if (!value.isWellFormed()) return wrong("valid Unicode: it holds half of a character");
      return value === "" ? undefined : value;
    case "positions":
    case "opaque":
      return value;
  }
}

function toNumber(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^-?\d{1,30}(?:\.\d{1,30})?(?:[eE][+-]?\d{1,3})?$/.test(value)
    ? Number(value)
    : Number.NaN;
}

function setNames(numbers: Readonly<Record<string, number>>): string {
  return Object.keys(numbers)
    .filter((name) => numbers[name] !== 0)
    .join(", ");
}
