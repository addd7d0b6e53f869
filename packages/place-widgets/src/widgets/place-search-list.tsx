import type { LatLng, Place, PlaceField } from "@lieudit/place-model";
import type { ComponentProps } from "react";
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
import { useWidgetText } from "../provider/places-provider.tsx";
import type { LightboxMode } from "../state/lightbox-mode.ts";
import type { DisplayPhoto } from "../state/photos-load.ts";
import type { PlaceWidgetError } from "../state/place-widget-error.ts";
import type { PlaceSearchRequest } from "../state/search-request.ts";
import { useSearch } from "../state/use-search.ts";
import type { DisplayOptions } from "./display-options.ts";
import { LoadFrame } from "./load-frame.tsx";
import type { Orientation } from "./place-compact.tsx";
import { ResultSkeletons, toKeyedResults } from "./place-results.tsx";
import { PlaceSearchItem } from "./place-search-item.tsx";
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
  /** Shows up to two important features of the type of place. */
  showsAttributeTags?: boolean | undefined;
  /** Shows the distance of each place from this point. */
  origin?: LatLng | undefined;
  /** Shows the travel time on each card: of a request with `routingParameters`, or of `routingSummaries`. */
  showsRoutingSummary?: boolean | undefined;
  /** Routes to the places, in their order. Default: those of the response. */
  routingSummaries?: readonly RoutingSummary[] | undefined;
  /** 0 forces the photo lightbox on, 1 forces it off. Default: `lightboxPreferred` of the content. */
  lightboxMode?: LightboxMode | undefined;
  /** Links and buttons on each card. */
  actions?: ActionsOfPlace | undefined;
  /** Further fields to request, for `onLoad`. */
  alsoFields?: readonly PlaceField[] | undefined;
  /** Level of the headings with the places' names. Default 3. */
  headingLevel?: HeadingLevel | undefined;
  onSelect?: ((place: Place) => void) | undefined;
  onLoad?: ((places: readonly Place[]) => void) | undefined;
  onError?: ((error: PlaceWidgetError) => void) | undefined;
}

/** The results of a search, as a list of cards or as a carousel. */
export function PlaceSearchList({
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
  showsBorder,
  origin,
  showsRoutingSummary = false,
  routingSummaries,
  lightboxMode,
  headingLevel = 3,
  actions,
  alsoFields = [],
  onSelect,
  onLoad,
  onError,
  ...rest
}: PlaceSearchListProps) {
  const text = useWidgetText();
  const load = useSearch(request, places, getSearchFields(choice, { showsAttributeTags }).concat(alsoFields));
  useLoadEvents(load, { onLoad: (answer) => onLoad?.(answer.places), onError }, (answer) =>
    readList(answer.places).map(({ id }) => readText(id)),
  );
  const content = getContent("card", choice);
  const isList = orientation === "VERTICAL";
  return (
    <LoadFrame
      aria-label={text.results}
      {...mergePartProps("gmp-widget gmp-search", rest)}
      box="section"
      data-orientation={orientation}
      data-truncate={truncationPreferred || undefined}
      showsBorder={showsBorder}
      load={load}
      skeleton={<ResultSkeletons layout={isList ? "horizontal-card" : "vertical-card"} />}
      failure={text.placeResultsError}
    >
      {({ places: found, routingSummaries: ways }) => {
        const cards = toKeyedResults(found, routingSummaries ?? ways).map(
          ({ key, entry: { place, way } }) => ({
            key,
            content: (
              <PlaceSearchItem
                place={place}
                photos={photosByPlaceId?.[place.id ?? ""]}
                content={content}
                orientation={orientation}
                headingLevel={headingLevel}
                origin={origin}
                routingSummary={showsRoutingSummary ? way : undefined}
                showsAttributeTags={showsAttributeTags}
                lightboxMode={lightboxMode}
                isSelectable={selectable}
                isSelected={selectedPlaceId !== undefined && selectedPlaceId === place.id}
                href={placeHref?.(place)}
                actions={actions}
                onSelect={onSelect}
              />
            ),
          }),
        );
        const attribution = showsAttribution && found.length > 0 && (
          <PlaceAttribution attributions={mergeAttributions(found)} {...content.attribution} />
        );
        return (
          <>
            {attributionPosition === "TOP" && attribution}
            {found.length === 0 && <StatusText kind="empty">{text.noPlaces}</StatusText>}
            {cards.length > 0 && isList && (
              <ul className="gmp-search-items">
                {cards.map(({ key, content }) => (
                  <li key={key}>{content}</li>
                ))}
              </ul>
            )}
            {cards.length > 0 && !isList && <Carousel label={text.results} cards={cards} />}
            {attributionPosition === "BOTTOM" && attribution}
          </>
        );
      }}
    </LoadFrame>
  );
}
PlaceSearchList.requiredFields = getSearchFields("standard");
