import type { Listing } from "@lieudit/listing-model";
import { getControls, LISTING_FORMS, toTypedFields } from "@lieudit/listing-model/fields";
import { KIND_WORDS } from "../import/mapped/column-mapping.ts";

const LEADING = ["nature", "statut"] as const;
const PHOTOS = ["photos", "textes"] as const;

/**
 * Rows of listings under the names of their properties, of which the first row is the heading. Only
 * columns that a listing fills are written. A delivery of this table is the same portfolio again.
 */
export function toPortfolioTable(
  listings: readonly Listing[],
  getPhotoUrl: (id: string) => string,
): string[][] {
  const records = listings.map((listing) => toRecord(listing, getPhotoUrl));
  const names = new Set<string>(LEADING);
  for (const kind of ["estate", "vehicle"] as const)
    for (const { fields } of LISTING_FORMS[kind])
      for (const { name } of fields.flatMap(getControls)) names.add(name);
  for (const name of PHOTOS) names.add(name);
  const heading = [...names].filter(
    (name) => name === "nature" || records.some((record) => (record[name] ?? "") !== ""),
  );
  return [heading, ...records.map((record) => heading.map((name) => record[name] ?? ""))];
}

/** The same portfolio as XML: one `champ` for each value. */
export function toPortfolioXml(rows: readonly (readonly string[])[]): string {
  const [heading = [], ...others] = rows;
  const annonces = others.map((row) => {
    const champs = row.flatMap((text, at) =>
      text === "" ? [] : [`    <champ nom="${escapeXml(heading[at] ?? "")}">${escapeXml(text)}</champ>\n`],
    );
    return `  <annonce>\n${champs.join("")}  </annonce>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<annonces>\n${annonces.join("")}</annonces>\n`;
}

function toRecord(listing: Listing, getPhotoUrl: (id: string) => string): Record<string, string> {
  return {
    ...toTypedFields(listing),
    nature: KIND_WORDS[listing.kind],
    statut: listing.status,
    photos: listing.photos.map(({ id }) => getPhotoUrl(id)).join("|"),
    textes: listing.photos.map(({ alt }) => alt.replaceAll("|", "/")).join("|"),
  };
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
