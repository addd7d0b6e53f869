import { type GetPlaceRequest, type Place, type PlaceField, PlacesError } from "@lieudit/place-model";
import type { PlacesClient } from "./places-client.ts";

/** Places that one request takes. */
export const MAX_BATCH_PLACES = 50;

/** A place that waits for the request of its batch. */
interface Waiting {
  request: GetPlaceRequest;
  signal: AbortSignal;
  resolve: (place: Place) => void;
  reject: (error: unknown) => void;
}

export interface PlaceBatcher {
  getPlace(request: GetPlaceRequest, fields: readonly PlaceField[], signal: AbortSignal): Promise<Place>;
}

/** Requests the places of one task together: all cards of a list that renders at once. */
export function createPlaceBatcher(client: PlacesClient): PlaceBatcher {
  const batches = new Map<string, Waiting[]>();
  /** False for a server that has places one by one only. */
  let hasBatches = true;

  return {
    getPlace: (request, fields, signal) =>
      new Promise((resolve, reject) => {
        const key = JSON.stringify([request.languageCode, request.regionCode, fields]);
        const waiting: Waiting = { request, signal, resolve, reject };
        const batch = batches.get(key);
        if (batch !== undefined) {
          batch.push(waiting);
          return;
        }
        batches.set(key, [waiting]);
        queueMicrotask(() => {
          const all = batches.get(key) ?? [];
          batches.delete(key);
          for (let start = 0; start < all.length; start += MAX_BATCH_PLACES) {
            void send(all.slice(start, start + MAX_BATCH_PLACES), fields);
          }
        });
      }),
  };

  async function send(all: readonly Waiting[], fields: readonly PlaceField[]): Promise<void> {
    const batch = all.filter(({ signal }) => !signal.aborted);
    const [first] = batch;
    if (first === undefined) return;
    if (batch.length === 1 || !hasBatches) {
      for (const waiting of batch) sendAlone(waiting, fields);
      return;
    }
    const { placeId, ...form } = first.request;
    const placeIds = batch.map(({ request }) => request.placeId);
    try {
      const signal = abortedByAll(batch.map((waiting) => waiting.signal));
      const { places = [], missingIds = [] } = await client.batchGetPlaces({ ...form, placeIds }, fields, {
        signal,
      });
      const byId = new Map(places.map((place) => [place.id, place]));
      for (const waiting of batch) {
        const { placeId } = waiting.request;
        const place = byId.get(placeId);
        if (place !== undefined) waiting.resolve(place);
        else if (missingIds.includes(placeId)) waiting.reject(notFound(placeId));
        // A place that has another id now is found by its old one alone.
        else sendAlone(waiting, fields);
      }
    } catch (error) {
      if (!(error instanceof PlacesError && isUnknownCall(error))) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // An invalid request is no sign of another server.
      hasBatches = error.status === "INVALID_ARGUMENT";
      for (const waiting of batch) sendAlone(waiting, fields);
    }
  }

  function sendAlone({ request, signal, resolve, reject }: Waiting, fields: readonly PlaceField[]): void {
    client.getPlace(request, fields, { signal }).then(resolve, reject);
  }
}

/** Whether a server does not have the batch call; some report that with a page of HTML. */
function isUnknownCall({ status, reason }: PlacesError): boolean {
  if (reason === "WRONG_TYPE") return true;
  return status === "NOT_FOUND" || status === "UNIMPLEMENTED" || status === "INVALID_ARGUMENT";
}

function notFound(placeId: string): PlacesError {
  return new PlacesError("NOT_FOUND", `No place has the id ${placeId}; search for it again.`);
}

/** A signal that is aborted when all of `signals` are. */
function abortedByAll(signals: readonly AbortSignal[]): AbortSignal {
  const all = new AbortController();
  let left = signals.length;
  for (const signal of signals) {
    signal.addEventListener("abort", () => --left === 0 && all.abort(signal.reason), { once: true });
  }
  return all.signal;
}
