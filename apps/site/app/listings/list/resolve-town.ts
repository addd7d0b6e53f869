import { findDepartement, type ListingKind, toSlug } from "@lieudit/listing-model";
import type { ListingStore } from "@lieudit/listing-store";
import type { PlacesClient } from "@lieudit/places-client";
import { asked, valueOr } from "../../places/search/ask-places.ts";
import { typeset, upperFirst } from "../../shell/format/french.ts";

/** The town that a list is around. */
export interface ListTown {
  name: string;
  /** As the form shows it, with the postcode where it is known. */
  label: string;
  /** Its middle; null where nobody knows it. */
  middle: { latitude: number; longitude: number } | null;
  /** False if the name is only that of the address. */
  isKnown: boolean;
}

/**
 * What an address's `ville` means: a commune with listings, else a département
 * or a town that the places service knows.
 */
export async function resolveTown(
  ville: string | undefined,
  kind: ListingKind,
  { listings, places }: { listings: ListingStore; places: PlacesClient },
  signal: AbortSignal,
): Promise<ListTown | null> {
  if (ville === undefined) return null;
  const communes = await listings.communes(kind);
  const commune = communes.find((known) => known.ville === ville || toSlug(known.commune) === ville);
  const departement = commune === undefined ? findDepartement(ville) : undefined;
  if (departement !== undefined) {
    const { name, code } = departement;
    return { name, label: `${name} (${code})`, middle: null, isKnown: true };
  }
  const found = await middleOfTown(commune?.commune ?? townWords(ville), places, signal);
  if (commune !== undefined) {
    const { latitude, longitude } = commune;
    const ofListings = latitude === null || longitude === null ? null : { latitude, longitude };
    return {
      name: commune.commune,
      label: `${commune.commune} (${commune.codePostal})`,
      middle: found?.middle ?? ofListings,
      isKnown: true,
    };
  }
  const [, postcode] = /-(\d{5})$/.exec(ville) ?? [];
  const name = found?.name ?? townWords(ville).split(" ").map(upperFirst).join(" ");
  return {
    name,
    label: postcode === undefined ? name : `${name} (${postcode})`,
    middle: found?.middle ?? null,
    isKnown: found !== null,
  };
}

/** What a list says of a town that neither listings nor places know. */
export function getUnknownTownSentence(town: ListTown | null): string[] {
  if (town === null || town.isKnown) return [];
  return [
    typeset(
      `Nous ne connaissons pas la commune « ${town.label} » : elle est peut-être hors de notre région.`,
    ),
  ];
}

/** `saint-jean-des-roches-76990` as people would say it to a search. */
function townWords(ville: string): string {
  return ville.replace(/-\d{5}$/, "").replaceAll("-", " ");
}

async function middleOfTown(textQuery: string, places: PlacesClient, signal: AbortSignal) {
  const question = places.searchText(
    { textQuery, includedType: "locality", strictTypeFiltering: true, pageSize: 1 },
    ["displayName", "location"],
    { signal },
  );
  const answer = valueOr(await asked(question, signal), { places: [] });
  const [town] = answer.places ?? [];
  // A town that merely sounds alike is another one.
  if (town?.location === undefined || toSlug(town.displayName?.text ?? "") !== toSlug(textQuery)) return null;
  return { name: town.displayName?.text ?? textQuery, middle: town.location };
}
