import { type PlaceIndex, PlaceIndexError } from "@lieudit/place-index";
import { geocode } from "../geocode.ts";
import { MAX_LENGTH } from "../geocode-request.ts";

/** Which columns of a table say what to look for. */
export interface BatchColumns {
  /** Their values, joined, are the text. */
  text: readonly string[];
  /** Results have its postcode. */
  postcode?: string | undefined;
  /** Results have its INSEE code. */
  citycode?: string | undefined;
}

/** The columns that addok's tables get, in its order. */
export const RESULT_COLUMNS = [
  "latitude",
  "longitude",
  "result_label",
  "result_score",
  "result_score_next",
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

/** `skipped` without a text to look for; `error` if the index could not answer this row. */
export type RowStatus = "ok" | "not-found" | "skipped" | "error";

export type ResultRow = Partial<Record<(typeof RESULT_COLUMNS)[number], string>> & {
  result_status: RowStatus;
};

/**
 * Geocodes one row of a table. A fault of the row stays in the row.
 *
 * @throws {Error} the reason of `signal`, once it is aborted.
 */
export async function geocodeRow(
  places: PlaceIndex,
  row: Readonly<Record<string, string>>,
  columns: BatchColumns,
  signal: AbortSignal,
): Promise<ResultRow> {
  const q = columns.text
    .map((name) => row[name]?.trim() ?? "")
    .filter((value) => value !== "")
    .join(" ");
  if (q === "") return { result_status: "skipped" };
  if ([...q].length > MAX_LENGTH || !q.isWellFormed()) return { result_status: "error" };
  const postcode = readCode(row, columns.postcode);
  const citycode = readCode(row, columns.citycode);
  try {
    const { features } = await geocode(
      places,
      {
        q,
        limit: 2,
        lang: "fr",
        isTyping: false,
        ...(postcode === undefined ? {} : { postcode }),
        ...(citycode === undefined ? {} : { citycode }),
      },
      signal,
    );
    const [first, next] = features;
    if (first === undefined) return { result_status: "not-found" };
    const { geometry, properties } = first;
    const [longitude, latitude] = geometry.coordinates;
    return {
      latitude: String(latitude),
      longitude: String(longitude),
      result_label: properties.label,
      result_score: String(properties.score),
      result_score_next: next === undefined ? "" : String(next.properties.score),
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
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PlaceIndexError) return { result_status: "error" };
    throw error;
  }
}

function readCode(row: Readonly<Record<string, string>>, column: string | undefined): string | undefined {
  const value = column === undefined ? "" : (row[column]?.trim().toUpperCase() ?? "");
  return value === "" ? undefined : value;
}
