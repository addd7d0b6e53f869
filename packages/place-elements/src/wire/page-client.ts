import type { PlacesClient } from "@lieudit/places-client";
import { loadPart } from "../core/load-part.ts";
import { pageSettings } from "../page/page-settings.ts";
import type { PlaceReading } from "./place-shape.ts";

let client: Promise<PlacesClient> | undefined;
let madeFor = "";
let reading: PlaceReading | undefined;

/**
 * Makes the client read the fields that the page's classes have. The library of
 * places calls this when it loads; until then, the client reads what a geocoder
 * needs.
 */
export function readPlacesBy(given: PlaceReading): void {
  reading = given;
  if (madeFor !== "") client = undefined;
}

/**
 * Returns the client that everything on this page shares; loads it on the first
 * call. Equal simultaneous calls are sent as one request, and so are calls for
 * the details of several places.
 */
export function pageClient(): Promise<PlacesClient> {
  const { dataHost, key } = pageSettings();
  const wantedFor = `${dataHost} ${key}`;
  if (client === undefined || (madeFor !== "" && madeFor !== wantedFor)) {
    madeFor = wantedFor;
    client = loadPart("client", () => import("./make-page-client.ts")).then(({ makePageClient }) =>
      makePageClient(dataHost, key, reading),
    );
    // If the file fails to load, the next call tries again.
    client.catch(() => {
      client = undefined;
    });
  }
  return client;
}

/** Replaces the client in tests; null restores the one of the page's settings. */
export function setPageClient(given: PlacesClient | null): void {
  client = given === null ? undefined : Promise.resolve(given);
  madeFor = "";
}
