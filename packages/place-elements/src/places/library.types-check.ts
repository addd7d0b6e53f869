/// <reference types="google.maps" />
import type { AutocompleteRequest } from "./autocomplete-request.ts";
import type { CLASSES } from "./library.ts";
import type { SearchByTextRequest, SearchNearbyRequest } from "./search-request.ts";

// Compiled with everything else and shipped nowhere: what pages are written against is what they get.

type Ours = typeof CLASSES;
type Theirs = google.maps.PlacesLibrary;
type Named = keyof Ours & keyof Theirs;
type Class = abstract new (...args: never) => unknown;
type InstanceOf<Value> = Value extends Class ? InstanceType<Value> : never;

/** Names of the library that the types do not know. */
type UnknownName = Exclude<keyof Ours, keyof Theirs>;

type ClassName = { [Name in Named]: Ours[Name] extends Class ? Name : never }[Named];

/** Classes whose instances cannot stand where pages expect one of theirs. */
type WrongClass = {
  [Name in ClassName]: InstanceOf<Ours[Name]> extends InstanceOf<Theirs[Name]> ? never : Name;
}[ClassName];

/** The one enum of numbers has the same names; the types give both the same number. */
type EnumName = Exclude<Named, ClassName>;

/** Enums that lack a name, or have one too many. */
type WrongEnum = {
  [Name in EnumName]: [keyof Ours[Name], keyof Theirs[Name]] extends [keyof Theirs[Name], keyof Ours[Name]]
    ? never
    : Name;
}[EnumName];

/** Properties of their requests that ours do not take. Places on the map are classes of either side. */
type WrongProperty<Their, Our, Left extends string = never> = {
  [Name in Exclude<keyof Their, Left>]-?: Name extends keyof Our
    ? NonNullable<Their[Name]> extends NonNullable<Our[Name]>
      ? never
      : Name
    : Name;
}[Exclude<keyof Their, Left>];

type Places = "locationBias" | "locationRestriction";

/** Refused at run time too, each with the name of today. */
type Renamed = "query" | "rankBy";

export const WRONG: (
  | UnknownName
  | WrongClass
  | WrongEnum
  | WrongProperty<google.maps.places.SearchByTextRequest, SearchByTextRequest, Places | Renamed>
  | WrongProperty<google.maps.places.SearchNearbyRequest, SearchNearbyRequest, Places>
  | WrongProperty<google.maps.places.AutocompleteRequest, AutocompleteRequest, Places>
)[] = [];
WRONG satisfies never[];
