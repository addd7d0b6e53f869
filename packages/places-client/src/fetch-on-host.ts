import { PlacesError } from "@lieudit/place-model";

const MAX_REDIRECTS = 3;

/**
 * Sends a request and follows its redirects, but only on its own host: a key
 * must not travel to a host that a hostile answer names.
 *
 * @throws {PlacesError} INTERNAL on a redirect to another host, or on too many.
 */
export async function fetchOnHost(
  send: (request: Request) => Promise<Response>,
  requestTo: (address: URL) => Request,
  start: URL,
): Promise<Response> {
  let address = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await send(requestTo(address));
    // A browser hides where a redirect leads; then it cannot be followed safely.
    if (answer.type === "opaqueredirect") throw refused("somewhere that the browser does not tell");
    const location = answer.headers.get("location");
    if (answer.status < 300 || answer.status >= 400 || location === null) return answer;
    await answer.body?.cancel();
    const isAddress = URL.canParse(location, address.href);
    if (!isAddress || new URL(location, address).origin !== start.origin) throw refused("another host");
    address = new URL(location, address);
  }
  throw refused(`more than ${MAX_REDIRECTS} addresses in turn`);
}

function refused(where: string): PlacesError {
  return new PlacesError(
    "INTERNAL",
    `The places server redirects to ${where}, which is not followed because the key must stay on its host; check the server's address.`,
    { reason: "REDIRECT" },
  );
}
