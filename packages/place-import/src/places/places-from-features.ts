import { readOpeningHours } from "@lieudit/opening-hours/osm";
import type { PlaceRecord } from "@lieudit/place-model";
import type { AreaLookup, OsmFeature } from "../osm/osm-feature.ts";
import { AddressPlaces } from "./address-places.ts";
import { AdminPositions } from "./admin-position.ts";
import { LocalityPlaces } from "./locality-places.ts";
import type { MappingContext } from "./mapping-context.ts";
import { poiDraft, poiRecord } from "./poi-place.ts";
import { PostalCodePlaces } from "./postal-code-places.ts";
import { Spill } from "./spill.ts";
import { StopPlaces } from "./stop-places.ts";
import { StreetPlaces } from "./street-places.ts";

export interface MappingOptions {
  /** Name of the import, as each record carries it. */
  source: string;
  areas: AreaLookup;
  /** An existing folder for a temporary file; it is removed at the end. */
  workFolder: string;
  /** Told of everything that gives no place, and why. */
  countSkipped?: (reason: string) => void;
  /** The moment for which things have ended and seasons hold; the data's own where it is known. */
  now?: Date;
}

/**
 * The places of an extract: points of interest as they come; then, when all
 * elements were seen, what is made of several: stops, streets, addresses,
 * localities, postal codes.
 *
 * The same features give the same records; in another order they give the
 * same records in another order.
 */
export async function* placesFromFeatures(
  features: AsyncIterable<OsmFeature> | Iterable<OsmFeature>,
  options: MappingOptions,
): AsyncGenerator<PlaceRecord, void, undefined> {
  const { source, areas, workFolder, countSkipped = () => {}, now = new Date() } = options;
  const positions = new AdminPositions(areas);
  const context: MappingContext = {
    source,
    positions,
    now,
    readHours: (tag, place) => readOpeningHours(tag, place, now),
    countSkipped,
  };
  const spill = new Spill(workFolder);
  try {
    const stops = new StopPlaces(spill);
    const streets = new StreetPlaces(spill, positions);
    const addresses = new AddressPlaces(spill, positions, countSkipped);
    const localities = new LocalityPlaces(spill, areas, positions);
    const postalCodes = new PostalCodePlaces();
    for await (const feature of features) {
      const position = positions.at(feature.location);
      postalCodes.add(feature, position);
      const isStreet = streets.add(feature, position);
      const draft = isStreet ? null : poiDraft(feature, position.countryCode, countSkipped);
      addresses.add(feature, position, draft !== null);
      // A lieu-dit that is a chapel or a pass is found as that.
      if ((draft === null || !isMinor(feature)) && localities.add(feature, position)) continue;
      if (draft === null) continue;
      const record = poiRecord(draft, position, context);
      if (draft.types.isStop) stops.add(record);
      else yield record;
    }
    yield* stops.records();
    yield* streets.records(source);
    yield* addresses.records(source);
    yield* localities.records(source);
    yield* postalCodes.records(source);
  } finally {
    spill.close();
  }
}

function isMinor({ tags }: OsmFeature): boolean {
  return tags.boundary !== "administrative" && (tags.place === "locality" || tags.place === "islet");
}
