import { cleanText } from "@lieudit/intake";
import { roundLocation } from "@lieudit/place-model";
import type { GeoSubject } from "./mangrove-review.ts";

/** Default uncertainty in metres without `u`: a shop, seen from the street. */
export const DEFAULT_UNCERTAINTY_METRES = 30;
/** Metres of uncertainty above which a review is ignored: it could be of any place with that name. */
const MAX_UNCERTAINTY_METRES = 500;
const MAX_SUBJECT_CHARACTERS = 2_000;

/**
 * Parses the place of a `geo:` subject.
 *
 * @returns undefined for other schemes, without a name, and for invalid positions.
 * @see https://www.rfc-editor.org/rfc/rfc5870
 */
export function parseGeoSubject(subject: string): GeoSubject | undefined {
  if (subject.length > MAX_SUBJECT_CHARACTERS) return undefined;
  const [, lat, lng, query = ""] = GEO.exec(subject) ?? [];
  if (lat === undefined || lng === undefined) return undefined;
  const latitude = Number(lat);
  const longitude = Number(lng);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  const parameters = new URLSearchParams(query);
  const name = cleanText(parameters.get("q") ?? undefined);
  if (name === undefined) return undefined;
  const uncertainty = Number(parameters.get("u") ?? Number.NaN);
  const uncertaintyMetres =
    uncertainty >= 0 ? Math.min(uncertainty, MAX_UNCERTAINTY_METRES) : DEFAULT_UNCERTAINTY_METRES;
  return { name, location: roundLocation({ latitude, longitude }), uncertaintyMetres };
}

const GEO = /^geo:(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)(?:;[^?]*)?(?:\?(.*))?$/;
