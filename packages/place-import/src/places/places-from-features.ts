import { changeStreet } from "@lieudit/place-index";
import type { PlaceRecord } from "@lieudit/place-model";
import type { AreaLookup, OsmFeature } from "../osm/osm-feature.ts";
import { AddressPlaces } from "./address-places.ts";
import { AdminPositions } from "./admin-position.ts";
import type { AddressRecord } from "./house-packer.ts";
import { HouseTowns } from "./house-towns.ts";
import { LinePlaces } from "./line-places.ts";
import { LocalityPlaces } from "./locality-places.ts";
import type { MappingContext } from "./mapping-context.ts";
import { addPostcode } from "./place-address.ts";
import { createHoursReader } from "./place-hours.ts";
import { hasOwnName } from "./place-names.ts";
import { createPoiRecord, draftPoi } from "./poi-place.ts";
import { PostalCodePlaces } from "./postal-code-places.ts";
import { Spill } from "./spill.ts";
import { StationEntrances } from "./station-entrances.ts";
import { StopPlaces } from "./stop-places.ts";
import { StreetPlaces } from "./street-places.ts";
import { TwinPlaces } from "./twin-places.ts";

export interface MappingOptions {
  /** Name of the import, stored in each record. */
  source: string;
  areas: AreaLookup;
  /** An existing folder for a temporary file, which is removed at the end. */
  workFolder: string;
  /** Called for everything that gives no place, with the reason. */
  countSkipped?: (reason: string) => void;
  /** Called while places of several elements are made, which is after the last feature; 0 to 1. */
  onProgress?: (share: number) => void;
  /** The time at which end dates and seasons are evaluated; the data's own if known. */
  now?: Date;
}

/**
 * Yields the places of an extract. Places made from several elements come at the end:
 * duplicated points of interest, stops, streets, addresses, localities, postal codes. House
 * numbers of a street come together where they differ in nothing else.
 *
 * The same features give the same records; in another order they give the records in
 * another order.
 */
export async function* mapFeaturesToPlaces(
  features: AsyncIterable<OsmFeature> | Iterable<OsmFeature>,
  options: MappingOptions,
): AsyncGenerator<AddressRecord, void, undefined> {
  const { source, areas, workFolder, countSkipped = () => {}, onProgress, now = new Date() } = options;
  const positions = new AdminPositions(areas);
  const context: MappingContext = {
    source,
    positions,
    now,
    readHours: createHoursReader(now),
    countSkipped,
  };
  const spill = new Spill(workFolder);
  try {
    const stops = new StopPlaces(spill);
    const entrances = new StationEntrances(countSkipped);
    const lines = new LinePlaces(spill);
    const houses = new HouseTowns(spill);
    const streets = new StreetPlaces(spill, positions, houses);
    const addresses = new AddressPlaces(spill, positions, houses, countSkipped);
    const localities = new LocalityPlaces(spill, areas, positions);
    const postalCodes = new PostalCodePlaces();
    // Places wait for the last element: a building may be the same place, and addresses give its postcode.
    const twins = new TwinPlaces(spill);
    const incomplete = spill.table<PlaceRecord>("incomplete");
    let completedCount = 0;
    const completed = (record: PlaceRecord) => {
      completedCount += 1;
      if (completedCount % PLACES_PER_PROGRESS === 0) onProgress?.(spill.groupedShare);
      return addTownPostcode(record, postalCodes, positions);
    };
    for await (const feature of features) {
      const position = positions.at(feature.location);
      postalCodes.add(feature, position);
      const isStreet = streets.add(feature, position);
      const draft = isStreet ? null : draftPoi(feature, position.countryCode, countSkipped);
      addresses.add(feature, position, draft !== null && !draft.types.isBuilding);
      // A lieu-dit that is also a chapel or a pass is found as that.
      if ((draft === null || !isMinor(feature)) && localities.add(feature, position)) continue;
      if (draft === null) continue;
      const record = createPoiRecord(draft, position, context);
      const { isStop, isLine, isEntrance, isBuilding } = draft.types;
      if (isStop) stops.add(record);
      else if (isLine) lines.add(record);
      else if (isEntrance) entrances.add(record);
      else if (hasOwnName(draft.feature.tags)) twins.add(record, position.localityKey, isBuilding);
      else if (record.address.postcode === undefined) incomplete.add(record.id, "", record);
      else yield record;
    }
    const derived = [
      twins.records((estate) => localities.hasNear(estate, SAME_ESTATE_METRES)),
      entrances.complete(() => stops.records()),
      lines.records((line) => stops.hasNear(line, SAME_LIFT_METRES)),
      streets.records(source),
    ];
    for (const { rows } of incomplete.groups()) for (const record of rows) yield completed(record);
    for (const records of derived) for (const record of records) yield completed(record);
    for (const record of addresses.records(source)) {
      if ("houses" in record) yield* changeStreet(record, completed);
      else yield completed(record);
    }
    for (const record of localities.records(source)) yield completed(record);
    yield* postalCodes.records(source);
  } finally {
    spill.close();
  }
}

function addTownPostcode(
  record: PlaceRecord,
  postalCodes: PostalCodePlaces,
  positions: AdminPositions,
): PlaceRecord {
  const { address, kind, types, location } = record;
  if (
    address.postcode !== undefined ||
    (kind === "locality" && !types.some((type) => IN_TOWN_TYPES.has(type)))
  ) {
    return record;
  }
  const postcode = postalCodes.onlyPostcode(positions.at(location).localityKey);
  return postcode === undefined ? record : { ...record, address: addPostcode(address, postcode) };
}

const PLACES_PER_PROGRESS = 1_000;

/** Villages and hamlets are often drawn as estates with their name. */
const SAME_ESTATE_METRES = 3_000;
/** A lift is found by its stations if they have its name. */
const SAME_LIFT_METRES = 5_000;

/** Regions and countries have no postcode, though the town at their centre has one. */
const IN_TOWN_TYPES = new Set(["locality", "sublocality", "neighborhood"]);

function isMinor({ tags }: OsmFeature): boolean {
  return tags.boundary !== "administrative" && (tags.place === "locality" || tags.place === "islet");
}
