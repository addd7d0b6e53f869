import type { PlaceIndex } from "@lieudit/place-index";
import { distanceMetres, type LocalizedText, type PlaceRecord } from "@lieudit/place-model";
import { isSameName } from "../geocoder/house-number.ts";
import { getDisplayName } from "./place-names.ts";
import type { Reader } from "./reader.ts";

/** Says where a place is by what people know around it. */
export interface AddressDescriptor {
  /** Well-known places nearby, the best known first. */
  landmarks?: Landmark[];
  /** Areas around the place, the smallest first. */
  areas?: Area[];
}

interface Named {
  /** `places/{placeId}` */
  name: string;
  placeId: string;
  displayName: LocalizedText;
}

interface Landmark extends Named {
  types: readonly string[];
  spatialRelationship: "NEAR" | "WITHIN" | "BESIDE" | "ACROSS_THE_ROAD" | "DOWN_THE_ROAD";
  straightLineDistanceMeters: number;
}

interface Area extends Named {
  containment: "WITHIN" | "NEAR";
}

/** Radius in which a place is a landmark, in metres. */
const LANDMARK_METRES = 300;
/** Read by popularity, then chosen by distance too. */
const LANDMARKS_READ = 20;
const MAX_LANDMARKS = 5;
/** A place at the edge of the radius needs this much more popularity than one next door. */
const DISTANCE_PRICE = 0.3;
/** Quarters without a boundary are points: one this near is a nearby area. */
const QUARTER_METRES = 800;
const MAX_AREAS = 3;

/** Places without a name of their own, or that nobody uses as a landmark. */
const NO_LANDMARKS = ["bus_stop", "bike_sharing_station", "parking", "parking_lot", "atm", "public_bathroom"];

/**
 * Describes where a point of interest, an address or a street is. It costs two or three
 * look-ups. Undefined for towns and postal codes, and where nothing is nearby.
 */
export async function describeAddress(
  places: PlaceIndex,
  record: PlaceRecord,
  reader: Reader,
  signal: AbortSignal,
): Promise<AddressDescriptor | undefined> {
  if (record.kind === "locality" || record.kind === "postal_code") return undefined;
  const center = record.location;
  const [known, towns, quarters] = await Promise.all([
    places.searchNearby(
      {
        center,
        radiusMetres: LANDMARK_METRES,
        limit: LANDMARKS_READ,
        rank: "POPULARITY",
        excludedPrimaryTypes: NO_LANDMARKS,
      },
      signal,
    ),
    places.reverseGeocode({ location: center, limit: MAX_AREAS, types: ["locality"] }, signal),
    places.searchNearby(
      {
        center,
        radiusMetres: QUARTER_METRES,
        limit: MAX_AREAS,
        rank: "DISTANCE",
        includedTypes: ["sublocality", "neighborhood"],
      },
      signal,
    ),
  ]);
  const toNamed = (other: PlaceRecord): Named => ({
    name: `places/${other.id}`,
    placeId: other.id,
    displayName: getDisplayName(other, reader.languageCode),
  });
  const landmarks = selectLandmarks(record, known).map(({ landmark, metres }) => ({
    ...toNamed(landmark),
    types: landmark.types,
    spatialRelationship: relate(record, landmark, metres),
    straightLineDistanceMeters: Math.round(metres * 10) / 10,
  }));
  const areas = selectAreas(record, [...quarters, ...towns]).map(({ area, containment }) => ({
    ...toNamed(area),
    containment,
  }));
  if (landmarks.length === 0 && areas.length === 0) return undefined;
  return {
    ...(landmarks.length === 0 ? {} : { landmarks }),
    ...(areas.length === 0 ? {} : { areas }),
  };
}

/** Returns the best known of `known`, of which nearer ones count more. */
function selectLandmarks(
  record: PlaceRecord,
  known: readonly PlaceRecord[],
): { landmark: PlaceRecord; metres: number }[] {
  return known
    .filter(({ id, names }) => id !== record.id && !isSameName(names.default, record.names.default))
    .map((landmark) => ({ landmark, metres: distanceMetres(record.location, landmark.location) }))
    .map((near) => ({
      ...near,
      score: near.landmark.popularity - (DISTANCE_PRICE * near.metres) / LANDMARK_METRES,
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_LANDMARKS);
}

/** In a street, even numbers are on one side and odd ones on the other. */
const NEXT_DOOR_METRES = 40;

function relate(
  { address, containingPlaces = [] }: PlaceRecord,
  landmark: PlaceRecord,
  metres: number,
): Landmark["spatialRelationship"] {
  if (containingPlaces.some(({ id }) => id === landmark.id)) return "WITHIN";
  const { street, locality } = landmark.address;
  const isSameStreet =
    street !== undefined && isSameName(street, address.street) && isSameName(locality, address.locality);
  if (!isSameStreet) return "NEAR";
  if (metres > NEXT_DOOR_METRES) return "DOWN_THE_ROAD";
  const sides = [address, landmark.address].map(
    ({ houseNumber }) => Number.parseInt(houseNumber ?? "", 10) % 2,
  );
  if (sides.some(Number.isNaN)) return "DOWN_THE_ROAD";
  return sides[0] === sides[1] ? "BESIDE" : "ACROSS_THE_ROAD";
}

/** Returns the areas that the address names, and without a quarter among them the nearest quarters. */
function selectAreas(
  { address }: PlaceRecord,
  areas: readonly PlaceRecord[],
): { area: PlaceRecord; containment: Area["containment"] }[] {
  const isIn = (name: string | undefined, { names }: PlaceRecord) =>
    name !== undefined && isSameName(names.default, name);
  const quarter = areas.find((area) => isIn(address.sublocality, area));
  const town = areas.find((area) => isIn(address.locality, area));
  const within = [quarter, town].filter((area) => area !== undefined);
  const near = quarter === undefined ? areas.filter((area) => !area.types.includes("locality")) : [];
  return [
    ...within.map((area) => ({ area, containment: "WITHIN" as const })),
    ...near.map((area) => ({ area, containment: "NEAR" as const })),
  ].slice(0, MAX_AREAS);
}
