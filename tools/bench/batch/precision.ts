import type { AddressRow } from "./address-rows.ts";

/** A row with its result. Without one, the score is 0. */
export interface JudgedRow {
  row: AddressRow;
  score: number;
  isRight: boolean;
}

/**
 * Compares a geocoded table with the addresses that its rows mean. A result is right if its street,
 * postcode and town are those of the address, and its house number too unless it is the whole street.
 *
 * @param table separated by tabs, with the columns of the rows and of addok
 */
export function judgeRows(rows: readonly AddressRow[], table: string): JudgedRow[] {
  const [header = [], ...lines] = table.split("\n").map((line) => line.split("\t"));
  return rows.map((row, at) => {
    const read = (column: string) => lines[at]?.[header.indexOf(column)] ?? "";
    const { truth } = row;
    const type = read("result_type");
    const street = type === "street" ? read("result_name") : read("result_street");
    const isRight =
      truth !== null &&
      (type === "street" || (type === "housenumber" && read("result_housenumber") === truth.houseNumber)) &&
      street === truth.street &&
      read("result_postcode") === truth.postcode &&
      read("result_city") === truth.city;
    return { row, score: Number(read("result_score")), isRight };
  });
}

/** Returns how many rows have at least this score, and how many of those are right. */
export function scorePrecision(
  rows: readonly JudgedRow[],
  threshold: number,
): { share: number; precision: number } {
  const above = rows.filter(({ score }) => score >= threshold);
  const right = above.filter(({ isRight }) => isRight);
  return { share: above.length / rows.length, precision: right.length / above.length };
}
