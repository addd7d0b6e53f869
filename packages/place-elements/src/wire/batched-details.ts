import { type GetPlaceRequest, type Place, type PlaceField, PlacesError } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";

/** Most ids that one request holds. */
const MAX_IDS = 50;

/** Ids that the service accepts. It rejects others, which must not fail the rest of a batch. */
const PLACE_ID = /^[\w-]{10,300}$/;

interface Waiting {
  placeId: string;
  resolve: (place: Place) => void;
  reject: (error: unknown) => void;
}

/** `getPlace` of a client that sends the calls of one moment for the same fields as one request. */
export function inBatches(
  client: PlacesClient,
): (request: GetPlaceRequest, fields: readonly PlaceField[]) => Promise<Place> {
  const waiting = new Map<string, Waiting[]>();
  // Until the server shows that it knows places one by one alone.
  let takesMany = true;

  return (request, fields) => {
    const { placeId, ...form } = request;
    if (!PLACE_ID.test(placeId)) return client.getPlace(request, fields);
    return new Promise((resolve, reject) => {
      const key = JSON.stringify([form, fields]);
      const group = waiting.get(key) ?? [];
      group.push({ placeId, resolve, reject });
      if (waiting.has(key)) return;
      waiting.set(key, group);
      // A task later everything that was to ask in this one has asked.
      setTimeout(() => {
        waiting.delete(key);
        for (let from = 0; from < group.length; from += MAX_IDS) {
          void ask(group.slice(from, from + MAX_IDS), form, fields);
        }
      });
    });
  };

  async function ask(
    group: readonly Waiting[],
    form: Omit<GetPlaceRequest, "placeId">,
    fields: readonly PlaceField[],
  ): Promise<void> {
    const oneByOne = () => {
      for (const { placeId, resolve, reject } of group) {
        client.getPlace({ placeId, ...form }, fields).then(resolve, reject);
      }
    };
    if (!takesMany || group.length === 1) return oneByOne();
    try {
      const placeIds = [...new Set(group.map(({ placeId }) => placeId))];
      const { places = [], missingIds = [] } = await client.batchGetPlaces({ placeIds, ...form }, fields);
      // Places are in the order of the request. One that was found by a former id has its present one.
      const known = placeIds.filter((id) => !missingIds.includes(id));
      for (const { placeId, resolve, reject } of group) {
        const place =
          places.find(({ id }) => id === placeId) ??
          (known.length === places.length ? places[known.indexOf(placeId)] : undefined);
        if (place === undefined) reject(new PlacesError("NOT_FOUND", `No place has the id ${placeId}.`));
        else resolve(place);
      }
    } catch (error) {
      if (isUnknownCall(error)) {
        takesMany = false;
        return oneByOne();
      }
      for (const { reject } of group) reject(error);
    }
  }
}

/** Another server of the protocol responds that the call or the place is unknown, or with a page. */
function isUnknownCall(error: unknown): boolean {
  if (!(error instanceof PlacesError)) return false;
  const isNoAnswer = error.status === "NOT_FOUND" || error.status === "UNIMPLEMENTED";
  return isNoAnswer || error.reason === "WRONG_TYPE" || error.reason === "API_KEY_SERVICE_BLOCKED";
}
