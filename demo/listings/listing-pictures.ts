import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Listing } from "@lieudit/listing-model";

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

/** So many cards stand in a row of a list. */
const CARDS_PER_ROW = 3;
/** Pictures that may come first; later ones are plans and streets. */
const MAX_LEADS = 4;

/**
 * Returns the pictures of each listing by its reference. The first one is chosen so that no row of a
 * list, whole or of one kind of home, shows one model of the drawings twice.
 */
export function arrangePictures(listings: readonly Listing[]): ReadonlyMap<string, ListingPicture[]> {
  const newestFirst = listings.toSorted((one, other) => other.dates.publie.localeCompare(one.dates.publie));
  const rows = new Map<string, string[]>();
  const arranged = new Map<string, ListingPicture[]>();
  for (const listing of newestFirst) {
    const lists = namesOfLists(listing);
    const before = new Set(lists.flatMap((list) => rows.get(list) ?? []));
    const pictures = getListingPictures(listing.reference);
    const lead = pictures.slice(0, MAX_LEADS).find(({ file }) => !before.has(getModel(file))) ?? pictures[0];
    if (lead === undefined) continue;
    arranged.set(listing.reference, [lead, ...pictures.filter((picture) => picture !== lead)]);
    for (const list of lists) {
      rows.set(list, [...(rows.get(list) ?? []), getModel(lead.file)].slice(1 - CARDS_PER_ROW));
    }
  }
  return arranged;
}

/** The lists that visitors meet a listing in. */
function namesOfLists(listing: Listing): string[] {
  return listing.kind === "vehicle"
    ? ["vehicles", listing.categorie]
    : ["estates", listing.transaction, `${listing.transaction} ${listing.type}`];
}

/** Light and surroundings, which change the colours of a drawing alone. */
const SHADES = /-(?:aube|midi|soir|gris|ville|campagne|mer|port|rue|jardin|autre|\d+)(?=-|$)/g;

/** `facade-immeuble-moderne`, `auto-avant-citadine`: what the drawing is of, whatever its light or colour. */
export function getModel(file: string): string {
  const name = file.replace(/^.*\//, "").replace(/\.webp$/, "");
  return file.startsWith("vehicles/") ? name.split("-").slice(0, 3).join("-") : name.replaceAll(SHADES, "");
}
