/** Makes an enum whose values are its names, like most of `google.maps`. */
export function namesAsValues<const N extends string>(...names: N[]): { readonly [K in N]: K } {
  // The type of Object.fromEntries loses which name has which value.
  return Object.fromEntries(names.map((name) => [name, name])) as { [K in N]: K };
}

/** Light, dark, or the scheme of the reader's system. */
export const ColorScheme = namesAsValues("DARK", "FOLLOW_SYSTEM", "LIGHT");

/** Kilometres or miles. */
export const UnitSystem = { IMPERIAL: 1, METRIC: 0 } as const;

export type UnitSystemValue = (typeof UnitSystem)[keyof typeof UnitSystem];

/** Shapes of a symbol on a map. */
export const SymbolPath = {
  CIRCLE: 0,
  FORWARD_CLOSED_ARROW: 1,
  FORWARD_OPEN_ARROW: 2,
  BACKWARD_CLOSED_ARROW: 3,
  BACKWARD_OPEN_ARROW: 4,
} as const;
