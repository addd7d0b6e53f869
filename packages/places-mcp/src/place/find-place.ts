import { type Place, type PlaceField, PlacesError } from "@lieudit/place-model";
import { line } from "../answer/line.ts";
import { ToolError } from "../answer/tool-answer.ts";
import type { ToolContext } from "../tools/places-tool.ts";
import { NAME_FIELDS } from "./place-line.ts";

const COORDINATES = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;
/** Ids of the protocol that contain a digit, as those of every known service do. */
const PLACE_ID = /^(?=.*\d)[\w-]{10,}$/;

/** A point that a model named. */
export interface NamedPoint {
  location: { latitude: number; longitude: number };
  /** Absent for plain coordinates. */
  place?: Place;
}

/**
 * Finds the point that a text names: coordinates "43.24,6.81", a place id, or the best match of an
 * address or a name.
 *
 * @throws {ToolError} if nothing matches.
 */
export async function findPoint(context: ToolContext, text: string): Promise<NamedPoint> {
  const coordinates = parseCoordinates(text);
  if (coordinates !== null) return { location: coordinates };
  const place = await findPlace(context, text, NAME_FIELDS);
  if (place?.location === undefined) throw notFound(text);
  return { location: place.location, place };
}

/** Finds a place by its id, or the best match of an address or a name; null if nothing matches. */
export async function findPlace(
  { client, signal }: ToolContext,
  text: string,
  fields: readonly PlaceField[],
): Promise<Place | null> {
  const options = signal === undefined ? {} : { signal };
  if (PLACE_ID.test(text)) {
    try {
      return await client.getPlace({ placeId: text }, fields, options);
    } catch (error) {
      if (!(error instanceof PlacesError) || error.status !== "NOT_FOUND") throw error;
    }
  }
  const { places = [] } = await client.searchText({ textQuery: text, pageSize: 1 }, fields, options);
  return places[0] ?? null;
}

/** Parses "43.24,6.81"; null if the text is not two coordinates within their ranges. */
export function parseCoordinates(text: string): { latitude: number; longitude: number } | null {
  const [, latitude, longitude] = (COORDINATES.exec(text) ?? []).map(Number);
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Returns the error for a text that names nothing in the index. */
export function notFound(text: string): ToolError {
  return new ToolError(
    line`Nothing matches ${text}; write it differently, add a town, or give a place id or "latitude,longitude".`,
  );
}
