import { DISTANCE_UNITS } from "../contexts.ts";
import { latLng } from "./common-shapes.ts";
import { CONTEXT_MAP_OPTIONS, TRAVEL_MODE } from "./context-shapes.ts";
import { double, int32, list, type MessageShape, message, numbered, opaque, text, uri } from "./shape.ts";

const formattableText = message({ text, matches: list(message({ startOffset: int32, endOffset: int32 })) });
const structuredFormat = message({ mainText: formattableText, secondaryText: formattableText });

const routingSummary = message({
  legs: list(message({ duration: text, distanceMeters: int32 })),
  directionsUri: uri,
});
const routingSummaries = list(routingSummary);

const contextRoutingSummary = message({
  ...routingSummary.fields,
  travelMinutes: int32,
  distance: message({ value: double, unit: numbered("DISTANCE_UNIT_UNSPECIFIED", DISTANCE_UNITS) }),
});

/** Returns the response shapes of all calls, with `place` as the shape of a place. */
export function createResponseShapes<PlaceShape extends MessageShape>(place: PlaceShape) {
  return {
    getPlace: place,
    batchGetPlaces: message({ places: list(place), missingIds: list(text) }),
    searchText: message({
      places: list(place),
      routingSummaries,
      contextualContents: opaque,
      nextPageToken: text,
      searchUri: uri,
    }),
    searchNearby: message({ places: list(place), routingSummaries }),
    autocomplete: message({
      suggestions: list(
        message({
          placePrediction: message({
            place: text,
            placeId: text,
            text: formattableText,
            structuredFormat,
            types: list(text),
            distanceMeters: int32,
          }),
          queryPrediction: message({ text: formattableText, structuredFormat }),
        }),
      ),
    }),
    getPhotoMedia: message({ name: text, photoUri: uri }),
    reverseGeocode: message({ results: list(message({ types: list(text), place })) }),
    createContext: message({ contextToken: text, expireTime: text }),
    getContext: message({
      places: list(place),
      routingSummaries: list(contextRoutingSummary),
      origin: latLng,
      travelMode: TRAVEL_MODE,
      mapOptions: CONTEXT_MAP_OPTIONS,
      expireTime: text,
      nextPageToken: text,
    }),
  } as const;
}

export type PlacesCall = keyof ReturnType<typeof createResponseShapes>;
