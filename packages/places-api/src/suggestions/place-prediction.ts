import type { AutocompleteHit } from "@lieudit/place-index";
import {
  distanceMetres,
  type FormattableText,
  type LatLng,
  type PlacePrediction,
  type PlaceRecord,
} from "@lieudit/place-model";
import { partsBeside } from "../place/parts-beside.ts";
import { shownCountry, streetLine } from "../place/place-address.ts";
import { primaryTypeDisplayName } from "../place/place-names.ts";
import type { Reader } from "../place/reader.ts";

/**
 * What is offered under the input for the places that the index found. Where
 * lines would read the same, points of interest say what they are: the bus
 * stop of a square is none.
 */
export function placePredictions(
  hits: readonly AutocompleteHit[],
  reader: Reader,
  origin: LatLng | undefined,
): PlacePrediction[] {
  const plain = hits.map((hit) => placePrediction(hit, reader, origin));
  return hits.map((hit, i) => {
    const { text } = plain[i]!.text;
    const isAlone = plain.every((other, j) => j === i || other.text.text !== text);
    if (isAlone || hit.place.kind !== "poi") return plain[i]!;
    const kind = primaryTypeDisplayName(hit.place, reader.languageCode).text;
    return placePrediction(hit, reader, origin, kind);
  });
}

/** @param kind what the place is, where it has to be said. */
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
    // The name comes first in the whole text, so what matches it matches there too.
    text: { ...main, text: secondary === "" ? matchedName : `${matchedName}, ${secondary}` },
    structuredFormat: {
      mainText: main,
      ...(secondary === "" ? {} : { secondaryText: { text: secondary } }),
    },
    types: place.types,
    // A street has no one point to measure to.
    ...(origin === undefined || place.kind === "street"
      ? {}
      : { distanceMeters: Math.round(distanceMetres(origin, place.location)) }),
  };
}

/** The protocol leaves a start of 0 out. */
function formattable(text: string, matches: AutocompleteHit["matches"]): FormattableText {
  if (matches.length === 0) return { text };
  return {
    text,
    matches: matches.map(({ startOffset, endOffset }) =>
      startOffset === 0 ? { endOffset } : { startOffset, endOffset },
    ),
  };
}

/** What tells places of one name apart: the street of a business, the town of a street, the département of a town. */
function secondaryText(
  { kind, address }: PlaceRecord,
  mainText: string,
  reader: Reader,
  what: string,
): string {
  const isTown = kind === "locality" || kind === "postal_code";
  const parts = [
    what,
    kind === "poi" ? streetLine(address) : "",
    address.locality ?? address.sublocality ?? "",
    isTown ? (address.adminArea2 ?? "") : "",
    shownCountry(address, reader),
  ];
  return partsBeside(mainText, parts).join(", ");
}
