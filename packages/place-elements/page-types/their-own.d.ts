/** Where the page has the types of `google.maps`, elements and events have theirs: the tags are declared there too. */
export type TheirOwn<Library, Name extends string, Ours> = Library extends {
  [Its in Name]: abstract new (
    ...args: never
  ) => infer Theirs;
}
  ? Theirs
  : Ours;
export type GoogleMaps = typeof globalThis extends { google: { maps: infer Maps } } ? Maps : unknown;
type Namespace<Name extends string> = GoogleMaps extends { [Its in Name]: infer Library } ? Library : unknown;
export type OfPlaces<Name extends string, Ours> = TheirOwn<Namespace<"places">, Name, Ours>;
export type OfMarkers<Name extends string, Ours> = TheirOwn<Namespace<"marker">, Name, Ours>;
