import type { LocalizedText, Place, PlacePrediction, Review, Suggestion } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { typeset, typesetAddress, withApostrophes } from "../../shell/format/french.ts";

/**
 * Returns a client whose answers this site may show as they come. Names, kinds, addresses
 * and reviews have typographic apostrophes, and streets after a number are lower-case. Addresses
 * leave out France.
 * What is stored, searched and answered to others stays as it is.
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

/** Readers of this site are in France. */
const COUNTRY = /, France$/;

function withPrintedPlaces<Answer extends { places?: Place[] }>(answer: Answer): Answer {
  return answer.places === undefined ? answer : { ...answer, places: answer.places.map(printedPlace) };
}

function printedPlace(place: Place): Place {
  const {
    displayName,
    primaryTypeDisplayName,
    reviews,
    formattedAddress,
    shortFormattedAddress,
    adrFormatAddress,
    addressComponents,
  } = place;
  return {
    ...place,
    ...(displayName && { displayName: printedText(displayName) }),
    ...(primaryTypeDisplayName && { primaryTypeDisplayName: printedText(primaryTypeDisplayName) }),
    ...(reviews && { reviews: reviews.map(printedReview) }),
    ...(formattedAddress && { formattedAddress: typesetAddress(formattedAddress).replace(COUNTRY, "") }),
    ...(shortFormattedAddress && { shortFormattedAddress: typesetAddress(shortFormattedAddress) }),
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

/** Each replacement has the same length, so that the offsets of matches stay valid. */
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

function printedReview(review: Review): Review {
  const { text, originalText } = review;
  return {
    ...review,
    ...(text && { text: printedOpinion(text) }),
    ...(originalText && { originalText: printedOpinion(originalText) }),
  };
}

/** French spacing applies to French texts only. */
function printedOpinion(text: LocalizedText): LocalizedText {
  return text.languageCode === "fr" ? { ...text, text: typeset(text.text) } : printedText(text);
}

function printedText<Written extends { text: string }>(written: Written): Written {
  return { ...written, text: withApostrophes(written.text) };
}
