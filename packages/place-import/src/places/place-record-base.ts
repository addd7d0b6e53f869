import { encodePlusCode } from "@lieudit/place-index";
import {
  type Attribution,
  type LatLng,
  type PlaceAddress,
  type PlaceRecord,
  roundLocation,
} from "@lieudit/place-model";
import { getPlaceType } from "@lieudit/place-model/types";
import timeZoneAt from "@photostructure/tz-lookup";

/** The attribution that the data's licence requires. */
const OSM_ATTRIBUTION: Attribution = {
  provider: "© OpenStreetMap contributors",
  providerUri: "https://www.openstreetmap.org/copyright",
};

/** Returns what follows from a record's location and type: time zone, plus code, icon colour, attribution. */
export function createRecordBase(
  location: LatLng,
  address: PlaceAddress,
  primaryType: string,
): Required<Pick<PlaceRecord, "location" | "timeZone" | "plusCode" | "attributions" | "facts">> {
  const place = roundLocation(location);
  const iconBackgroundColor = getPlaceType(primaryType)?.iconBackgroundColor;
  return {
    location: place,
    timeZone: timeZoneAt(place.latitude, place.longitude),
    plusCode: toPlusCode(place, address.locality),
    attributions: [OSM_ATTRIBUTION],
    facts: iconBackgroundColor === undefined ? {} : { iconBackgroundColor },
  };
}

/** Returns the type's names in the languages of the table. */
export function getTypeNames(type: string): Record<string, string> {
  const row = getPlaceType(type);
  return row === undefined ? {} : { fr: row.fr, en: row.en };
}

/** Returns the plus code of a point, and its short form with the town that completes it. */
function toPlusCode(
  location: LatLng,
  locality: string | undefined,
): { globalCode: string; compoundCode?: string } {
  const globalCode = encodePlusCode(location);
  if (locality === undefined) return { globalCode };
  return { globalCode, compoundCode: `${globalCode.slice(4)} ${locality}` };
}
