/** The calls that a key may be restricted to, by the names of the protocol's own description. */
export const API_METHODS = {
  SearchText: { verb: "POST", path: /^\/v1\/places:searchText$/ },
  SearchNearby: { verb: "POST", path: /^\/v1\/places:searchNearby$/ },
  AutocompletePlaces: { verb: "POST", path: /^\/v1\/places:autocomplete$/ },
  ReverseGeocode: { verb: "POST", path: /^\/v1\/places:reverseGeocode$/ },
  CreateContext: { verb: "POST", path: /^\/v1\/contexts$/ },
  GetContext: { verb: "GET", path: /^\/v1\/contexts\/[^/]+$/ },
  /** One place, or many in one call: who may ask for one may ask for many. */
  GetPlace: { verb: "GET", path: /^\/v1\/places(?::batchGet|\/[^/]+)$/ },
  GetPhotoMedia: { verb: "GET", path: /^\/v1\/places\/[^/]+\/photos\/[^/]+\/media$/ },
  /** The geocodejson endpoints, there and back. */
  Geocode: { verb: "GET", path: /^(?:\/geocodeur)?\/(?:api|search|reverse)\/?$/ },
  /** Reading the server's own figures: only a key that names it may. */
  ReadMetrics: { verb: "GET", path: /^\/metrics$/ },
} as const;

export type ApiMethod = keyof typeof API_METHODS;

export const API_METHOD_NAMES = Object.keys(API_METHODS) as readonly ApiMethod[];

/** The call that a request is, or null: HEAD counts as GET. */
export function apiMethodOf(verb: string, pathname: string): ApiMethod | null {
  const asked = verb === "HEAD" ? "GET" : verb;
  return (
    API_METHOD_NAMES.find(
      (name) => API_METHODS[name].verb === asked && API_METHODS[name].path.test(pathname),
    ) ?? null
  );
}

/** Whether a call of the API is named so. */
export function isApiMethod(name: string): name is ApiMethod {
  return Object.hasOwn(API_METHODS, name);
}
