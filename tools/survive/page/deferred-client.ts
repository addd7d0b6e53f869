import type { PlacesClient } from "@lieudit/places-client";

/** A call of the client that waits for the harness to answer it. */
export interface HeldCall {
  answer: () => void;
  refuse: () => void;
  isOpen: boolean;
}

/**
 * A client whose calls are answered when the harness says so. The n-th call's
 * answer is `answerOf(n)`, so that two answers to one question differ. Every
 * other one ignores that it was aborted, as an answer does that is already on its way.
 */
export function heldClient(answerOf: (call: number) => object): { client: PlacesClient; calls: HeldCall[] } {
  const calls: HeldCall[] = [];
  function hold(signal: AbortSignal | undefined): Promise<never> {
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    const index = calls.length;
    const call: HeldCall = {
      isOpen: true,
      answer: () => {
        call.isOpen = false;
        // The harness knows which call it answers; the type of its answer is the caller's.
        resolve(answerOf(index) as never);
      },
      refuse: () => {
        call.isOpen = false;
        reject(new Error("The server is away."));
      },
    };
    calls.push(call);
    if (index % 2 === 0) {
      signal?.addEventListener("abort", () => {
        call.isOpen = false;
        reject(signal.reason);
      });
    }
    return promise;
  }
  const client: PlacesClient = {
    getPlace: (_request, _fields, options) => hold(options?.signal),
    batchGetPlaces: (_request, _fields, options) => hold(options?.signal),
    searchText: (_request, _fields, options) => hold(options?.signal),
    searchNearby: (_request, _fields, options) => hold(options?.signal),
    autocomplete: (_request, options) => hold(options?.signal),
    reverseGeocode: (_request, _fields, options) => hold(options?.signal),
    createContext: (_request, options) => hold(options?.signal),
    getContext: (_request, _fields, options) => hold(options?.signal),
    getPhotoMedia: (_request, options) => hold(options?.signal),
  };
  return { client, calls };
}
