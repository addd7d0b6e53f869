"use client";

import type { LatLng, Place, PlaceField } from "@lieudit/place-model";
import type { ComponentProps, ReactNode } from "react";
import { getContent, type PlaceContentChoice } from "../content/place-content.ts";
import { getSearchFields } from "../content/search-fields.ts";
import { Carousel } from "../parts/carousel.tsx";
import { mergePartProps } from "../parts/merge-part-props.ts";
import type { ActionsOfPlace } from "../parts/place-action.ts";
import { mergeAttributions, PlaceAttribution } from "../parts/place-attribution.tsx";
import type { HeadingLevel } from "../parts/place-name.tsx";
import type { RoutingSummary } from "../parts/place-routing-summary.tsx";
import { readList, readText } from "../parts/read-text.ts";
import { StatusText } from "../parts/status-text.tsx";
import { LocaleScope, useComponents, useWidgetText } from "../provider/places-provider.tsx";
import type { WidgetComponents } from "../provider/widget-components.ts";
import { type PlaceWidget, withRef } from "../provider/with-ref.ts";
import type { DisplayPhoto } from "../state/photos-load.ts";
import type { PlaceWidgetError } from "../state/place-widget-error.ts";
import type { PlaceSearchRequest, SearchAnswer } from "../state/search-request.ts";
import { usePlaceSearch } from "../state/use-place-search.ts";
import type { DisplayOptions, LightboxMode, LocaleOptions } from "./display-options.ts";
import { LoadFrame } from "./load-frame.tsx";
import type { Orientation } from "./place-compact.tsx";
import { ResultSkeletons, toKeyedResults } from "./place-results.tsx";
import { PlaceSearchItem, type PlaceSearchItemProps } from "./place-search-item.tsx";
import { useLoadEvents } from "./use-load-events.ts";

export interface PlaceSearchListProps
  extends Omit<ComponentProps<"section">, "children" | "content" | "onLoad" | "onError" | "onSelect">,
    DisplayOptions {
  /** The search, or the ids of the places to show. Runs again for a different request, not for an equal object. */
  request?: PlaceSearchRequest | undefined;
  /** Preloaded results of `request`; without a request, the places to show. */
  places?: readonly Place[] | undefined;
  /** Default "standard". */
  content?: PlaceContentChoice | undefined;
  /** Whether cards can be selected by click, Enter and Space. */
  selectable?: boolean | undefined;
  /** Id of the selected place. */
  selectedPlaceId?: string | undefined;
  /** Preloaded photos by the id of their place, for the server's HTML. */
  photosByPlaceId?: Readonly<Record<string, readonly DisplayPhoto[]>> | undefined;
  /** URL of a card's link, which works without JavaScript. */
  placeHref?: ((place: Place) => string) | undefined;
  /** VERTICAL is a list, HORIZONTAL a carousel. Default VERTICAL. */
  orientation?: Orientation | undefined;
  /** Default TOP. */
  attributionPosition?: "TOP" | "BOTTOM" | undefined;
  /** Keeps each text on one line. */
  truncationPreferred?: boolean | undefined;
  /** Shows the distance of each place from this point. */
  origin?: LatLng | undefined;
  /** Routes to the places, in their order. Default: those of a request with `routingParameters`. */
  routingSummaries?: readonly RoutingSummary[] | undefined;
  /** 0 forces the photo lightbox on, 1 forces it off. Default: `lightboxPreferred` of the content. */
  lightboxMode?: LightboxMode | undefined;
  /** Links and buttons on each card. */
  actions?: ActionsOfPlace | undefined;
  /** Components of the page that replace those of the kit. */
  components?: WidgetComponents | undefined;
  /** Renders a place instead of the card of the kit. */
  renderItem?: ((place: Place, state: { isSelected: boolean; select: () => void }) => ReactNode) | undefined;
  /** Classes of the page for parts of the widget. */
  classNames?: { list?: string | undefined; item?: string | undefined } | undefined;
  /** Shows a button that loads the next 20 results of a text search. Default false. */
  loadsMore?: boolean | undefined;
  /** Further fields to request, for `onLoad`. */
  alsoFields?: readonly PlaceField[] | undefined;
  /** Level of the headings with the places' names. Default 3. */
  headingLevel?: HeadingLevel | undefined;
  /** Called with the place that the visitor selects. */
  onSelect?: ((place: Place) => void) | undefined;
  /** Called with all places that have loaded. */
  onLoad?: ((places: readonly Place[]) => void) | undefined;
  /** Called when a load fails. */
  onError?: ((error: PlaceWidgetError) => void) | undefined;
}

/** The results of a search, as a list of cards or as a carousel. */
export const PlaceSearchList: PlaceWidget<PlaceSearchListProps> = withRef(
  function PlaceSearchList({ language, region, components, ...props }: PlaceSearchListProps) {
    return (
      <LocaleScope language={language} region={region} components={components}>
        <LocalSearchList {...props} />
      </LocaleScope>
    );
  },
  { requiredFields: getSearchFields("standard") },
);

const LocalSearchList = withRef(function LocalSearchList({
  request,
  places,
  content: choice = "standard",
  selectable = false,
  selectedPlaceId,
  placeHref,
  photosByPlaceId,
  orientation = "VERTICAL",
  attributionPosition = "TOP",
  truncationPreferred = false,
  showsAttributeTags = false,
  showsAttribution = true,
  origin,
  showsRoutingSummary = false,
  routingSummaries,
  lightboxMode,
  headingLevel = 3,
  actions,
  renderItem,
  classNames,
  loadsMore = false,
  alsoFields = [],
  onSelect,
  onLoad,
  onError,
  ...rest
}: Omit<PlaceSearchListProps, keyof LocaleOptions | "components">) {
  const text = useWidgetText();
  const load = usePlaceSearch(request, {
    fields: getSearchFields(choice, { showsAttributeTags }).concat(alsoFields),
    places,
  });
  useLoadEvents(load, { onLoad: (results) => onLoad?.(results.places), onError }, (results) =>
    readList(results.places).map(({ id }) => readText(id)),
  );
  const content = getContent("card", choice);
  const skeleton = orientation === "VERTICAL" ? "horizontal-card" : "vertical-card";
  return (
    <LoadFrame
      aria-label={text.results}
      {...mergePartProps("gmp-widget gmp-search", rest)}
      box="section"
      data-orientation={orientation}
      data-truncate={truncationPreferred || undefined}
      load={load}
      skeleton={<ResultSkeletons layout={skeleton} />}
      failure={text.placeResultsError}
    >
      {(results) => {
        const attribution = showsAttribution && results.places.length > 0 && (
          <PlaceAttribution attributions={mergeAttributions(results.places)} {...content.attribution} />
        );
        return (
          <>
            {attributionPosition === "TOP" && attribution}
            <ResultCards
              results={results}
              routingSummaries={showsRoutingSummary ? (routingSummaries ?? results.routingSummaries) : []}
              photosByPlaceId={photosByPlaceId}
              content={content}
              orientation={orientation}
              headingLevel={headingLevel}
              origin={origin}
              showsAttributeTags={showsAttributeTags}
              lightboxMode={lightboxMode}
              isSelectable={selectable}
              selectedPlaceId={selectedPlaceId}
              placeHref={placeHref}
              actions={actions}
              renderItem={renderItem}
              classNames={classNames}
              onSelect={onSelect}
            />
            {loadsMore && load.hasMore && (
              <button
                type="button"
                className="gmp-text-button gmp-more-results"
                disabled={load.isLoadingMore}
                onClick={load.loadMore}
              >
                {load.isLoadingMore ? text.loading : text.showMore}
              </button>
            )}
            {attributionPosition === "BOTTOM" && attribution}
          </>
        );
      }}
    </LoadFrame>
  );
});

interface ResultCardsProps
  extends Pick<
      PlaceSearchListProps,
      "photosByPlaceId" | "routingSummaries" | "selectedPlaceId" | "placeHref" | "renderItem" | "classNames"
    >,
    Omit<PlaceSearchItemProps, "place" | "photos" | "routingSummary" | "isSelected" | "href"> {
  results: SearchAnswer;
}

/** The cards of the results, or the message of an empty result. */
function ResultCards({
  results,
  routingSummaries,
  photosByPlaceId,
  selectedPlaceId,
  placeHref,
  renderItem,
  classNames,
  ...shared
}: ResultCardsProps) {
  const text = useWidgetText();
  const { Card } = useComponents();
  if (results.places.length === 0) return <StatusText kind="empty">{text.noPlaces}</StatusText>;
  const cards = toKeyedResults(results.places, routingSummaries).map(({ key, entry: { place, way } }) => {
    const isSelected = selectedPlaceId !== undefined && selectedPlaceId === place.id;
    const state = { isSelected, select: () => shared.onSelect?.(place) };
    if (renderItem !== undefined) return { key, content: renderItem(place, state) };
    if (Card !== undefined) return { key, content: <Card key={key} place={place} {...state} /> };
    const content = (
      <PlaceSearchItem
        {...shared}
        key={key}
        place={place}
        photos={photosByPlaceId?.[place.id ?? ""]}
        routingSummary={way}
        isSelected={isSelected}
        href={placeHref?.(place)}
      />
    );
    return { key, content };
  });
  if (cards.length === 0) return null;
  if (shared.orientation === "HORIZONTAL") return <Carousel label={text.results} cards={cards} />;
  return (
    <ul {...mergePartProps("gmp-search-items", { className: classNames?.list })}>
      {cards.map(({ key, content }) => (
        <li key={key} className={classNames?.item}>
          {content}
        </li>
      ))}
    </ul>
  );
}
