import type {
  AutocompleteRequest,
  AutocompleteResponse,
  BatchGetPlacesRequest,
  BatchGetPlacesResponse,
  CreateContextRequest,
  CreateContextResponse,
  GetContextRequest,
  GetContextResponse,
  GetPhotoMediaRequest,
  GetPlaceRequest,
  PhotoMedia,
  Place,
  PlaceField,
  ReverseGeocodeRequest,
  ReverseGeocodeResponse,
  SearchNearbyRequest,
  SearchNearbyResponse,
  SearchTextRequest,
  SearchTextResponse,
} from "@lieudit/place-model";

/**
 * The places protocol as methods. Each rejects with `PlacesError`; an aborted
 * call rejects with the signal's reason. None changes anything on the server,
 * so each may be tried again.
 */
export interface PlacesClient {
  getPlace(request: GetPlaceRequest, fields: readonly PlaceField[], options?: CallOptions): Promise<Place>;
  /** Details of up to 50 places in one request: a call of this service alone. */
  batchGetPlaces(
    request: BatchGetPlacesRequest,
    fields: readonly PlaceField[],
    options?: CallOptions,
  ): Promise<BatchGetPlacesResponse>;
  searchText(
    request: SearchTextRequest,
    fields: readonly PlaceField[],
    options?: CallOptions,
  ): Promise<SearchTextResponse>;
  searchNearby(
    request: SearchNearbyRequest,
    fields: readonly PlaceField[],
    options?: CallOptions,
  ): Promise<SearchNearbyResponse>;
  autocomplete(request: AutocompleteRequest, options?: CallOptions): Promise<AutocompleteResponse>;
  getPhotoMedia(request: GetPhotoMediaRequest, options?: CallOptions): Promise<PhotoMedia>;
  reverseGeocode(
    request: ReverseGeocodeRequest,
    fields: readonly PlaceField[],
    options?: CallOptions,
  ): Promise<ReverseGeocodeResponse>;
  /** A token for places that a text is about, which `getContext` opens. The server keeps nothing of it. */
  createContext(request: CreateContextRequest, options?: CallOptions): Promise<CreateContextResponse>;
  /** The places of a context, at most 500, with the ways to them, where they start and how a map begins. */
  getContext(
    request: GetContextRequest,
    fields: readonly PlaceField[],
    options?: CallOptions,
  ): Promise<GetContextResponse>;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface PlacesClientOptions {
  /**
   * Where `/v1` hangs, for example "https://lieux.example", or "" for this page's own server. Outside a page
   * nothing is the page's own: give the whole address there, or `fetch`.
   */
  baseUrl: string;
  key?: string;
  /**
   * Where the key travels. `header` (default) keeps it out of addresses;
   * `query` spares a GET to another origin its CORS preflight.
   */
  keyIn?: "header" | "query";
  /** Replaces the global fetch: an in-process call for server rendering, a fake for tests. */
  fetch?: (request: Request) => Promise<Response>;
  /**
   * Whole time for one call with its retries, in milliseconds. Default 3 000: a page never waits longer,
   * but for one that was itself too busy to read the answer; it gets that time once more.
   */
  timeoutMs?: number;
  /** Tries in all, the first included. Default 3. */
  maxAttempts?: number;
  /** An answer above this is cut off and refused. Default 4 MiB. */
  maxAnswerBytes?: number;
  /** Milliseconds that only grow; a test gives its own. */
  now?: () => number;
  /** 0 to below 1: the jitter of the waits between tries; a test gives its own. */
  random?: () => number;
}
