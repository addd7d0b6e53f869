import {
  type AnyFilter,
  ESTATE_FILTERS,
  type Listing,
  listingCard,
  pricePerM2Cents,
  spellValue,
  toSlug,
  VEHICLE_FILTERS,
  villeSlug,
} from "@lieudit/listing-model";
import type { Insertable } from "kysely";
import type { FilterColumnValues, ListingBodyTable, ListingTable } from "../database/tables.ts";

/** The values of a row that its feed decides. */
export interface RowSource {
  flux: string;
  fingerprint: string;
  /** Number of the change that writes it. */
  changed: number;
}

/** Returns the row of the table `listing`, by which a listing is searched and sorted. */
export function listingRow(
  listing: Listing,
  { flux, fingerprint, changed }: RowSource,
): Omit<Insertable<ListingTable>, "number"> {
  const { id, kind, agence, reference, slug, titre, status, dates, prixCents, adresse, position } = listing;
  return {
    ...toFilterColumns(listing),
    prix_m2_cents: kind === "estate" ? pricePerM2Cents(listing) : null,
    id,
    kind,
    agence,
    flux,
    reference,
    fingerprint,
    changed,
    slug,
    titre,
    status,
    visible: isOffered(status) ? 1 : 0,
    publie: dates.publie,
    maj: dates.maj,
    fini: status === "vendu" || status === "loue" || status === "retire" ? (dates.retire ?? dates.maj) : null,
    prix_cents: prixCents,
    ville: villeSlug(adresse),
    commune: toSlug(adresse.commune),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    travel_state: 0,
  };
}

/** Returns the listing itself, its card, and its words. */
export function listingBody(listing: Listing, agenceNom: string): Insertable<ListingBodyTable> {
  return {
    listing_id: listing.id,
    content: JSON.stringify(listing),
    card: JSON.stringify(listingCard(listing, agenceNom)),
    mots: words(getSearchedText(listing)),
    mots_titre: words(listing.titre),
  };
}

/** Statuses with which a listing is in the lists. */
export function isOffered(status: Listing["status"]): boolean {
  return status === "publie" || status === "reserve" || status === "sous_compromis";
}

/** A text as it is searched: words without accents, one space around each. */
export function words(text: string): string {
  return ` ${toSlug(text).replaceAll("-", " ")} `;
}

function getSearchedText(listing: Listing): string {
  const { titre, reference, adresse, description } = listing;
  const filtered = getFilters(listing).map((row) =>
    "isSearched" in row && row.isSearched === true ? row.value(listing) : undefined,
  );
  const more = listing.kind === "vehicle" ? [listing.version, listing.finition] : [listing.sousType];
  return [titre, reference, adresse.commune, adresse.codePostal, ...filtered, ...more, description]
    .filter((part) => part !== undefined)
    .join(" ");
}

function getFilters({ kind }: Pick<Listing, "kind">): readonly AnyFilter[] {
  return kind === "vehicle" ? VEHICLE_FILTERS : ESTATE_FILTERS;
}

/** Returns the columns of the filters: values of the listing, and empty ones for filters of the other kind. */
export function toFilterColumns(listing: Listing): FilterColumnValues {
  const columns = Object.fromEntries([
    ...[...VEHICLE_FILTERS, ...ESTATE_FILTERS].flatMap((row) => getColumns(row, null)),
    ...getFilters(listing).flatMap((row) => getColumns(row, listing)),
  ]);
  // `FilterColumnValues` is derived from the same rows.
  return columns as unknown as FilterColumnValues;
}

/** Returns the columns of one filter with their values; of no listing, they are empty. */
function getColumns(
  row: AnyFilter,
  listing: Listing | null,
): [column: string, value: string | number | null][] {
  switch (row.kind) {
    case "travel":
      // The server computes them after the import; until then, those of the previous position remain.
      return [];
    case "town":
    case "zone":
    case "address":
      // Every listing has their columns, which `listingRow` fills.
      return [];
    case "flags":
      return row.values.map((value) => [
        row.columns[value] ?? "",
        listing !== null && row.has(listing, value) ? 1 : 0,
      ]);
    default: {
      const value = listing === null ? undefined : row.value(listing);
      return [[row.column, typeof value === "string" ? spellValue(row, value) : (value ?? null)]];
    }
  }
}
