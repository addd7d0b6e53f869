import { distanceMetres, type LatLng, type PlaceRecord } from "@lieudit/place-model";

/** A typed query, and the intended place. */
export interface QualityRow {
  group: string;
  /** The searched data: `demo` or `monaco`. */
  places: string;
  query: string;
  /** Name of the town, quarter or street where the reader is; empty when that is not known. */
  near: string;
  /** The intended place is within this distance of the reader, in metres. */
  within?: number;
  /** Accepted names, in the local language; empty if any place of the type is accepted. */
  names: readonly string[];
  /** A type that the place has, or empty. */
  type: string;
  town: string;
}

/** A row whose expected place was looked up in the searched places. */
export interface QualityQuestion {
  row: QualityRow;
  /** The reader's position. */
  at?: LatLng;
  /** Ids of the accepted places. */
  expected: ReadonlySet<string>;
}

const COLUMNS = "group,places,query,near,within,name,type,town";

/**
 * Parses a file with these columns. Values are not quoted and contain no comma.
 * A name may list several accepted ones (`A|B`), or be `*`.
 *
 * @throws {Error} that names the malformed line.
 */
export function readQualityRows(csv: string): QualityRow[] {
  const [head, ...lines] = csv.trim().split(/\r?\n/);
  if (head !== COLUMNS) throw new Error(`The first line is "${head ?? ""}"; it must be ${COLUMNS}.`);
  return lines.map((line, i) => {
    const fields = line.split(",");
    const [group = "", places = "", query = "", near = "", within = "", name = "", type = "", town = ""] =
      fields;
    const isNumber = within === "" || Number(within) > 0;
    if (fields.length !== 8 || group === "" || places === "" || query === "" || name === "" || !isNumber) {
      throw new Error(`Line ${i + 2}, "${line}", is not of the form ${COLUMNS}; correct it.`);
    }
    return {
      group,
      places,
      query,
      near,
      ...(within === "" ? {} : { within: Number(within) }),
      names: name === "*" ? [] : name.split("|"),
      type,
      town,
    };
  });
}

/**
 * Finds the places that `row` expects.
 *
 * @throws {Error} if no place matches, since no search could then pass the row.
 */
export function toQuestion(row: QualityRow, places: readonly PlaceRecord[]): QualityQuestion {
  const at = row.near === "" ? undefined : findCentre(row.near, places);
  const isRight = (place: PlaceRecord) =>
    (row.names.length === 0 || row.names.some((name) => isSameName(name, place.names.default))) &&
    (row.type === "" || place.primaryType === row.type || place.types.includes(row.type)) &&
    (row.town === "" || place.address.locality === row.town) &&
    (at === undefined || row.within === undefined || distanceMetres(at, place.location) <= row.within);
  const expected = new Set(places.filter(isRight).map(({ id }) => id));
  if (expected.size === 0 || (row.near !== "" && at === undefined)) {
    throw new Error(`'${row.query}' expects a place that ${row.places} does not contain; correct the row.`);
  }
  return { row, expected, ...(at === undefined ? {} : { at }) };
}

function findCentre(name: string, places: readonly PlaceRecord[]): LatLng | undefined {
  const named = places.filter(({ names }) => isSameName(names.default, name));
  return (named.find(({ kind }) => kind !== "poi") ?? named[0])?.location;
}

/** Compares names, whether their apostrophe is ' or ’. */
function isSameName(one: string, other: string): boolean {
  return one.replaceAll("’", "'") === other.replaceAll("’", "'");
}
