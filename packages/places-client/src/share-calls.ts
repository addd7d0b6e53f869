import type { PlaceField } from "@lieudit/place-model";
import { createPlaceBatcher } from "./batch-places.ts";
import type { PlacesClient } from "./places-client.ts";
import { untilAborted } from "./until-aborted.ts";

/** Answers that are stored; the oldest ones make room. */
const MAX_STORED = 500;

/** A call that is running, or its stored answer. */
interface SharedCall {
  answer: Promise<unknown>;
  abort: AbortController;
  callers: number;
  /** Null while the call is running. */
  expires: number | null;
}

/**
 * Shares calls between the parts of a page. Equal calls under way are one request, and their answer
 * is reused for `maxAgeMs`. Up to 50 places that are requested at once by their ids are one request.
 * A request is aborted when all of its callers have aborted. Failures are not stored.
 */
export function shareCalls(client: PlacesClient, maxAgeMs: number, now: () => number): PlacesClient {
  const calls = new Map<string, SharedCall>();
  const batcher = createPlaceBatcher(client);

  async function share<Answer>(
    key: unknown,
    signal: AbortSignal | undefined,
    run: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    const id = JSON.stringify(key);
    const call = findCall(id) ?? startCall(id, run);
    call.callers++;
    try {
      // The key names the call and its fields, so the answer has the type of this call.
      const answer = call.answer as Promise<Answer>;
      return await (signal === undefined ? answer : untilAborted(answer, signal));
    } finally {
      call.callers--;
      if (call.callers === 0 && call.expires === null) {
        call.abort.abort(signal?.reason);
        calls.delete(id);
      }
    }
  }

  function findCall(id: string): SharedCall | undefined {
    const call = calls.get(id);
    return call === undefined || (call.expires !== null && call.expires <= now()) ? undefined : call;
  }

  function startCall(id: string, run: (signal: AbortSignal) => Promise<unknown>): SharedCall {
    const abort = new AbortController();
    const call: SharedCall = { abort, callers: 0, expires: null, answer: run(abort.signal) };
    call.answer.then(
      () => {
        call.expires = now() + maxAgeMs;
      },
      () => {
        call.expires = 0;
        if (calls.get(id) === call) calls.delete(id);
      },
    );
    calls.delete(id);
    calls.set(id, call);
    const [oldest] = calls.keys();
    if (calls.size > MAX_STORED && oldest !== undefined) calls.delete(oldest);
    return call;
  }

  return {
    ...client,
    getPlace: (request, fields, { signal } = {}) =>
      share(["getPlace", request, fields], signal, (shared) =>
        // A session ends with the request of its own place.
        request.sessionToken === undefined
          ? batcher.getPlace(request, fields as readonly PlaceField[], shared)
          : client.getPlace(request, fields, { signal: shared }),
      ),
    batchGetPlaces: (request, fields, { signal } = {}) =>
      share(["batchGetPlaces", request, fields], signal, (shared) =>
        client.batchGetPlaces(request, fields, { signal: shared }),
      ),
    searchText: (request, fields, { signal } = {}) =>
      share(["searchText", request, fields], signal, (shared) =>
        client.searchText(request, fields, { signal: shared }),
      ),
    searchNearby: (request, fields, { signal } = {}) =>
      share(["searchNearby", request, fields], signal, (shared) =>
        client.searchNearby(request, fields, { signal: shared }),
      ),
    autocomplete: (request, { signal } = {}) =>
      share(["autocomplete", request], signal, (shared) => client.autocomplete(request, { signal: shared })),
    getPhotoMedia: (request, { signal } = {}) =>
      share(["getPhotoMedia", request], signal, (shared) =>
        client.getPhotoMedia(request, { signal: shared }),
      ),
    reverseGeocode: (request, fields, { signal } = {}) =>
      share(["reverseGeocode", request, fields], signal, (shared) =>
        client.reverseGeocode(request, fields, { signal: shared }),
      ),
    getContext: (request, fields, { signal } = {}) =>
      share(["getContext", request, fields], signal, (shared) =>
        client.getContext(request, fields, { signal: shared }),
      ),
  };
}
