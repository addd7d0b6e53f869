import { PlacesError } from "../places-error.ts";
import type { BatchGetPlacesRequest, GetPhotoMediaRequest, GetPlaceRequest } from "../requests.ts";
import { checkLanguage, checkSessionToken, parseRegion } from "./check-common.ts";
import { shown, Violations } from "./violations.ts";
import { withoutUnset } from "./without-unset.ts";

/** Maximum width and height of a requested photo. */
export const MAX_PHOTO_PX = 4_800;

/** Query parameters by their camelCase names. */
export type Query = Readonly<Record<string, string | undefined>>;

/** Maximum number of ids in one call. */
export const MAX_PLACE_IDS = 50;

export const BATCH_GET_PLACES_PARAMETERS = ["ids", "languageCode", "regionCode"] as const;
export const GET_PLACE_PARAMETERS = ["languageCode", "regionCode", "sessionToken"] as const;
export const GET_BOUNDARY_PARAMETERS = ["languageCode", "regionCode"] as const;
export const GET_PHOTO_MEDIA_PARAMETERS = ["maxWidthPx", "maxHeightPx", "skipHttpRedirect"] as const;

/** @throws {PlacesError} INVALID_ARGUMENT with every violation. */
export function parseGetPlaceRequest(placeId: string, query: Query): GetPlaceRequest {
  const violations = new Violations();
  checkPlaceId(placeId);
  const languageCode = query.languageCode || undefined;
  const sessionToken = query.sessionToken || undefined;
  checkLanguage(languageCode, violations);
  const regionCode = parseRegion(query.regionCode || undefined, violations);
  checkSessionToken(sessionToken, violations);
  violations.throwIfAny();
  return withoutUnset({ placeId, languageCode, regionCode, sessionToken }) as unknown as GetPlaceRequest;
}

/**
 * Parses comma-separated ids without repetitions.
 *
 * @throws {PlacesError} INVALID_ARGUMENT with every violation.
 */
export function parseBatchGetPlacesRequest(query: Query): BatchGetPlacesRequest {
  const violations = new Violations();
  const placeIds = [...new Set((query.ids ?? "").split(",").filter((id) => id !== ""))];
  if (placeIds.length === 0) {
    violations.add("ids", "ids is empty; send the ids of 1 to 50 places, separated by commas.");
  } else if (placeIds.length > MAX_PLACE_IDS) {
    violations.add(
      "ids",
      `ids holds ${placeIds.length} ids, above the limit of ${MAX_PLACE_IDS}; send several requests.`,
    );
  }
  for (const id of placeIds.slice(0, MAX_PLACE_IDS)) checkPlaceId(id);
  const languageCode = query.languageCode || undefined;
  checkLanguage(languageCode, violations);
  const regionCode = parseRegion(query.regionCode || undefined, violations);
  violations.throwIfAny();
  return withoutUnset({ placeIds, languageCode, regionCode }) as unknown as BatchGetPlacesRequest;
}

export interface ParsedPhotoMedia extends GetPhotoMediaRequest {
  /** Id of the place in `name`. */
  placeId: string;
  /** Id of the photo in `name`. */
  photoId: string;
  /** Whether the response is JSON instead of a redirect. */
  skipHttpRedirect: boolean;
}

/** @throws {PlacesError} INVALID_ARGUMENT with every violation. */
export function parseGetPhotoMediaRequest(placeId: string, photoId: string, query: Query): ParsedPhotoMedia {
  checkPlaceId(placeId);
  if (!/^[A-Za-z0-9_-]+$/.test(photoId)) {
    throw new PlacesError(
      "INVALID_ARGUMENT",
      `The photo id ${shown(photoId)} is malformed; use the name of a place's photo as the server wrote it.`,
    );
  }
  const violations = new Violations();
  const maxWidthPx = readPhotoSize("maxWidthPx", query.maxWidthPx, violations);
  const maxHeightPx = readPhotoSize("maxHeightPx", query.maxHeightPx, violations);
  if (!query.maxWidthPx && !query.maxHeightPx) {
    violations.add("maxWidthPx", "maxWidthPx and maxHeightPx are both missing; send at least one of them.");
  }
  const { skipHttpRedirect = "" } = query;
  if (!["", "true", "false"].includes(skipHttpRedirect)) {
    violations.add(
      "skipHttpRedirect",
      `skipHttpRedirect is ${shown(skipHttpRedirect)}, which is not true or false.`,
    );
  }
  violations.throwIfAny();
  return {
    name: `places/${placeId}/photos/${photoId}`,
    placeId,
    photoId,
    skipHttpRedirect: skipHttpRedirect === "true",
    ...(maxWidthPx === undefined ? {} : { maxWidthPx }),
    ...(maxHeightPx === undefined ? {} : { maxHeightPx }),
  };
}

/** Whether `placeId` may be the id of a place: 10 to 300 letters, digits, hyphens and underscores. */
export function isPlaceId(placeId: string): boolean {
  return /^[A-Za-z0-9_-]{10,}$/.test(placeId) && placeId.length <= 300;
}

function checkPlaceId(placeId: string): void {
  if (isPlaceId(placeId)) return;
  throw new PlacesError(
    "INVALID_ARGUMENT",
    `The place id ${shown(placeId)} is malformed; ids have 10 or more letters, digits, hyphens or underscores.`,
    { fieldViolations: [{ field: "name", description: "The place id is malformed." }] },
  );
}

function readPhotoSize(name: string, text: string | undefined, violations: Violations): number | undefined {
  if (!text) return undefined;
  const size = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (size >= 1 && size <= MAX_PHOTO_PX) return size;
  violations.add(
    name,
    `${name} is ${shown(text)}, outside 1 to ${MAX_PHOTO_PX}; send whole pixels in that range.`,
  );
  return undefined;
}
