import type { Place } from "@lieudit/place-model";
import { atTown, HARD_SPACE } from "../../shell/format/french.ts";

/** "Au Pain d’Or, boulangerie à Nice": for the window and for search engines. */
export function placeTitle(place: Place): string {
  const name = place.displayName?.text ?? "Lieu sans nom";
  const kind = lowerFirst(place.primaryTypeDisplayName?.text);
  const town = getTown(place);
  if (kind === null) return town === null || town === name ? name : `${name}, ${town}`;
  return town === null || town === name ? `${name}, ${kind}` : `${name}, ${kind} ${atTown(town)}`;
}

/** One or two sentences: what it is, where, how to reach it. */
export function placeSummary(place: Place): string {
  const phone = place.nationalPhoneNumber ?? place.internationalPhoneNumber;
  const sentences = [
    place.editorialSummary?.text ?? `${placeTitle(place)}.`,
    place.formattedAddress && `Adresse${HARD_SPACE}: ${place.formattedAddress}.`,
    phone && `Téléphone${HARD_SPACE}: ${phone}.`,
    place.regularOpeningHours && "Horaires d’ouverture et environs.",
  ];
  return sentences.filter(Boolean).join(" ").slice(0, 300);
}

function getTown({ addressComponents, postalAddress }: Place): string | null {
  const component = addressComponents?.find(({ types }) => types.includes("locality"));
  return component?.longText ?? postalAddress?.locality ?? null;
}

/** Within a sentence a kind is lower-case, unless it is an abbreviation. */
function lowerFirst(text: string | undefined): string | null {
  if (!text) return null;
  const [first = "", second = ""] = text;
  return second === second.toUpperCase() && second !== second.toLowerCase()
    ? text
    : first.toLocaleLowerCase("fr") + text.slice(first.length);
}
