import { type LatLng, PLACE_KINDS, type PlaceKind, type PlaceRecord } from "@lieudit/place-model";
import { toCell } from "../geo/cells.ts";
import { toWest } from "../houses/cell-extent.ts";
import type { Candidate } from "../ranking/score-place.ts";
import type { Scope } from "../search/source-scope.ts";
import { placeTerms } from "../search/terms.ts";
import { toPlaceWords } from "../text/place-words.ts";
import type { TypeNumbers } from "./type-numbers.ts";

/** Degrees to the whole numbers that the table of near places keeps: 1e-7 degree is a centimetre. */
export const COORDINATE_SCALE = 1e7;

/** The ranking data of a place as columns: lists are texts. */
export type CandidateRow = readonly [
  kind: number,
  latitude: number,
  longitude: number,
  popularity: number,
  country: string,
  types: string,
  names: string,
  context: string,
];

/** All that tables keep of a place, without its record. */
export interface PlaceRow {
  id: string;
  candidate: CandidateRow;
  /** The terms that it is found by. */
  terms: readonly string[];
  near: NearPlace;
}

/** Where the table of near places has a place, and as which types: 0 is any point of interest. */
export interface NearPlace {
  cell: number;
  latitude: number;
  /** Null for a block of houses, whose latitude is its extent in the cell. */
  longitude: number | null;
  types: readonly number[];
}

/** Data that a place gets from its town, and from its source. */
export interface TownShare {
  /** Scope of its source, if that is private. */
  scope: Scope;
  /** Ranking score: its own popularity and the town's share. */
  popularity: number;
  /** Other names of the town. */
  townNames: readonly string[];
}

export function placeRow(
  place: PlaceRecord,
  { popularity, townNames, scope }: TownShare,
  numbers: TypeNumbers,
): PlaceRow {
  const words = toPlaceWords(place, townNames);
  const { latitude, longitude } = place.location;
  const types = listTypes(place).map((type) => numbers.of(type));
  return {
    id: scope + place.id,
    candidate: [
      PLACE_KINDS.indexOf(place.kind),
      latitude,
      longitude,
      popularity,
      place.address.countryCode,
      types.join(" "),
      words.names.map((name) => name.join(" ")).join("\n"),
      joinContext(words),
    ],
    terms: placeTerms(place, words, (type) => numbers.of(type)).map((term) => scope + term),
    near: {
      cell: toCell(place.location, "small"),
      latitude: Math.round(latitude * COORDINATE_SCALE),
      longitude: Math.round(toWest(longitude) * COORDINATE_SCALE),
      types: listNearTypes(place, scope, numbers),
    },
  };
}

/** Returns each type once, the primary one first. */
export function listTypes({ primaryType, types }: Pick<PlaceRecord, "primaryType" | "types">): string[] {
  return [...new Set([primaryType, ...types])];
}

/** Returns the numbers under which the table of near places has a place. */
export function listNearTypes(place: PlaceRecord, scope: Scope, numbers: TypeNumbers): number[] {
  const types = listTypes(place).map((type) => numbers.of(type));
  return [...(place.kind === "poi" ? [0] : []), ...types.filter((type) => !numbers.isCommon(type))].map(
    (type) => numbers.ofScope(scope) + type,
  );
}

/** Returns the context and the locality of a place as one text. */
export function joinContext({
  context,
  locality,
}: Readonly<Record<"context" | "locality", readonly string[]>>): string {
  return [context.join(" "), locality.join(" ")].join("\n");
}

/** @param typeNames names of types by their numbers. */
export function toCandidate(rank: number, row: CandidateRow, typeNames: readonly string[]): Candidate {
  return new CandidateOfRow(rank, row, typeNames);
}

/** Splits the texts of its row on each access, so that many candidates in memory do not hold separate words. */
class CandidateOfRow implements Candidate {
  readonly rank: number;
  readonly kind: PlaceKind;
  readonly location: LatLng;
  readonly popularity: number;
  readonly country: string;
  readonly #types: string;
  readonly #names: string;
  readonly #context: string;
  readonly #typeNames: readonly string[];

  constructor(rank: number, row: CandidateRow, typeNames: readonly string[]) {
    const [kind, latitude, longitude, popularity, country, types, names, context] = row;
    this.rank = rank;
    this.kind = PLACE_KINDS[kind]!;
    this.location = { latitude, longitude };
    this.popularity = popularity;
    this.country = country;
    this.#types = types;
    this.#names = names;
    this.#context = context;
    this.#typeNames = typeNames;
  }

  get primaryType(): string {
    // It stands first, and a space ends it.
    return this.#typeNames[Number.parseInt(this.#types, 10)] ?? "";
  }

  get types(): readonly string[] {
    return this.#types.split(" ").map((number) => this.#typeNames[Number(number)]!);
  }

  get names(): readonly (readonly string[])[] {
    return this.#names === "" ? [] : this.#names.split("\n").map((name) => name.split(" "));
  }

  get context(): readonly string[] {
    const [context = ""] = this.#context.split("\n", 1);
    return context === "" ? [] : context.split(" ");
  }

  get locality(): readonly string[] {
    const [, locality = ""] = this.#context.split("\n", 2);
    return locality === "" ? [] : locality.split(" ");
  }
}
