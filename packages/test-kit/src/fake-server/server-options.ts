import type { Place } from "@lieudit/place-model";
import type { FakeWays } from "./fake-routing.ts";

export interface FakePlacesServerOptions {
  /** What there is to find; or what a reader of this language and region would see of it. */
  places: readonly Place[] | ((reader: FakeReader) => readonly Place[]);
  /** The ways to places, where a request asks for them. Default: there are none. */
  ways?: FakeWays;
  /** When set, calls without it are refused. */
  key?: string;
  /** When contexts are made, and read: they expire. Default: the time that it is. */
  now?: () => Date;
  /** Default `https://lieudit.example`. */
  publicUrl?: string;
}

export interface FakeReader {
  languageCode?: string;
  regionCode?: string;
}

/** What there is to find for this reader. */
export function placesFor({ places }: FakePlacesServerOptions, reader: FakeReader): readonly Place[] {
  return typeof places === "function" ? places(reader) : places;
}

/** Where the server says that it is. */
export function publicUrl(options: FakePlacesServerOptions): string {
  return options.publicUrl ?? "https://lieudit.example";
}

/** The moment of a call. */
export function nowOf({ now = () => new Date() }: FakePlacesServerOptions): Date {
  return now();
}
