import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Every picture of the demo. */
export const PICTURES_FOLDER = join(import.meta.dirname, "../pictures");

export interface ListingPicture {
  /** Below `PICTURES_FOLDER`. */
  file: string;
  alt: string;
}

/** The rows of `listings.tsv` by the reference of their listing. */
const PICTURES = Map.groupBy(
  readFileSync(join(PICTURES_FOLDER, "listings.tsv"), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => row.split("\t") as [reference: string, file: string, alt: string]),
  ([reference]) => reference,
);

/**
 * Returns the pictures of a listing, the one for lists first.
 *
 * @throws {Error} if `listings.tsv` has none for this reference.
 */
export function getListingPictures(reference: string): ListingPicture[] {
  const rows = PICTURES.get(reference);
  if (rows === undefined) {
    throw new Error(
      `demo/pictures/listings.tsv has no picture of ${reference}; add six rows, as demo/pictures/README.md says.`,
    );
  }
  return rows.map(([, file, alt]) => ({ file, alt }));
}
