import type { BoundaryGeometry, Place } from "@lieudit/place-model";
import type { FakeWays } from "./fake-routing.ts";

export interface FakePlacesServerOptions {
  /** The places, or a function of the reader's language and region. */
  places: readonly Place[] | ((reader: FakeReader) => readonly Place[]);
  /** Outlines by place id. Default: no place has one. */
  boundaries?: Readonly<Record<string, BoundaryGeometry>>;
  /** Finds routes. Default: none. */
  ways?: FakeWays;
  /** Required key, if set. */
  key?: string;
  /** Clock for the expiry of contexts. Default: the real time. */
  now?: () => Date;
  /** Default `https://lieudit.example`. */
  publicUrl?: string;
}

export interface FakeReader {
  /** Language of the request. */
  languageCode?: string;
  /** Region of the request. */
  regionCode?: string;
}

/** Returns the places for a reader. */
export function getPlaces({ places }: FakePlacesServerOptions, reader: FakeReader): readonly Place[] {
  return typeof places === "function" ? places(reader) : places;
}

/** Returns the public address of the server. */
export function getPublicUrl(options: FakePlacesServerOptions): string {
  return options.publicUrl ?? "https://lieudit.example";
}

/** Returns the time of a call. */
export function getNow({ now = () => new Date() }: FakePlacesServerOptions): Date {
  return now();
}
