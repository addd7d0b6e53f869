import type { LatLng } from "@lieudit/place-model";
import type { PlaceIndex } from "../src/place-index.ts";

export interface QualityQuery {
  query: string;
  /** Where the reader is: near places are pulled up. */
  at: LatLng;
  /** Name or id of the place that the query is meant for. */
  expected: string;
  /** The position that is still good. */
  within: number;
}

export interface QualityScore {
  count: number;
  /** Share of the queries whose place came first. */
  hitAt1: number;
  hitAt5: number;
  misses: { query: string; expected: string; position: number; first: string }[];
}

const METRES_PER_DEGREE = 111_195;

/**
 * Lines of `query,north,east,expected,within`: metres from `middle`. Nothing is
 * quoted; no field holds a comma.
 *
 * @throws {Error} naming the line that has another form.
 */
export function readQualityQueries(csv: string, middle: LatLng): QualityQuery[] {
  const [, ...lines] = csv.trim().split(/\r?\n/);
  return lines.map((line, i) => {
    const fields = line.split(",");
    const [query = "", north, east, expected = "", within] = fields;
    const numbers = [north, east, within].map(Number);
    if (fields.length !== 5 || query === "" || expected === "" || !numbers.every(Number.isFinite)) {
      throw new Error(`Line ${i + 2}, "${line}", is no query,north,east,expected,within; put it right.`);
    }
    const latitude = middle.latitude + numbers[0]! / METRES_PER_DEGREE;
    const perDegree = METRES_PER_DEGREE * Math.cos((middle.latitude * Math.PI) / 180);
    return {
      query,
      at: { latitude, longitude: middle.longitude + numbers[1]! / perDegree },
      expected,
      within: numbers[2]!,
    };
  });
}

export async function scoreQueries(
  index: PlaceIndex,
  queries: readonly QualityQuery[],
): Promise<QualityScore> {
  let first = 0;
  let within5 = 0;
  const misses: QualityScore["misses"] = [];
  for (const { query, at, expected, within } of queries) {
    const bias = { circle: { center: at, radius: 5_000 } };
    const hits = await index.autocomplete({ input: query, limit: 5, language: "fr", bias });
    const position =
      1 + hits.findIndex(({ place }) => place.names.default === expected || place.id === expected);
    if (position === 1) first += 1;
    if (position > 0) within5 += 1;
    if (position === 0 || position > within) {
      misses.push({ query, expected, position, first: hits[0]?.place.names.default ?? "nothing" });
    }
  }
  return { count: queries.length, hitAt1: first / queries.length, hitAt5: within5 / queries.length, misses };
}
