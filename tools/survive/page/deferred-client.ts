import type { PlacesClient } from "@lieudit/places-client";

/** A call of the client that the test resolves or rejects. */
export interface DeferredCall {
  respond: () => void;
  reject: () => void;
  isOpen: boolean;
}

/**
 * Creates a client whose calls the test resolves. The n-th call gets
 * `createResponse(n)`, so two responses to one request differ. Every other call
 * ignores its abort signal, like a response that is already on its way.
 */
export function createDeferredClient(createResponse: (call: number) => object): {
  client: PlacesClient;
  calls: DeferredCall[];
} {
  const calls: DeferredCall[] = [];
  function hold(signal: AbortSignal | undefined): Promise<never> {
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    const index = calls.length;
    const call: DeferredCall = {
      isOpen: true,
      respond: () => {
        call.isOpen = false;
        // The test knows which call it resolves; the caller chooses the type.
        resolve(createResponse(index) as never);
      },
      reject: () => {
        call.isOpen = false;
        reject(new Error("The server is offline."));
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
