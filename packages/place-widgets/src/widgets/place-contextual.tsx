import type { ContextMapOptions, GetContextResponse, LatLng, Place } from "@lieudit/place-model";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { contextualContent, contextualFields } from "../content/contextual-fields.ts";
import type { PlaceContentChoice } from "../content/place-content.ts";
import { ROUTE } from "../parts/drawings/route.ts";
import { Icon } from "../parts/icon.tsx";
import { partProps } from "../parts/part-props.ts";
import { commonAttributions, PlaceAttribution } from "../parts/place-attribution.tsx";
import type { HeadingLevel } from "../parts/place-name.tsx";
import { shownWord } from "../parts/shown-text.ts";
import { StatusText } from "../parts/status-text.tsx";
import { useWidgetText } from "../provider/places-provider.tsx";
import type { LightboxMode } from "../state/lightbox-mode.ts";
import { menuItemForKey } from "../state/menu-step.ts";
import type { DisplayPhoto } from "../state/photos-load.ts";
import type { PlaceWidgetError } from "../state/place-widget-error.ts";
import { usePlaceContext } from "../state/use-place-context.ts";
import { ContextCard } from "./context-card.tsx";
import type { DisplayOptions } from "./display-options.ts";
import { LoadFrame } from "./load-frame.tsx";
import { keyedResults, ResultSkeletons } from "./place-results.tsx";
import { useLoadEvents } from "./use-load-events.ts";

/** COMPACT has a small photo beside the words, VERTICAL a large one above them. */
export type ContextualLayout = "COMPACT" | "VERTICAL";

/** What a map of the context has to show, and whom it tells of a chosen marker. */
export interface ContextMapView {
  /** All of them, also those that the list does not show yet. */
  places: readonly Place[];
  origin: LatLng | undefined;
  mapOptions: ContextMapOptions;
  selectedPlaceId: string | undefined;
  onSelect: (placeId: string) => void;
}

export interface PlaceContextualProps
  extends Omit<ComponentProps<"section">, "children" | "content" | "onLoad" | "onError" | "onSelect">,
    DisplayOptions {
  /** Opens the context, from `POST /v1/contexts`. */
  contextToken?: string | undefined;
  /** The context as the page has it already: no request is made with the token that it came with. */
  context?: GetContextResponse | undefined;
  /** Default VERTICAL. */
  layout?: ContextualLayout | undefined;
  /** Draws the page's own map: the kit knows none. Default: there is no map. */
  map?: ((view: ContextMapView) => ReactNode) | undefined;
  /** Leaves the map out. Default false. */
  mapHidden?: boolean | undefined;
  /** Default "standard", with reviews and photos that open. */
  content?: PlaceContentChoice | undefined;
  /** Photos whose addresses the page has already, by the id of their place: the server's HTML then shows them. */
  photosByPlaceId?: Readonly<Record<string, readonly DisplayPhoto[]>> | undefined;
  /** Where a card leads: makes it a link, which works without JavaScript. */
  placeHref?: ((place: Place) => string) | undefined;
  /** Id of the place that is shown as chosen. Default: the one that was chosen last, on a card or on the map. */
  selectedPlaceId?: string | undefined;
  /** 0 forces the photo lightbox on, 1 forces it off. */
  lightboxMode?: LightboxMode | undefined;
  /** Of each place's name. Default 3. */
  headingLevel?: HeadingLevel | undefined;
  onSelect?: ((place: Place) => void) | undefined;
  onLoad?: ((context: GetContextResponse) => void) | undefined;
  onError?: ((error: PlaceWidgetError) => void) | undefined;
}

/** Cards that are drawn at first and with each "Show more": a context may have 500. */
const CARDS_AT_A_TIME = 20;

/** How far a reader has come with a context. */
interface Reading {
  /** Of the context, as it was loaded. */
  key: string;
  /** Id of the place that was chosen last. */
  chosen: string | undefined;
  shownCount: number;
}

const UNREAD: Reading = { key: "", chosen: undefined, shownCount: CARDS_AT_A_TIME };

/** The places that a text is about, with the ways to them, their photos and reviews, and a map of the page's own. */
export function PlaceContextual({
  contextToken,
  context,
  layout = "VERTICAL",
  map,
  mapHidden = false,
  content: choice = "standard",
  photosByPlaceId,
  placeHref,
  selectedPlaceId,
  lightboxMode,
  headingLevel = 3,
  showsBorder,
  showsAttribution = true,
  onSelect,
  onLoad,
  onError,
  ...rest
}: PlaceContextualProps) {
  const text = useWidgetText();
  const load = usePlaceContext(contextToken, context, contextualFields(choice));
  const key = load.phase === "idle" ? "" : load.key;
  const [kept, setKept] = useState<Reading>(UNREAD);
  // What was chosen and opened of another context says nothing of this one.
  const { chosen, shownCount } = kept.key === key ? kept : UNREAD;
  const change = (changes: Partial<Reading>) => setKept({ chosen, shownCount, ...changes, key });
  const list = useRef<HTMLUListElement>(null);
  const toReach = useRef<{ index: number; isFocused: boolean } | null>(null);
  useLoadEvents(load, { onLoad, onError });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be reached may only now be drawn
  useEffect(() => {
    if (toReach.current === null) return;
    const { index, isFocused } = toReach.current;
    const card = list.current?.children[index];
    if (card === undefined) return;
    toReach.current = null;
    if (isFocused) actionOf(card)?.focus();
    else card.scrollIntoView({ block: "nearest" });
  }, [shownCount, chosen]);

  const content = contextualContent(choice);
  const selected = selectedPlaceId ?? chosen;
  const select = (place: Place) => {
    change({ chosen: place.id });
    onSelect?.(place);
  };
  const showMore = () => {
    toReach.current = { index: shownCount, isFocused: true };
    change({ shownCount: shownCount + CARDS_AT_A_TIME });
  };

  return (
    <LoadFrame
      aria-label={text.results}
      {...partProps("gmp-widget gmp-search gmp-context", rest)}
      box="section"
      data-layout={layout}
      showsBorder={showsBorder}
      load={load}
      skeleton={<ResultSkeletons layout={layout === "COMPACT" ? "horizontal-card" : "vertical-card"} />}
      failure={text.placeResultsError}
    >
      {({ places, routingSummaries, travelMode, origin, mapOptions = {} }) => {
        const all = keyedResults(places ?? [], routingSummaries);
        if (all.length === 0) return <StatusText kind="empty">{text.noPlaces}</StatusText>;
        const found = all.map(({ entry }) => entry.place);
        const hasMap = map !== undefined && !mapHidden;
        const mode = shownWord(text.travelModes, travelMode);
        const selectOnMap = (placeId: string) => {
          const index = found.findIndex(({ id }) => id === placeId);
          const place = found[index];
          if (place === undefined) return;
          toReach.current = { index, isFocused: false };
          change({ chosen: place.id, shownCount: Math.max(shownCount, index + 1) });
          onSelect?.(place);
        };
        return (
          <>
            {hasMap && (
              <div className="gmp-context-map">
                {map({
                  places: found,
                  origin,
                  mapOptions,
                  selectedPlaceId: selected,
                  onSelect: selectOnMap,
                })}
              </div>
            )}
            {mode !== undefined && all.some(({ entry }) => entry.way?.legs !== undefined) && (
              <p className="gmp-context-mode">
                <Icon drawing={ROUTE} size="1rem" />
                {mode}
              </p>
            )}
            {/* The arrows are a shortcut: each card is reached with Tab as well. */}
            <ul className="gmp-search-items" ref={list} onKeyDown={moveBetweenCards}>
              {all.slice(0, shownCount).map(({ key, entry: { place, way } }) => (
                <li key={key}>
                  <ContextCard
                    place={place}
                    way={way}
                    photos={place.id === undefined ? undefined : photosByPlaceId?.[place.id]}
                    content={content}
                    layout={layout}
                    headingLevel={headingLevel}
                    origin={origin}
                    lightboxMode={lightboxMode}
                    isSelectable={hasMap || onSelect !== undefined}
                    isSelected={selected !== undefined && selected === place.id}
                    href={placeHref?.(place)}
                    onSelect={select}
                  />
                </li>
              ))}
            </ul>
            {all.length > shownCount && (
              <button type="button" className="gmp-text-button gmp-context-all" onClick={showMore}>
                {text.showMore}
              </button>
            )}
            {showsAttribution && (
              <PlaceAttribution attributions={commonAttributions(found)} {...content.attribution} />
            )}
          </>
        );
      }}
    </LoadFrame>
  );
}
PlaceContextual.requiredFields = contextualFields("standard");

function moveBetweenCards(event: KeyboardEvent<HTMLUListElement>): void {
  const cards = [...event.currentTarget.children];
  const index = cards.findIndex((card) => actionOf(card) === event.target);
  const next = index < 0 ? null : menuItemForKey(event.key, index, cards.length);
  const card = next === null ? undefined : cards[next];
  if (card === undefined) return;
  event.preventDefault();
  actionOf(card)?.focus();
}

/** What lies over a card and chooses it. */
function actionOf(card: Element): HTMLElement | null {
  return card.querySelector<HTMLElement>(".gmp-card-action");
}
