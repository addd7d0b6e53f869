/** An enum whose values are its names, as most of `google.maps` are. */
export function namesAsValues<const N extends string>(...names: N[]): { readonly [K in N]: K } {
  // Object.fromEntries forgets which name goes with which value.
  return Object.fromEntries(names.map((name) => [name, name])) as { [K in N]: K };
}
