import type { PlacesClient } from "@lieudit/places-client";
import { loadPart } from "../core/load-part.ts";
import { pageSettings } from "../page/page-settings.ts";
import type { PlaceReading } from "./place-shape.ts";

let client: Promise<PlacesClient> | undefined;
let madeFor = "";
let reading: PlaceReading | undefined;

/**
 * Has the client read of places what the classes of the page do, by their own
 * tables: the library of places says so when it loads. Until then it reads what
 * a geocoder needs.
 */
export function readPlacesBy(given: PlaceReading): void {
  reading = given;
  if (madeFor !== "") client = undefined;
}

/** What `readPlacesBy` was given. */
export function placeReading(): PlaceReading | undefined {
  return reading;
}

/**
 * The one client of everything on this page, loaded when it is first asked
 * for. Equal calls of one moment are one request, and details of many places
 * one for all of them.
 */
export function pageClient(): Promise<PlacesClient> {
  const { dataHost, key } = pageSettings();
  const wantedFor = `${dataHost} ${key}`;
  if (client === undefined || (madeFor !== "" && madeFor !== wantedFor)) {
    madeFor = wantedFor;
    client = loadPart("client", () => import("./make-page-client.ts")).then(({ makePageClient }) =>
      makePageClient(dataHost, key),
    );
    // Whoever asks again after the file could not be loaded gets another try.
    client.catch(() => {
      client = undefined;
    });
  }
  return client;
}

/** Puts `given` in its place, for tests; null goes back to one of the page's settings. */
export function setPageClient(given: PlacesClient | null): void {
  client = given === null ? undefined : Promise.resolve(given);
  madeFor = "";
}
