import type { Attribution } from "@lieudit/place-model";
import { answerCallback } from "./answer-callback.ts";
import type {
  PlaceDetailsRequest,
  PlaceSearchRequest,
  SearchPage,
  TextSearchRequest,
} from "./legacy-searches.ts";
import type { PlaceResult } from "./place-result.ts";
import type { ServiceStatus } from "./service-status.ts";
import { warnDeprecated } from "./warn-deprecated.ts";

export interface PlaceSearchPagination {
  hasNextPage: boolean;
  /** Fetches the next page, for the callback of the first. */
  nextPage(): void;
}

type DetailsCallback = (place: PlaceResult | null, status: ServiceStatus) => void;
type SearchCallback = (
  places: PlaceResult[] | null,
  status: ServiceStatus,
  pagination: PlaceSearchPagination | null,
) => void;

/** Deprecated: `Place` does the same. Where places come from is shown in the element that it is given. */
export class PlacesService {
  private readonly attrContainer: unknown;

  /** @param attrContainer an element for attributions, or a map, which shows its own */
  constructor(attrContainer: unknown) {
    warnDeprecated("PlacesService", "Place");
    this.attrContainer = attrContainer;
  }

  getDetails(request: PlaceDetailsRequest, callback: DetailsCallback): void {
    void answerCallback<Parameters<DetailsCallback>>("PlacesService.getDetails", callback, {
      found: async () => {
        const { placeDetails } = await import("./legacy-searches.ts");
        const { results, sources } = await placeDetails(request);
        await this.attribute(sources);
        return [results[0] ?? null, "OK"];
      },
      failed: (status) => [null, status],
    });
  }

  nearbySearch(request: PlaceSearchRequest, callback: SearchCallback): void {
    this.search("nearbySearch", callback, async () =>
      (await import("./legacy-searches.ts")).searchNearby(request),
    );
  }

  textSearch(request: TextSearchRequest, callback: SearchCallback): void {
    this.search("textSearch", callback, async () =>
      (await import("./legacy-searches.ts")).searchByText(request),
    );
  }

  /** @throws {Error} always. */
  findPlaceFromQuery(_request?: object, _callback?: SearchCallback): void {
    throw gone("findPlaceFromQuery");
  }

  /** @throws {Error} always. */
  findPlaceFromPhoneNumber(_request?: object, _callback?: SearchCallback): void {
    throw gone("findPlaceFromPhoneNumber");
  }

  /** Finds nothing any more. */
  radarSearch(_request: object, callback: SearchCallback): void {
    console.warn("Radar Search was turned off July 30, 2018. Please use nearbySearch() instead.");
    void answerCallback<Parameters<SearchCallback>>("PlacesService.radarSearch", callback, {
      found: async () => [[], "REQUEST_DENIED", null],
      failed: (status) => [null, status, null],
    });
  }

  private search(method: string, callback: SearchCallback, load: () => Promise<SearchPage>): void {
    void answerCallback<Parameters<SearchCallback>>(`PlacesService.${method}`, callback, {
      found: async () => {
        const { results, sources, next } = await load();
        await this.attribute(sources);
        const pagination: PlaceSearchPagination = {
          hasNextPage: next !== null,
          nextPage: () => next !== null && this.search(method, callback, next),
        };
        return [results, results.length === 0 ? "ZERO_RESULTS" : "OK", pagination];
      },
      failed: (status) => [null, status, null],
    });
  }

  private async attribute(sources: readonly Attribution[]): Promise<void> {
    const { attrContainer } = this;
    if (sources.length === 0 || !(attrContainer instanceof HTMLElement)) return;
    const { showSources } = await import("./legacy-searches.ts");
    showSources(attrContainer, sources);
  }
}

function gone(method: string): Error {
  return new Error(`PlacesService.${method}() is no longer available. Please use Place.searchByText().`);
}
