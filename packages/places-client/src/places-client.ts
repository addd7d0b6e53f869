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
  PlaceField,
  PlacesError,
  ReverseGeocodeRequest,
  ReverseGeocodeResponse,
  SearchNearbyRequest,
  SearchNearbyResponse,
  SearchTextRequest,
  SearchTextResponse,
} from "@lieudit/place-model";
import type { PlaceMask, PlaceWith, WithPlaces } from "./place-mask.ts";

/**
 * The places protocol as methods. Each rejects with `PlacesError`; an aborted
 * call rejects with the signal's reason. None changes anything on the server,
 * so each may be tried again.
 */
export interface PlacesClient {
  /** Returns the place with this id. */
  getPlace<Mask extends PlaceMask>(
    request: GetPlaceRequest,
    fields: readonly Mask[],
    options?: CallOptions,
  ): Promise<PlaceWith<Mask>>;
  /** Details of up to 50 places in one request: a call of this service alone. */
  batchGetPlaces<Mask extends PlaceMask>(
    request: BatchGetPlacesRequest,
    fields: readonly Mask[],
    options?: CallOptions,
  ): Promise<WithPlaces<BatchGetPlacesResponse, Mask>>;
  /** Returns places that match a text. */
  searchText<Mask extends PlaceMask>(
    request: SearchTextRequest,
    fields: readonly Mask[],
    options?: CallOptions,
  ): Promise<WithPlaces<SearchTextResponse, Mask>>;
  /** Returns places in a circle. */
  searchNearby<Mask extends PlaceMask>(
    request: SearchNearbyRequest,
    fields: readonly Mask[],
    options?: CallOptions,
  ): Promise<WithPlaces<SearchNearbyResponse, Mask>>;
  /** Returns predictions for a typed text. */
  autocomplete(request: AutocompleteRequest, options?: CallOptions): Promise<AutocompleteResponse>;
  /** Returns the address of a photo in a size. */
  getPhotoMedia(request: GetPhotoMediaRequest, options?: CallOptions): Promise<PhotoMedia>;
  /** Returns the addresses and areas at a point. */
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
  /** Aborts the call, which then rejects with the reason of the signal. */
  signal?: AbortSignal;
}

/** A finished call, for a log or a measurement. */
export interface CallReport {
  /** The method of the client. */
  call: string;
  /** Milliseconds with all attempts. */
  durationMs: number;
  /** 1 if the first attempt succeeded. */
  attempts: number;
  /** Null for success and for a call that its caller aborted. */
  error: PlacesError | null;
}

export interface PlacesClientOptions {
  /**
   * Where `/v1` hangs, for example "https://lieux.example", or "" for this page's own server. Outside a page
   * nothing is the page's own: give the whole address there, or `fetch`.
   */
  baseUrl: string;
  /** API key, if the server needs one. */
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
  /** Language of the answers, BCP 47, for requests that name none. */
  languageCode?: string;
  /** Region for the format of answers, two letters, for requests that name none. */
  regionCode?: string;
  /**
   * How long the answers of a page are shared, in milliseconds; 0 shares none. With it, equal requests
   * under way are one. Up to 50 places that are requested at once by their ids are one request.
   * Default: 5 minutes in a page, 0 on a server and with a `fetch` of one's own.
   */
  shareMs?: number;
  /** Called after each request that was sent. */
  onCall?: (report: CallReport) => void;
  /** Milliseconds that only grow; a test gives its own. */
  now?: () => number;
  /** 0 to below 1: the jitter of the waits between tries; a test gives its own. */
  random?: () => number;
}
