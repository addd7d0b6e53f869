/**
 * A value of loader data as one JSON text. The router encodes loader data value
 * by value, which takes longer for a list of cards than the database query.
 */
export interface JsonText<Value> {
  json: string;
  /** Never set; carries the type. */
  value?: Value;
}

/** Writes plain data as one text. */
export function toJsonText<Value>(value: Value): JsonText<Value> {
  return { json: JSON.stringify(value) };
}

/** Reads the value that `toJsonText` wrote. */
export function fromJsonText<Value>({ json }: JsonText<Value>): Value {
  return JSON.parse(json) as Value;
}
