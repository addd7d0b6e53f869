import type { Shape } from "../shapes/shape.ts";

/** Copies `value` with enums as numbers, for clients that request `enum-encoding=int`. */
export function withEnumNumbers(shape: Shape, value: unknown): unknown {
  if (shape.kind === "enum") return typeof value === "string" ? (shape.numbers[value] ?? value) : value;
  if (shape.kind === "list" && Array.isArray(value)) {
    return value.map((entry) => withEnumNumbers(shape.of, entry));
  }
  if (shape.kind !== "message" || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const field = shape.fields[name];
      return [name, field === undefined ? entry : withEnumNumbers(field, entry)];
    }),
  );
}
