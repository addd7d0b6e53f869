import type { PlacesClient } from "@lieudit/places-client";
import { inBatches } from "./batched-details.ts";

/**
 * The client with its calls shared: whoever asks for the same while an answer
 * is on its way gets that answer, and details that are asked for in one moment
 * travel together. Breaking off frees the one who breaks off, and nobody else.
 */
export function sharedCalls(client: PlacesClient): PlacesClient {
  const underWay = new Map<string, Promise<unknown>>();
  const batched = inBatches(client);

  function shared<Answer>(
    what: readonly unknown[],
    ask: () => Promise<Answer>,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    const key = JSON.stringify(what);
    // Put there by the same kind of call.
    let answer = underWay.get(key) as Promise<Answer> | undefined;
    if (answer === undefined) {
      answer = ask().finally(() => underWay.delete(key));
      underWay.set(key, answer);
    }
    return signal === undefined ? answer : untilAborted(answer, signal);
  }

  return {
    ...client,
    getPlace: (request, fields, options = {}) =>
      // A session's last request is no other's.
      request.sessionToken === undefined
        ? shared(["getPlace", request, fields], () => batched(request, fields), options.signal)
        : client.getPlace(request, fields, options),
    searchText: (request, fields, { signal } = {}) =>
      shared(["searchText", request, fields], () => client.searchText(request, fields), signal),
    searchNearby: (request, fields, { signal } = {}) =>
      shared(["searchNearby", request, fields], () => client.searchNearby(request, fields), signal),
    reverseGeocode: (request, fields, { signal } = {}) =>
      shared(["reverseGeocode", request, fields], () => client.reverseGeocode(request, fields), signal),
    getPhotoMedia: (request, { signal } = {}) =>
      shared(["getPhotoMedia", request], () => client.getPhotoMedia(request), signal),
  };
}

function untilAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}
