import { type CallOptions, type PlacesClient, untilAborted } from "@lieudit/places-client";
import { inBatches } from "./batched-details.ts";

type SharedCall = "getPlace" | "searchText" | "searchNearby" | "reverseGeocode" | "getPhotoMedia";

/**
 * Wraps the client to share its calls. Equal calls share one pending response, and
 * simultaneous calls for details are sent together. Aborting one call does not
 * abort the others.
 */
export function sharedCalls(client: PlacesClient): PlacesClient {
  const underWay = new Map<string, Promise<unknown>>();
  const asking = { ...client, getPlace: inBatches(client) };

  function shared<Name extends SharedCall>(
    name: Name,
    asked: readonly unknown[],
    { signal }: CallOptions = {},
  ): ReturnType<PlacesClient[Name]> {
    const key = JSON.stringify([name, ...asked]);
    let answer = underWay.get(key);
    if (answer === undefined) {
      // Arguments of each call of this name.
      const ask = asking[name] as (...asked: readonly unknown[]) => Promise<unknown>;
      answer = ask(...asked).finally(() => underWay.delete(key));
      underWay.set(key, answer);
    }
    // Put there by the same kind of call.
    return (signal === undefined ? answer : untilAborted(answer, signal)) as ReturnType<PlacesClient[Name]>;
  }

  return {
    ...client,
    getPlace: (request, fields, options) =>
      // A session's last request is no other's.
      request.sessionToken === undefined
        ? shared("getPlace", [request, fields], options)
        : client.getPlace(request, fields, options),
    searchText: (request, fields, options) => shared("searchText", [request, fields], options),
    searchNearby: (request, fields, options) => shared("searchNearby", [request, fields], options),
    reverseGeocode: (request, fields, options) => shared("reverseGeocode", [request, fields], options),
    getPhotoMedia: (request, options) => shared("getPhotoMedia", [request], options),
  };
}
