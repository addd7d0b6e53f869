import { type PlaceIndex, PlaceIndexError } from "@lieudit/place-index";
import type { LatLng } from "@lieudit/place-model";
import type { GeocodeFeature } from "../feature.ts";
import { type FeatureType, parseFeatureType } from "../feature-type.ts";
import { geocode, reverseGeocodeFeatures } from "../geocode.ts";
import { MAX_LENGTH, parseDegrees } from "../geocode-request.ts";

/** Which columns of a table say what to look for. */
export interface BatchColumns {
  /** Their values, joined, are the text. Empty: all columns. */
  text: readonly string[];
  /** Results have its postcode. */
  postcode?: string | undefined;
  /** Results have its INSEE code. */
  citycode?: string | undefined;
  /** Results have its feature type. Without such a column, all results have the type of this name. */
  type?: string | undefined;
  /** Nearby places rank higher. */
  lat?: string | undefined;
  lon?: string | undefined;
}

/** Which columns of a table have the point to look at. */
export interface ReverseColumns {
  lat: string;
  lon: string;
  /** As in `BatchColumns`. */
  type?: string | undefined;
}

const FEATURE_COLUMNS = [
  "result_type",
  "result_id",
  "result_housenumber",
  "result_name",
  "result_street",
  "result_postcode",
  "result_city",
  "result_citycode",
  "result_context",
  "result_status",
] as const;

/** The columns that addok's tables get, in its order. */
export const RESULT_COLUMNS = [
  "latitude",
  "longitude",
  "result_label",
  "result_score",
  "result_score_next",
  ...FEATURE_COLUMNS,
] as const;

/** The same for reverse geocoding. */
export const REVERSE_RESULT_COLUMNS = [
  "result_latitude",
  "result_longitude",
  "result_label",
  "result_distance",
  ...FEATURE_COLUMNS,
] as const;

/**
 * `skipped` is without a text or point to look for. `error` is for a row that is not CSV or has an
 * invalid value, and for an index that could not respond.
 */
export type RowStatus = "ok" | "not-found" | "skipped" | "error";

export type ResultColumn = (typeof RESULT_COLUMNS)[number] | (typeof REVERSE_RESULT_COLUMNS)[number];

export type ResultRow = Partial<Record<ResultColumn, string>> & { result_status: RowStatus };

/** Reads the cell of a column, without spaces around it. */
export type CellReader = (column: string) => string;

/**
 * Geocodes one row of a table. A fault of the row stays in the row.
 *
 * @throws {Error} the reason of `signal`, once it is aborted.
 */
export async function geocodeRow(
  places: PlaceIndex,
  read: CellReader,
  columns: BatchColumns,
  signal: AbortSignal,
): Promise<ResultRow> {
  const q = columns.text
    .map(read)
    .filter((value) => value !== "")
    .join(" ");
  if (q === "") return { result_status: "skipped" };
  const type = readType(read, columns.type);
  const near = readPoint(read, columns.lat, columns.lon);
  if ([...q].length > MAX_LENGTH || !q.isWellFormed() || type === null || near === null) {
    return { result_status: "error" };
  }
  const postcode = readCode(read, columns.postcode);
  const citycode = readCode(read, columns.citycode);
  return withinRow(signal, async () => {
    const { features } = await geocode(
      places,
      {
        q,
        limit: 2,
        lang: "fr",
        isTyping: false,
        isAddress: true,
        ...(postcode === undefined ? {} : { postcode }),
        ...(citycode === undefined ? {} : { citycode }),
        ...(type === undefined ? {} : { type }),
        ...(near === undefined ? {} : { near }),
      },
      signal,
    );
    const [first, next] = features;
    if (first === undefined) return { result_status: "not-found" };
    const [longitude, latitude] = first.geometry.coordinates;
    return {
      latitude: String(latitude),
      longitude: String(longitude),
      result_score: String(first.properties.score),
      result_score_next: next === undefined ? "" : String(next.properties.score),
      ...toFeatureCells(first),
    };
  });
}

/**
 * Finds what is at the point of one row. A fault of the row stays in the row.
 *
 * @throws {Error} the reason of `signal`, once it is aborted.
 */
export async function reverseGeocodeRow(
  places: PlaceIndex,
  read: CellReader,
  columns: ReverseColumns,
  signal: AbortSignal,
): Promise<ResultRow> {
  const location = readPoint(read, columns.lat, columns.lon);
  const type = readType(read, columns.type);
  if (location === undefined) return { result_status: "skipped" };
  if (location === null || type === null) return { result_status: "error" };
  return withinRow(signal, async () => {
    const { features } = await reverseGeocodeFeatures(
      places,
      { location, limit: 1, lang: "fr", ...(type === undefined ? {} : { type }) },
      signal,
    );
    const [first] = features;
    if (first === undefined) return { result_status: "not-found" };
    const [longitude, latitude] = first.geometry.coordinates;
    return {
      result_latitude: String(latitude),
      result_longitude: String(longitude),
      result_distance: String(first.properties.distance ?? ""),
      ...toFeatureCells(first),
    };
  });
}

async function withinRow(signal: AbortSignal, find: () => Promise<ResultRow>): Promise<ResultRow> {
  try {
    return await find();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PlaceIndexError) return { result_status: "error" };
    throw error;
  }
}

function toFeatureCells({ properties }: GeocodeFeature): ResultRow {
  return {
    result_label: properties.label,
    result_type: properties.type,
    result_id: properties.id,
    result_housenumber: properties.housenumber ?? "",
    result_name: properties.name,
    result_street: properties.street ?? "",
    result_postcode: properties.postcode ?? "",
    result_city: properties.city ?? "",
    result_citycode: properties.citycode ?? "",
    result_context: properties.context ?? "",
    result_status: "ok",
  };
}

function readCode(read: CellReader, column: string | undefined): string | undefined {
  return (column === undefined ? "" : read(column).toUpperCase()) || undefined;
}

/** Returns null for an unknown type. */
function readType(read: CellReader, type: string | undefined): FeatureType | undefined | null {
  const name = type === undefined ? "" : read(type);
  return name === "" ? undefined : (parseFeatureType(name) ?? null);
}

/** Returns undefined without a point, null for an invalid one. Decimal commas are read too. */
function readPoint(
  read: CellReader,
  lat: string | undefined,
  lon: string | undefined,
): LatLng | undefined | null {
  if (lat === undefined || lon === undefined) return undefined;
  const [latText, lonText] = [read(lat), read(lon)];
  if (latText === "" && lonText === "") return undefined;
  const latitude = parseDegrees(latText.replace(",", "."));
  const longitude = parseDegrees(lonText.replace(",", "."));
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
