import type { PlacesClient } from "@lieudit/places-client";

/** Reasons for which the server rejects a key for every call. */
const REFUSED = /^API_KEY_(?!S)/;

/** Wraps the client to call the page's `gm_authFailure` once if its key is rejected. */
export function tellingRefusedKey(client: PlacesClient): PlacesClient {
  let isReported = false;
  // An error of the page's function becomes an unhandled rejection.
  const report = ({ reason = "" }: { reason?: string }) => {
    if (isReported || !REFUSED.test(reason)) return;
    isReported = true;
    (globalThis as { gm_authFailure?(): void }).gm_authFailure?.();
  };
  return new Proxy(client, {
    get: (_client, name: keyof PlacesClient) => (request: never, fields: never, options: never) => {
      const response = client[name](request, fields, options);
      response.catch(report);
      return response;
    },
  });
}
