import type {
  AutocompleteRequest,
  AutocompleteResponse,
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
 * call rejects with the signal's reason.
 */
export interface PlacesClient {
  getPlace(request: GetPlaceRequest, fields: readonly PlaceField[], options?: CallOptions): Promise<Place>;
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
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface PlacesClientOptions {
  /** Where `/v1` hangs, for example "https://lieux.example" or "" for this page's own server. */
  baseUrl: string;
  key?: string;
  /** Replaces the global fetch: an in-process call for server rendering, a fake for tests. */
  fetch?: (request: Request) => Promise<Response>;
  /** Whole time for one call with its retries, in milliseconds. */
  timeoutMs?: number;
}
