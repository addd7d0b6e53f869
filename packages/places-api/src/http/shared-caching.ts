import { BIAS_HEADER } from "../geoip/caller-bias.ts";
import type { ApiMethod } from "./api-methods.ts";
import { PARTIAL_HEADER } from "./json-answer.ts";

/**
 * How long a cache in front of the server may respond in its place, in seconds. Places have opening
 * hours and live prices; suggestions and addresses change with imports only.
 */
const MAX_AGES: Partial<Record<ApiMethod, number>> = { GetPlace: 60, AutocompletePlaces: 300, Geocode: 300 };

/**
 * Lets shared caches store the response to a call that anybody may make with the same result. The
 * caller checks that no key and no access rule plays a part.
 */
export function allowSharedCaching(
  request: Request,
  method: ApiMethod | null,
  { status, headers }: Response,
): void {
  const maxAge = method === null ? undefined : MAX_AGES[method];
  if (maxAge === undefined || request.method === "POST" || (status !== 200 && status !== 304)) return;
  // Of a partial response, the next one may have more; an address of the caller is for that caller.
  if (headers.has(PARTIAL_HEADER) || headers.get(BIAS_HEADER) === "address") return;
  headers.set("cache-control", `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}`);
  // One of the geocoder's formats chooses its language by the header.
  if (method === "Geocode") headers.append("vary", "Accept-Language, X-Goog-Api-Key");
}
