import type { LatLng, Place, PlaceField, RoutingSummary, Viewport } from "@lieudit/place-model";
import {
  compactFields,
  type DisplayPhoto,
  detailsFields,
  loadDisplayPhotos,
  searchFields,
} from "@lieudit/place-widgets";
import type { PlacesClient } from "@lieudit/places-client";
import type { KitSettings } from "./kit-settings.ts";
import { kitWidget } from "./kit-widgets.ts";

/** All that any widget may be switched to show, so that a switch asks for nothing. */
const PLACE_FIELDS: readonly PlaceField[] = [...new Set([...detailsFields("all"), ...compactFields("all")])];
const RESULT_FIELDS = searchFields("all", { showsAttributeTags: true });
const RESULT_COUNT = 8;
const PHOTO_WIDTH_PX = 800;

/** What the playground shows of the data. */
export interface KitData {
  place: Place | null;
  photos: DisplayPhoto[] | undefined;
  /** What was searched: the reader's words or, without any, an example. */
  textQuery: string;
  places: Place[];
  /** The way from the centre to each of them, where the settings show it. */
  routingSummaries: RoutingSummary[];
}

/** Asks for the place or the results that the settings are about, around `start` where something is imported. */
export async function askKit(
  client: PlacesClient,
  settings: KitSettings,
  start: { viewport: Viewport; center: LatLng } | null,
  signal: AbortSignal,
): Promise<KitData> {
  const { shows, exampleType } = kitWidget(settings.widget);
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
    return { place: null, photos: undefined, textQuery, places, routingSummaries };
  }
  const place =
    shows === "input"
      ? null
      : settings.placeId === null
        ? ((await client.searchText({ ...request, pageSize: 1 }, PLACE_FIELDS, { signal })).places?.[0] ??
          null)
        : await client.getPlace(
            { placeId: settings.placeId, languageCode: settings.language },
            PLACE_FIELDS,
            { signal },
          );
  return {
    place,
    photos: await firstPhotos(client, place, signal),
    textQuery,
    places: [],
    routingSummaries: [],
  };
}

/** The photos that a widget starts with, so that they show without JavaScript. */
async function firstPhotos(client: PlacesClient, place: Place | null, signal: AbortSignal) {
  if (!place?.photos?.length) return undefined;
  return loadDisplayPhotos(client, place.photos, { count: 3, widthPx: PHOTO_WIDTH_PX, signal });
}
