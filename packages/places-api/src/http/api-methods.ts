/** The methods that a key may be restricted to, by the protocol's names. */
export const API_METHODS = {
  SearchText: { verb: "POST", path: /^\/v1\/places:searchText$/ },
  SearchNearby: { verb: "POST", path: /^\/v1\/places:searchNearby$/ },
  AutocompletePlaces: { verb: "GET, POST", path: /^\/v1\/places:autocomplete$/ },
  ReverseGeocode: { verb: "POST", path: /^\/v1\/places:reverseGeocode$/ },
  ComputeRoutes: { verb: "POST", path: /^\/v1\/routes$/ },
  ComputeRouteMatrix: { verb: "POST", path: /^\/v1\/route-matrix$/ },
  CreateContext: { verb: "POST", path: /^\/v1\/contexts$/ },
  GetContext: { verb: "GET", path: /^\/v1\/contexts\/[^/]+$/ },
  /** One place, many in one call, or the outline of one: permission for one includes all. */
  GetPlace: { verb: "GET", path: /^\/v1\/places(?::batchGet|\/[^/]+(?:\/boundary)?)$/ },
  GetPhotoMedia: { verb: "GET", path: /^\/v1\/places\/[^/]+\/photos\/[^/]+\/media$/ },
  /** The geocodejson endpoints, there and back. */
  Geocode: { verb: "GET", path: /^(?:\/geocodeur)?\/(?:api|search|reverse)\/?$/ },
  /** A table of addresses or points; one call, whatever its number of rows. */
  GeocodeTable: { verb: "POST", path: /^(?:\/geocodeur)?\/(?:csv|search\/csv|reverse\/csv)\/?$/ },
  /** Metrics of the server. Granted only to keys that name it. */
  ReadMetrics: { verb: "GET", path: /^\/metrics$/ },
  /** SearchText or AutocompletePlaces with `explain=true`. Granted only to keys that name it. */
  ExplainSearch: { verb: "GET, POST", path: /^\/v1\/places:(?:searchText|autocomplete)\?explain$/ },
} as const;

export type ApiMethod = keyof typeof API_METHODS;

export const API_METHOD_NAMES = Object.keys(API_METHODS) as readonly ApiMethod[];

/** Methods for operators: keys without a list of methods do not have them. */
const OPERATOR_METHODS: ReadonlySet<ApiMethod> = new Set(["ReadMetrics", "ExplainSearch"]);

export function isOperatorMethod(method: ApiMethod | null): boolean {
  return method !== null && OPERATOR_METHODS.has(method);
}

/**
 * Returns the method of a call, or null for an unknown address. HEAD counts as GET.
 *
 * @param query tells ExplainSearch from a plain search
 */
export function findApiMethod(verb: string, pathname: string, query?: URLSearchParams): ApiMethod | null {
  const wanted = verb === "HEAD" ? "GET" : verb;
  const path = query?.getAll("explain").includes("true") ? `${pathname}?explain` : pathname;
  const matches = (text: string) =>
    API_METHOD_NAMES.find(
      (name) => API_METHODS[name].verb.split(", ").includes(wanted) && API_METHODS[name].path.test(text),
    );
  return matches(path) ?? matches(pathname) ?? null;
}

/** Whether this is the name of an API method. */
export function isApiMethod(name: string): name is ApiMethod {
  return Object.hasOwn(API_METHODS, name);
}
