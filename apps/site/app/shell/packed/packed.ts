/**
 * A value on its way to the browser in one piece of text. The router looks at
 * each number and text of what a loader gives by itself, which for the cards of
 * a list takes longer than reading them from the database. `pack` makes it.
 */
export interface Packed<Value> {
  /** As JSON. In a page that is being drawn it is only a mark, which stands for the text. */
  json: string;
  /** Never there; it only says what is packed. */
  value?: Value;
}

/** What this server packed: it need not read that again to draw the page. */
export const packedHere = new WeakMap<object, unknown>();

/** The value that was packed. */
export function unpack<Value>(packed: Packed<Value>): Value {
  if (import.meta.env.SSR && packedHere.has(packed)) return packedHere.get(packed) as Value; // as `pack` was given it
  return JSON.parse(packed.json) as Value; // as `pack` wrote it
}
