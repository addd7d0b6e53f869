import {
  type GetContextResponse,
  type LatLng,
  type Place,
  type PlaceField,
  PlacesError,
  type RoutingSummary,
  type SearchTextRequest,
  type Viewport,
} from "@lieudit/place-model";
import {
  type DisplayPhoto,
  getCompactFields,
  getContextualFields,
  getDetailsFields,
  getSearchFields,
  loadDisplayPhotos,
} from "@lieudit/place-widgets";
import type { PlacesClient } from "@lieudit/places-client";
import { askedPlace } from "../../places/search/ask-places.ts";
import { type KitSettings, UNREADABLE_PLACE } from "./kit-settings.ts";
import { kitWidget } from "./kit-widgets.ts";

/** All that any widget may be switched to show, so that a switch asks for nothing. */
const PLACE_FIELDS: readonly PlaceField[] = [
  ...new Set([...getDetailsFields("all"), ...getCompactFields("all")]),
];
const RESULT_FIELDS = getSearchFields("all", { showsAttributeTags: true });
const RESULT_COUNT = 8;
/** Among how many places an example is looked for. */
const EXAMPLE_COUNT = 20;
const PHOTO_WIDTH_PX = 800;

/** Data of the playground. */
export interface KitData {
  place: Place | null;
  photos: DisplayPhoto[] | undefined;
  /** Why there is nothing to show, where something was asked for. */
  missing: "place" | "result" | null;
  /** What was searched: the reader's words or, without any, an example. */
  textQuery: string;
  places: Place[];
  /** The way from the centre to each of them, where the settings show it. */
  routingSummaries: RoutingSummary[];
  /** Where the place of "Lieu par position" is looked for. */
  point: LatLng | null;
  /** Opens the context of "Lieux d’un texte". */
  contextToken: string | null;
  context: GetContextResponse | undefined;
}

/** A point in the Atlantic without a place for hundreds of kilometres. */
export const POINT_AT_SEA: LatLng = { latitude: 40, longitude: -35 };

/** Nothing to show. */
export const NO_KIT_DATA: KitData = {
  place: null,
  photos: undefined,
  missing: null,
  textQuery: "",
  places: [],
  routingSummaries: [],
  point: null,
  contextToken: null,
  context: undefined,
};

/** Asks for the place or the results that the settings are about, around `start` where something is imported. */
export async function loadKitData(
  client: PlacesClient,
  settings: KitSettings,
  start: { viewport: Viewport; center: LatLng } | null,
  signal: AbortSignal,
): Promise<KitData> {
  const { shows, exampleType, exampleField } = kitWidget(settings.widget);
  const textQuery = settings.text !== "" ? settings.text : exampleType.replaceAll("_", " ");
  const request = {
    textQuery,
    languageCode: settings.language,
    ...(settings.text === "" && { includedType: exampleType }),
    ...(start !== null && { locationBias: { rectangle: start.viewport } }),
  };
  if (shows === "search") {
    const ways = settings.showsRoutes && start !== null && { routingParameters: { origin: start.center } };
    const { places = [], routingSummaries = [] } = await client.searchText(
      { ...request, pageSize: RESULT_COUNT, ...ways },
      RESULT_FIELDS,
      { signal },
    );
    const missing = places.length === 0 ? "result" : null;
    return { ...NO_KIT_DATA, missing, textQuery, places, routingSummaries };
  }
  if (shows === "context") return loadContext(client, request, { settings, textQuery }, signal);
  const { placeId } = settings;
  const place =
    shows === "input"
      ? null
      : placeId === null
        ? await findFirstPlace(client, request, settings.text === "" ? exampleField : undefined, signal)
        : await loadPlace(client, placeId, settings.language, signal);
  return {
    ...NO_KIT_DATA,
    point: settings.point === "nowhere" ? POINT_AT_SEA : (place?.location ?? null),
    place,
    photos: await loadFirstPhotos(client, place, signal),
    missing: place !== null || shows === "input" ? null : placeId === null ? "result" : "place",
    textQuery,
  };
}

/** Creates a context of a search, as the server of a text does, and opens it. */
async function loadContext(
  client: PlacesClient,
  request: SearchTextRequest,
  { settings, textQuery }: { settings: KitSettings; textQuery: string },
  signal: AbortSignal,
): Promise<KitData> {
  const { contextToken = null } = await client.createContext(
    { searchText: request, maxPlaceCount: RESULT_COUNT },
    { signal },
  );
  if (contextToken === null) return { ...NO_KIT_DATA, missing: "result", textQuery };
  const context = await client.getContext(
    { contextToken, languageCode: settings.language },
    getContextualFields("all", { showsAttributeTags: true }),
    { signal },
  );
  const missing = (context.places ?? []).length === 0 ? "result" : null;
  return { ...NO_KIT_DATA, missing, textQuery, contextToken, context };
}

/** Loads the photos that a widget starts with, so that they show without JavaScript. */
async function loadFirstPhotos(client: PlacesClient, place: Place | null, signal: AbortSignal) {
  if (!place?.photos?.length) return undefined;
  return loadDisplayPhotos(client, place.photos, { count: 3, widthPx: PHOTO_WIDTH_PX, signal });
}

/** Returns the first place with `field`, else the first place; null if the response is empty. */
async function findFirstPlace(
  client: PlacesClient,
  request: SearchTextRequest,
  field: PlaceField | undefined,
  signal: AbortSignal,
): Promise<Place | null> {
  const pageSize = field === undefined ? 1 : EXAMPLE_COUNT;
  const { places = [] } = await client.searchText({ ...request, pageSize }, PLACE_FIELDS, { signal });
  const example = field === undefined ? undefined : places.find((place) => place[field] !== undefined);
  return example ?? places[0] ?? null;
}

/** Null where there is no place of that id, or it cannot be one. */
async function loadPlace(
  client: PlacesClient,
  placeId: string,
  languageCode: string,
  signal: AbortSignal,
): Promise<Place | null> {
  if (placeId === UNREADABLE_PLACE) return null;
  const answer = await askedPlace(
    client.getPlace({ placeId, languageCode }, PLACE_FIELDS, { signal }),
    signal,
  );
  if (answer.phase === "failed") throw new PlacesError("UNAVAILABLE", "The place could not be asked for.");
  return answer.value;
}
