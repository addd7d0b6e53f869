import type { FormattableText, Place, PlacePrediction, Suggestion } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { withApostrophes } from "../format/french.ts";

/**
 * A client whose answers this site may show as they come: names and addresses
 * have typographic apostrophes, whatever their sources type. What is stored,
 * searched and answered to others stays as it is.
 */
export function printedPlaces(client: PlacesClient): PlacesClient {
  return {
    ...client,
    getPlace: async (...call) => printedPlace(await client.getPlace(...call)),
    batchGetPlaces: async (...call) => withPrintedPlaces(await client.batchGetPlaces(...call)),
    searchText: async (...call) => withPrintedPlaces(await client.searchText(...call)),
    searchNearby: async (...call) => withPrintedPlaces(await client.searchNearby(...call)),
    async autocomplete(...call) {
      const { suggestions, ...answer } = await client.autocomplete(...call);
      return suggestions === undefined
        ? answer
        : { ...answer, suggestions: suggestions.map(printedSuggestion) };
    },
  };
}

function withPrintedPlaces<Answer extends { places?: Place[] }>(answer: Answer): Answer {
  return answer.places === undefined ? answer : { ...answer, places: answer.places.map(printedPlace) };
}

function printedPlace(place: Place): Place {
  const { displayName, formattedAddress, shortFormattedAddress, adrFormatAddress, addressComponents } = place;
  return {
    ...place,
    ...(displayName && { displayName: { ...displayName, text: withApostrophes(displayName.text) } }),
    ...(formattedAddress && { formattedAddress: withApostrophes(formattedAddress) }),
    ...(shortFormattedAddress && { shortFormattedAddress: withApostrophes(shortFormattedAddress) }),
    ...(adrFormatAddress && { adrFormatAddress: withApostrophes(adrFormatAddress) }),
    ...(addressComponents && {
      addressComponents: addressComponents.map((part) => ({
        ...part,
        longText: withApostrophes(part.longText),
        shortText: withApostrophes(part.shortText),
      })),
    }),
  };
}

function printedSuggestion({ placePrediction, queryPrediction }: Suggestion): Suggestion {
  return {
    ...(placePrediction && { placePrediction: printedPrediction(placePrediction) }),
    ...(queryPrediction && { queryPrediction: printedPrediction(queryPrediction) }),
  };
}

/** What matched stays where it is: a character takes the place of a character. */
function printedPrediction<Prediction extends Pick<PlacePrediction, "text" | "structuredFormat">>(
  prediction: Prediction,
): Prediction {
  const { text, structuredFormat } = prediction;
  return {
    ...prediction,
    text: printedText(text),
    ...(structuredFormat && {
      structuredFormat: {
        mainText: printedText(structuredFormat.mainText),
        ...(structuredFormat.secondaryText && { secondaryText: printedText(structuredFormat.secondaryText) }),
      },
    }),
  };
}

function printedText(formattable: FormattableText): FormattableText {
  return { ...formattable, text: withApostrophes(formattable.text) };
}
