import type { ListingKind } from "./listing.ts";
import { toSlug } from "./slug.ts";

const FOLDER: Readonly<Record<ListingKind, string>> = { vehicle: "/vehicule", estate: "/bien" };

/** Returns the address of a listing's page: `/bien/maison-5-pieces-aubremer-7k3mq9xw2c`. */
export function listingPath({ kind, slug, id }: { kind: ListingKind; slug: string; id: string }): string {
  return `${FOLDER[kind]}/${slug === "" ? "" : `${slug}-`}${id}`;
}

/** Returns the listing's id in the last part of its address, `<slug>-<id>`. */
export function idOfListingPath(lastPart: string): string {
  return lastPart.slice(lastPart.lastIndexOf("-") + 1);
}

/** Returns the address of an agency's or dealer's page. */
export function agencyPath({ slug }: { slug: string }): string {
  return `/agence/${slug}`;
}

/** Returns a commune as addresses name it: `aubremer-76990`. */
export function villeSlug({ commune, codePostal }: { commune: string; codePostal: string }): string {
  return toSlug(`${commune} ${codePostal}`);
}
