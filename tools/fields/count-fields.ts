import type { PlaceRecord } from "@lieudit/place-model";
import { toPlace } from "@lieudit/places-api";
import { FIELDS, type FieldRow } from "./field-table.ts";

export interface FieldCount extends Pick<FieldRow, "name" | "sources"> {
  places: number;
}

export interface CountedFields {
  places: number;
  pointsOfInterest: number;
  fields: FieldCount[];
}

/** Counts the records that have each field, as French readers get them at `now`. */
export async function countFields(
  records: AsyncIterable<PlaceRecord> | Iterable<PlaceRecord>,
  now: Date,
): Promise<CountedFields> {
  const counts = new Map(FIELDS.map(({ name }) => [name, 0]));
  const reader = { languageCode: "fr", now, publicUrl: "http://localhost:3000" };
  let places = 0;
  let pointsOfInterest = 0;
  for await (const record of records) {
    places += 1;
    if (record.kind === "poi") pointsOfInterest += 1;
    const place = toPlace(record, reader);
    for (const { name, isIn } of FIELDS) if (isIn(place)) counts.set(name, counts.get(name)! + 1);
  }
  const fields = FIELDS.map(({ name, sources }) => ({ name, sources, places: counts.get(name)! }));
  return { places, pointsOfInterest, fields };
}

/** Formats the counts as a table. Each line ends with a newline. */
export function formatFieldCounts({ places, pointsOfInterest, fields }: CountedFields): string {
  const missing = fields.filter((field) => field.places === 0).length;
  const rows = [
    ["FIELD", "PLACES", "SHARE", "FROM"],
    ...fields.map((field) => [
      field.name,
      String(field.places),
      places === 0 ? "" : `${((100 * field.places) / places).toFixed(1)} %`,
      field.sources.join(", "),
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 1 || column === 2 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join("  ")
      .trimEnd(),
  );
  return [
    ...lines,
    "",
    `${places} ${places === 1 ? "place" : "places"}, ${pointsOfInterest} of them points of interest; ${fields.length - missing} of ${fields.length} fields have a value somewhere.`,
    "",
  ].join("\n");
}
