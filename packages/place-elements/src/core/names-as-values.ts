/** Makes an enum whose values are its names, like most of `google.maps`. */
export function namesAsValues<const N extends string>(...names: N[]): { readonly [K in N]: K } {
  // The type of Object.fromEntries loses which name has which value.
  return Object.fromEntries(names.map((name) => [name, name])) as { [K in N]: K };
}
