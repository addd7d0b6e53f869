/** Reasons for which the server rejects a key for every call. */
const REFUSED = /^API_KEY_(?!S)/;

type Call = (...args: never[]) => Promise<unknown>;

let isReported = false;

/** Wraps a client to call the page's `gm_authFailure` once if its key is rejected. */
export function tellingRefusedKey<Client extends object>(client: Client): Client {
  // An error of the page's function becomes an unhandled rejection.
  const report = ({ reason = "" }: { reason?: string }) => {
    if (isReported || !REFUSED.test(reason)) return;
    isReported = true;
    (globalThis as { gm_authFailure?(): void }).gm_authFailure?.();
  };
  return new Proxy(client, {
    get:
      (calls, name) =>
      (...args: never[]) => {
        // Every member of a client is a call.
        const response = (calls as Record<string | symbol, Call>)[name]?.(...args) ?? Promise.resolve();
        response.catch(report);
        return response;
      },
  });
}
