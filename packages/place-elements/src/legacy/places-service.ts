import { callService } from "./call-service.ts";
import type {
  PlaceDetailsRequest,
  PlaceSearchPagination,
  PlaceSearchRequest,
  TextSearchRequest,
} from "./legacy-searches.ts";
import type { PlaceResult } from "./place-result.ts";
import type { ServiceStatus } from "./service-status.ts";
import { warnDeprecated } from "./warn-deprecated.ts";

export type DetailsCallback = (place: PlaceResult | null, status: ServiceStatus) => void;
export type SearchCallback = (
  places: PlaceResult[] | null,
  status: ServiceStatus,
  pagination: PlaceSearchPagination | null,
) => void;

/** Deprecated: `Place` does the same. Shows the sources of places in its element. */
export class PlacesService {
  private readonly attrContainer: unknown;

  /** @param attrContainer an element for attributions, or a map, which shows its own */
  constructor(attrContainer: unknown) {
    warnDeprecated("PlacesService", "Place");
    this.attrContainer = attrContainer;
  }

  getDetails(request: PlaceDetailsRequest, callback: DetailsCallback): void {
    void callService("PlacesService.getDetails", request, callback, this.attrContainer);
  }

  nearbySearch(request: PlaceSearchRequest, callback: SearchCallback): void {
    void callService("PlacesService.nearbySearch", request, callback, this.attrContainer);
  }

  textSearch(request: TextSearchRequest, callback: SearchCallback): void {
    void callService("PlacesService.textSearch", request, callback, this.attrContainer);
  }

  /** @throws {Error} always. */
  findPlaceFromQuery(_request?: object, _callback?: SearchCallback): void {
    throw gone("findPlaceFromQuery");
  }

  /** @throws {Error} always. */
  findPlaceFromPhoneNumber(_request?: object, _callback?: SearchCallback): void {
    throw gone("findPlaceFromPhoneNumber");
  }

  /** Returns no results: the service was turned off. */
  radarSearch(request: object, callback: SearchCallback): void {
    console.warn("Radar Search was turned off July 30, 2018. Please use nearbySearch() instead.");
    void callService("PlacesService.radarSearch", request, callback);
  }
}

function gone(method: string): Error {
  return new Error(`PlacesService.${method}() is no longer available. Please use Place.searchByText().`);
}
