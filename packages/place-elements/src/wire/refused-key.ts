import type { PlacesClient } from "@lieudit/places-client";

/** Why a key is refused; not that it may make some calls alone, which is no refusal of the page. */
const REFUSED = /^API_KEY_(?!S)/;

/** The client, which calls a page's own `gm_authFailure` once when its key is refused: pages show something else then. */
export function tellingRefusedKey(client: PlacesClient): PlacesClient {
  let isTold = false;
  // What the page's function throws is the page's own fault, and shows as a rejection that nobody heard.
  const tell = ({ reason = "" }: { reason?: string }) => {
    if (isTold || !REFUSED.test(reason)) return;
    isTold = true;
    (globalThis as { gm_authFailure?(): void }).gm_authFailure?.();
  };
  return new Proxy(client, {
    get: (_client, name: keyof PlacesClient) => (request: never, fields: never, options: never) => {
      const answer = client[name](request, fields, options);
      answer.catch(tell);
      return answer;
    },
  });
}
