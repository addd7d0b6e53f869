import type { ContextMapOptions, GetContextResponse, LatLng, Place } from "@lieudit/place-model";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { contextualContent, contextualFields } from "../content/contextual-fields.ts";
import type { PlaceContentChoice } from "../content/place-content.ts";
import { ROUTE } from "../parts/drawings/route.ts";
import { Icon } from "../parts/icon.tsx";
import { keyed } from "../parts/keyed.ts";
import { partProps } from "../parts/part-props.ts";
import { commonAttributions, PlaceAttribution } from "../parts/place-attribution.tsx";
import type { HeadingLevel } from "../parts/place-name.tsx";
import { PlaceSkeleton } from "../parts/place-skeleton.tsx";
import { shownWord } from "../parts/shown-text.ts";
import { StatusText } from "../parts/status-text.tsx";
import { useWidgetLanguage, useWidgetText } from "../provider/places-provider.tsx";
import type { LightboxMode } from "../state/lightbox-mode.ts";
import type { DisplayPhoto } from "../state/media-load.ts";
import { menuItemForKey } from "../state/menu-step.ts";
import type { PlaceWidgetError } from "../state/place-widget-error.ts";
import { usePlaceContext } from "../state/use-place-context.ts";
import { ContextCard } from "./context-card.tsx";
import { borderAttribute, type DisplayOptions } from "./display-options.ts";
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

/** Placeholders while the context loads. */
const SKELETON_CARDS = 3;

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
  const language = useWidgetLanguage();
  const load = usePlaceContext(contextToken, context, contextualFields(choice));
  const key = load.phase === "idle" ? "" : load.key;
  const [kept, setKept] = useState<Reading>(UNREAD);
  // What was chosen and opened of another context says nothing of this one.
  const { chosen, shownCount } = kept.key === key ? kept : UNREAD;
  const change = (changes: Partial<Reading>) => setKept({ chosen, shownCount, ...changes, key });
  const list = useRef<HTMLUListElement>(null);
  const toReach = useRef<{ index: number; isFocused: boolean } | null>(null);
  const answer = load.phase === "ready" ? load.answer : null;
  useLoadEvents(
    load.phase === "ready" ? { key: load.key, value: load.answer } : null,
    load.phase === "failed" ? load.error : null,
    { onLoad, onError },
  );

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

  if (load.phase === "idle") return null;
  const content = contextualContent(choice);
  const places = (answer?.places ?? []).map((place, index) => ({
    place,
    // The way to a place stands at the place's number in the answer, whatever else is wrong with it.
    way: answer?.routingSummaries?.[index],
  }));
  const all = keyed(
    places.filter(({ place }) => typeof place === "object" && place !== null),
    ({ place }) => place.id,
  );
  const hasMap = map !== undefined && !mapHidden && all.length > 0;
  const selected = selectedPlaceId ?? chosen;
  const mode = shownWord(text.travelModes, answer?.travelMode);

  const select = (place: Place) => {
    change({ chosen: place.id });
    onSelect?.(place);
  };
  const selectOnMap = (placeId: string) => {
    const index = all.findIndex(({ entry }) => entry.place.id === placeId);
    const found = all[index];
    if (found === undefined) return;
    const { place } = found.entry;
    toReach.current = { index, isFocused: false };
    change({ chosen: place.id, shownCount: Math.max(shownCount, index + 1) });
    onSelect?.(place);
  };
  const showMore = () => {
    toReach.current = { index: shownCount, isFocused: true };
    change({ shownCount: shownCount + CARDS_AT_A_TIME });
  };

  return (
    <section
      aria-label={text.results}
      {...language}
      {...partProps("gmp-widget gmp-search gmp-context", rest)}
      {...borderAttribute(showsBorder)}
      data-phase={load.phase}
      data-layout={layout}
      aria-busy={load.phase === "loading"}
    >
      {load.phase === "loading" && (
        <div className="gmp-search-skeletons">
          {Array.from({ length: SKELETON_CARDS }, (_, index) => (
            <PlaceSkeleton
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all the same
              key={index}
              layout={layout === "COMPACT" ? "horizontal-card" : "vertical-card"}
            />
          ))}
        </div>
      )}
      {load.phase === "failed" && <StatusText kind="error">{text.placeResultsError}</StatusText>}
      {answer !== null && all.length === 0 && <StatusText kind="empty">{text.noPlaces}</StatusText>}
      {hasMap && (
        <div className="gmp-context-map">
          {map({
            places: all.map(({ entry }) => entry.place),
            origin: answer?.origin,
            mapOptions: answer?.mapOptions ?? {},
            selectedPlaceId: selected,
            onSelect: selectOnMap,
          })}
        </div>
      )}
      {mode !== undefined && all.some(({ entry }) => entry.way?.legs !== undefined) && (
        <p className="gmp-context-mode">
          <Icon drawing={ROUTE} width="1rem" height="1rem" />
          {mode}
        </p>
      )}
      {all.length > 0 && (
        // The arrows are a shortcut: each card is reached with Tab as well.
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
                origin={answer?.origin}
                lightboxMode={lightboxMode}
                isSelectable={hasMap || onSelect !== undefined}
                isSelected={selected !== undefined && selected === place.id}
                href={placeHref?.(place)}
                onSelect={select}
              />
            </li>
          ))}
        </ul>
      )}
      {all.length > shownCount && (
        <button type="button" className="gmp-text-button gmp-context-all" onClick={showMore}>
          {text.showMore}
        </button>
      )}
      {showsAttribution && all.length > 0 && (
        <PlaceAttribution
          attributions={commonAttributions(all.map(({ entry }) => entry.place))}
          {...content.attribution}
        />
      )}
    </section>
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
