import { PlacesError } from "@lieudit/place-model";

const MAX_REDIRECTS = 3;

/**
 * Sends a request and follows redirects within the origin of `start` only.
 * Otherwise a hostile response could redirect the key to another host.
 *
 * @throws {PlacesError} INTERNAL on a redirect to another origin, a redirect
 *   that the browser hides, or more than `MAX_REDIRECTS` redirects.
 */
export async function fetchOnHost(
  send: (request: Request) => Promise<Response>,
  requestTo: (address: URL) => Request,
  start: URL,
): Promise<Response> {
  let address = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await send(requestTo(address));
    // Browsers hide the target of a redirect that they do not follow, so it cannot be checked.
    if (answer.type === "opaqueredirect") throw refused("an address that the browser hides");
    const location = answer.headers.get("location");
    if (answer.status < 300 || answer.status >= 400 || location === null) return answer;
    await answer.body?.cancel();
    const isAddress = URL.canParse(location, address.href);
    if (!isAddress || new URL(location, address).origin !== start.origin) throw refused("another host");
    address = new URL(location, address);
  }
  throw refused(`more than ${MAX_REDIRECTS} addresses in a row`);
}

function refused(where: string): PlacesError {
  return new PlacesError(
    "INTERNAL",
    `The places server redirects to ${where}, which is not followed because the key must stay on its host; check the server's address.`,
    { reason: "REDIRECT" },
  );
}
