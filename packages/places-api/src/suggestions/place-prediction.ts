import type { AutocompleteHit } from "@lieudit/place-index";
import {
  distanceMetres,
  type FormattableText,
  type LatLng,
  type PlacePrediction,
  type PlaceRecord,
} from "@lieudit/place-model";
import { selectNewParts } from "../place/parts-beside.ts";
import { formatStreetLine, getVisibleCountry } from "../place/place-address.ts";
import { getTypeDisplayName } from "../place/place-names.ts";
import type { Reader } from "../place/reader.ts";

/**
 * Converts the places of the index to predictions. If lines would be equal, points of interest get
 * their type: a bus stop is not the square it is named after.
 */
export function toPlacePredictions(
  hits: readonly AutocompleteHit[],
  reader: Reader,
  origin: LatLng | undefined,
): PlacePrediction[] {
  const plain = hits.map((hit) => placePrediction(hit, reader, origin));
  return hits.map((hit, i) => {
    const { text } = plain[i]!.text;
    const isAlone = plain.every((other, j) => j === i || other.text.text !== text);
    if (isAlone || hit.place.kind !== "poi") return plain[i]!;
    const kind = getTypeDisplayName(hit.place, reader.languageCode).text;
    return placePrediction(hit, reader, origin, kind);
  });
}

/** @param kind name of the type, if the line needs it */
function placePrediction(
  { place, matchedName, matches }: AutocompleteHit,
  reader: Reader,
  origin: LatLng | undefined,
  kind = "",
): PlacePrediction {
  const secondary = secondaryText(place, matchedName, reader, kind);
  const main = formattable(matchedName, matches);
  return {
    place: `places/${place.id}`,
    placeId: place.id,
    // The name starts the whole text, so its matches have the same offsets there.
    text: { ...main, text: secondary === "" ? matchedName : `${matchedName}, ${secondary}` },
    structuredFormat: {
      mainText: main,
      ...(secondary === "" ? {} : { secondaryText: { text: secondary } }),
    },
    types: place.types,
    // A street has no single point to measure to.
    ...(origin === undefined || place.kind === "street"
      ? {}
      : { distanceMeters: Math.round(distanceMetres(origin, place.location)) }),
  };
}

/** The protocol omits a start of 0. */
function formattable(text: string, matches: AutocompleteHit["matches"]): FormattableText {
  if (matches.length === 0) return { text };
  return {
    text,
    matches: matches.map(({ startOffset, endOffset }) =>
      startOffset === 0 ? { endOffset } : { startOffset, endOffset },
    ),
  };
}

/**
 * Returns what distinguishes places of the same name: the street of a business, the town of a
 * street, the département of a town.
 */
function secondaryText(
  { kind, address }: PlaceRecord,
  mainText: string,
  reader: Reader,
  what: string,
): string {
  const isTown = kind === "locality" || kind === "postal_code";
  const parts = [
    what,
    kind === "poi" ? formatStreetLine(address) : "",
    address.locality ?? address.sublocality ?? "",
    isTown ? (address.adminArea2 ?? "") : "",
    getVisibleCountry(address, reader),
  ];
  return selectNewParts(mainText, parts).join(", ");
}
