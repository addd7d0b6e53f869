"use client";

import type { ContextMapOptions, GetContextResponse, LatLng, Place } from "@lieudit/place-model";
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { getContextualContent, getContextualFields } from "../content/contextual-fields.ts";
import type { PlaceContent, PlaceContentChoice } from "../content/place-content.ts";
import { ROUTE } from "../parts/drawings.ts";
import { Icon } from "../parts/icon.tsx";
import { mergePartProps } from "../parts/merge-part-props.ts";
import { mergeAttributions, PlaceAttribution } from "../parts/place-attribution.tsx";
import type { HeadingLevel } from "../parts/place-name.tsx";
import { findWord } from "../parts/read-text.ts";
import { StatusText } from "../parts/status-text.tsx";
import { LocaleScope, useWidgetText } from "../provider/places-provider.tsx";
import { type PlaceWidget, withRef } from "../provider/with-ref.ts";
import { getMenuItemForKey } from "../state/key-step.ts";
import type { DisplayPhoto } from "../state/photos-load.ts";
import type { PlaceWidgetError } from "../state/place-widget-error.ts";
import { usePlaceContext } from "../state/use-place-context.ts";
import { ContextCard, type ContextualLayout } from "./context-card.tsx";
import type { DisplayOptions, LightboxMode, LocaleOptions } from "./display-options.ts";
import { LoadFrame } from "./load-frame.tsx";
import { ResultSkeletons, toKeyedResults } from "./place-results.tsx";
import { type ContextProgress, findCardAction, useContextProgress } from "./use-context-progress.ts";
import { useLoadEvents } from "./use-load-events.ts";

/** The data of a map of the context, and its callback for a selected marker. */
export interface ContextMapView {
  /** All places, also those that the list does not render yet. */
  places: readonly Place[];
  /** Start of the routes to the places. */
  origin: LatLng | undefined;
  /** Start view of the map. */
  mapOptions: ContextMapOptions;
  /** The selected place. */
  selectedPlaceId: string | undefined;
  /** Selects the place of a marker. */
  onSelect: (placeId: string) => void;
}

export interface PlaceContextualProps
  extends Omit<ComponentProps<"section">, "children" | "content" | "onLoad" | "onError" | "onSelect">,
    DisplayOptions {
  /** Shows the routes that the context was created with. Default true, unlike other widgets. */
  showsRoutingSummary?: boolean | undefined;
  /** Opens the context, from `POST /v1/contexts`. */
  contextToken?: string | undefined;
  /** Preloaded context: there is no request for the token that it was first rendered with. */
  context?: GetContextResponse | undefined;
  /** Default VERTICAL. */
  layout?: ContextualLayout | undefined;
  /** Renders a map of the page; the kit has none. Default: no map. */
  map?: ((view: ContextMapView) => ReactNode) | undefined;
  /** Omits the map. Default false. */
  mapHidden?: boolean | undefined;
  /** Default "standard", with reviews and photos that open. */
  content?: PlaceContentChoice | undefined;
  /** Preloaded photos by the id of their place, for the server's HTML. */
  photosByPlaceId?: Readonly<Record<string, readonly DisplayPhoto[]>> | undefined;
  /** URL of a card's link, which works without JavaScript. */
  placeHref?: ((place: Place) => string) | undefined;
  /** Id of the selected place. Default: the last selection on a card or on the map. */
  selectedPlaceId?: string | undefined;
  /** 0 forces the photo lightbox on, 1 forces it off. */
  lightboxMode?: LightboxMode | undefined;
  /** Level of the headings with the places' names. Default 3. */
  headingLevel?: HeadingLevel | undefined;
  /** Called with the place that the visitor selects. */
  onSelect?: ((place: Place) => void) | undefined;
  /** Called with the context once it has loaded. */
  onLoad?: ((context: GetContextResponse) => void) | undefined;
  /** Called when a load fails. */
  onError?: ((error: PlaceWidgetError) => void) | undefined;
}

/** The places that a text is about, with routes to them, their photos and reviews, and a map of the page's own. */
export const PlaceContextual: PlaceWidget<PlaceContextualProps> = withRef(
  function PlaceContextual({ language, region, ...props }: PlaceContextualProps) {
    return (
      <LocaleScope language={language} region={region}>
        <LocalContext {...props} />
      </LocaleScope>
    );
  },
  { requiredFields: getContextualFields("standard") },
);

const LocalContext = withRef(function LocalContext({
  contextToken,
  context,
  layout = "VERTICAL",
  content: choice = "standard",
  onLoad,
  onError,
  map,
  mapHidden = false,
  photosByPlaceId,
  placeHref,
  selectedPlaceId,
  lightboxMode,
  headingLevel = 3,
  showsAttribution = true,
  showsRoutingSummary = true,
  showsAttributeTags = false,
  onSelect,
  ...rest
}: Omit<PlaceContextualProps, keyof LocaleOptions>) {
  const text = useWidgetText();
  const load = usePlaceContext(contextToken, context, getContextualFields(choice, { showsAttributeTags }));
  const progress = useContextProgress(load.phase === "idle" ? "" : load.key);
  useLoadEvents(load, { onLoad, onError });
  return (
    <LoadFrame
      aria-label={text.results}
      {...mergePartProps("gmp-widget gmp-search gmp-context", rest)}
      box="section"
      data-layout={layout}
      load={load}
      skeleton={<ResultSkeletons layout={layout === "COMPACT" ? "horizontal-card" : "vertical-card"} />}
      failure={text.placeResultsError}
    >
      {(loaded) => (
        <ContextResults
          context={loaded}
          progress={progress}
          layout={layout}
          content={getContextualContent(choice)}
          map={mapHidden ? undefined : map}
          photosByPlaceId={photosByPlaceId}
          placeHref={placeHref}
          selectedPlaceId={selectedPlaceId ?? progress.selectedId}
          lightboxMode={lightboxMode}
          headingLevel={headingLevel}
          showsAttribution={showsAttribution}
          showsRoutingSummary={showsRoutingSummary}
          showsAttributeTags={showsAttributeTags}
          onSelect={onSelect}
        />
      )}
    </LoadFrame>
  );
});

interface ContextResultsProps
  extends Pick<
    PlaceContextualProps,
    "map" | "photosByPlaceId" | "placeHref" | "selectedPlaceId" | "lightboxMode" | "onSelect"
  > {
  context: GetContextResponse;
  progress: ContextProgress;
  layout: ContextualLayout;
  content: PlaceContent;
  headingLevel: HeadingLevel;
  showsAttribution: boolean;
  showsRoutingSummary: boolean;
  showsAttributeTags: boolean;
}

function ContextResults({ context, progress, map, content, onSelect, ...props }: ContextResultsProps) {
  const text = useWidgetText();
  const { travelMode, origin, mapOptions = {} } = context;
  const routes = props.showsRoutingSummary ? context.routingSummaries : undefined;
  const results = toKeyedResults(context.places ?? [], routes);
  if (results.length === 0) return <StatusText kind="empty">{text.noPlaces}</StatusText>;
  const places = results.map(({ entry }) => entry.place);
  const mode = findWord(text.travelModes, travelMode);

  function selectOnMap(placeId: string): void {
    const index = places.findIndex(({ id }) => id === placeId);
    const place = places[index];
    if (place === undefined) return;
    progress.selectAt(index, place.id);
    onSelect?.(place);
  }

  function selectCard(place: Place): void {
    progress.select(place.id);
    onSelect?.(place);
  }

  return (
    <>
      {map !== undefined && (
        <div className="gmp-context-map">
          {map({
            places,
            origin,
            mapOptions,
            selectedPlaceId: props.selectedPlaceId,
            onSelect: selectOnMap,
          })}
        </div>
      )}
      {mode !== undefined && results.some(({ entry }) => entry.way?.legs !== undefined) && (
        <p className="gmp-context-mode">
          <Icon drawing={ROUTE} size="1rem" />
          {mode}
        </p>
      )}
      {/* The arrow keys are a shortcut: Tab reaches each card as well. */}
      <ul className="gmp-search-items" ref={progress.list} onKeyDown={moveBetweenCards}>
        {results.slice(0, progress.visibleCount).map(({ key, entry: { place, way } }) => (
          <li key={key}>
            <ContextCard
              place={place}
              way={way}
              photos={place.id === undefined ? undefined : props.photosByPlaceId?.[place.id]}
              content={content}
              layout={props.layout}
              headingLevel={props.headingLevel}
              origin={origin}
              lightboxMode={props.lightboxMode}
              showsAttributeTags={props.showsAttributeTags}
              isSelectable={map !== undefined || onSelect !== undefined}
              isSelected={props.selectedPlaceId !== undefined && props.selectedPlaceId === place.id}
              href={props.placeHref?.(place)}
              onSelect={selectCard}
            />
          </li>
        ))}
      </ul>
      {results.length > progress.visibleCount && (
        <button type="button" className="gmp-text-button gmp-context-all" onClick={progress.showMore}>
          {text.showMore}
        </button>
      )}
      {props.showsAttribution && (
        <PlaceAttribution attributions={mergeAttributions(places)} {...content.attribution} />
      )}
    </>
  );
}

function moveBetweenCards(event: KeyboardEvent<HTMLUListElement>): void {
  const cards = [...event.currentTarget.children];
  const index = cards.findIndex((card) => findCardAction(card) === event.target);
  const next = index < 0 ? null : getMenuItemForKey(event.key, index, cards.length);
  const card = next === null ? undefined : cards[next];
  if (card === undefined) return;
  event.preventDefault();
  findCardAction(card)?.focus();
}
