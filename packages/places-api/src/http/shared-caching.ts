import { isForNominatim } from "../geocoder/nominatim-request.ts";
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
 *
 * @param hasLocator whether addresses of callers have an area: then only requests with a bias of their own are equal
 */
export function allowSharedCaching(
  request: Request,
  method: ApiMethod | null,
  { status, headers }: Response,
  hasLocator: boolean,
): void {
  const maxAge = method === null ? undefined : MAX_AGES[method];
  if (maxAge === undefined || request.method === "POST" || (status !== 200 && status !== 304)) return;
  // Of a partial response, the next one may have more.
  if (headers.has(PARTIAL_HEADER)) return;
  const bias = headers.get(BIAS_HEADER);
  if (hasLocator && bias !== null && bias !== "request") return;
  // Some caches ignore `Vary`, so headers that change the response prevent it.
  if (MESSAGE_HEADERS.some((name) => request.headers.has(name))) return;
  if (method === "Geocode" && isForNominatim(new URL(request.url).searchParams)) return;
  headers.set("cache-control", `public, max-age=${maxAge}`);
}

/** Their parameters in the address are `$fields` and `key`. */
const MESSAGE_HEADERS = ["x-goog-fieldmask", "x-goog-api-key"];
