"use client";

import {
  forwardRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { CreditLine } from "../credits/credit-line.tsx";
import { type MapCredit, OSM_COPYRIGHT } from "../credits/map-credits.ts";
import type { BasemapTheme } from "../style/map-colours.ts";
import type { MapText } from "../text/map-text.ts";
import type { LiveMapHandle } from "./live-map-props.ts";
import type { MapArea } from "./map-areas.tsx";
import { MapCover } from "./map-cover.tsx";
import type { MapMove, PlaceMapHandle } from "./map-handle.ts";
import type { MapMarker } from "./map-marker.ts";
import { getMarkersView, type MapView } from "./map-view.ts";
import { countMarks, PICTURE_SIZES, type PictureSizes, StaticPicture } from "./static-picture.tsx";
import { useDarkScheme } from "./use-dark-scheme.ts";
import { type MapStart, useLiveMap } from "./use-live-map.ts";

export interface PlaceMapProps<Marker extends MapMarker = MapMarker> {
  /** In the order in which the keyboard goes through them. */
  markers: readonly Marker[];
  /** Words of the map, such as `fr` of `@lieudit/place-map/text/fr`. */
  text: MapText;
  /** Accessible name of the map. Default: "Carte" in the language of `text`. */
  label?: string;
  /** The initial view. Default: all markers. */
  view?: MapView;
  /** When it changes, the map shows its first view again: another search, other markers. */
  viewKey?: string;
  /** Where tiles, styles and pictures come from, without a slash at the end. Default: the page's own server. */
  server?: string;
  /** MapLibre styles. Default: those of `server`. */
  styles?: Readonly<Record<BasemapTheme, string>>;
  /** Default: what the reader likes, also when that changes. */
  theme?: BasemapTheme;
  /** Default `click`. */
  start?: MapStart;
  /** Whether the page around scrolls: then the wheel needs Ctrl, and one finger scrolls the page. Default true. */
  isEmbedded?: boolean;
  /** The marker that is chosen; null for none. */
  selectedId?: string | null;
  /** Gets the id of a marker that was chosen, null when it was left. Without it markers are pictures, not buttons. */
  onSelect?: (id: string | null) => void;
  /** The content that opens at the selected marker. */
  renderCard?: (marker: Marker) => ReactNode;
  /** Areas under the markers of the live map, such as a zone. */
  areas?: readonly MapArea[];
  /** Markers nearer to each other than that, in pixels, become one cluster. Default 200. */
  clusterSize?: number;
  /** After each movement, when the map stands still. */
  onMove?: (move: MapMove) => void;
  /** The id of a place of the base map that was clicked, where its tiles name one. */
  onPlaceClick?: (placeId: string) => void;
  /** Whom the picture names; the live map names those of its own sources. Default: OpenStreetMap. */
  credits?: readonly MapCredit[];
  /** Sizes of the picture; null shows none, where the server makes none. */
  picture?: PictureSizes | null;
  /** Class of the frame. */
  className?: string;
  /** Moves the map from the page. */
  ref?: Ref<PlaceMapHandle>;
}

/**
 * A map of places: a picture from the server at first, which shows without
 * JavaScript, then a live map in the same place. The markers are buttons;
 * those that lie close together are one button that zooms in.
 */
export const PlaceMap = forwardRef<PlaceMapHandle, Omit<PlaceMapProps, "ref">>((props, ref) => (
  <MapFrame {...props} handle={ref} />
  // `forwardRef` has no type parameters of its own.
)) as <Marker extends MapMarker = MapMarker>(props: PlaceMapProps<Marker>) => ReactElement;

function MapFrame<Marker extends MapMarker>({
  markers,
  text,
  label = text.map,
  view,
  viewKey,
  server = "",
  styles,
  theme,
  start = "click",
  isEmbedded = true,
  selectedId = null,
  onSelect,
  renderCard,
  areas,
  clusterSize,
  onMove,
  onPlaceClick,
  credits = [{ text: text.openStreetMap, href: OSM_COPYRIGHT }],
  picture = PICTURE_SIZES,
  className,
  handle,
}: Omit<PlaceMapProps<Marker>, "ref"> & { handle: Ref<PlaceMapHandle> }) {
  const frame = useRef<HTMLDivElement>(null);
  const live = useRef<LiveMapHandle>(null);
  const { load, LiveMap, open, onLoad } = useLiveMap<Marker>(start, frame);
  const [asked, setAsked] = useState<{ viewKey: string | undefined; view: MapView } | null>(null);
  const isDark = useDarkScheme();

  // A view that code requested stays until the page shows another.
  const isAskedFor = asked !== null && asked.viewKey === viewKey;
  const shownView = isAskedFor ? asked.view : (view ?? getMarkersView(markers));

  useImperativeHandle(
    handle,
    () => ({
      open,
      setCenter(center, zoom) {
        const camera = live.current?.getCamera();
        setAsked({ viewKey, view: { center, zoom: zoom ?? camera?.zoom ?? DEFAULT_ZOOM } });
      },
      fitBounds: (bounds, options) => setAsked({ viewKey, view: { bounds, ...options } }),
      getBounds: () => live.current?.getBounds() ?? null,
      getCamera: () => live.current?.getCamera() ?? null,
      project: (position) => live.current?.project(position) ?? null,
      unproject: (pixel) => live.current?.unproject(pixel) ?? null,
      focusMarker: (id) => live.current?.focusMarker(id),
    }),
    [open, viewKey],
  );

  const shownTheme = theme ?? (isDark ? "dark" : "light");
  const isReady = load.phase === "ready";
  const isMounted = LiveMap !== null && (isReady || load.phase === "loading");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form, and this is none
    <div
      role="group"
      ref={frame}
      className={className === undefined ? "place-map" : `place-map ${className}`}
      aria-label={label}
      aria-busy={load.phase === "loading"}
      data-phase={load.phase}
      data-theme={theme}
    >
      {picture !== null && !isReady && (
        <StaticPicture
          view={shownView}
          markers={markers.map(({ location }) => location)}
          radiusMetres={getCommonRadius(markers)}
          server={server}
          sizes={picture}
          theme={theme}
          alt={text.picture(countMarks(markers))}
          hasButton={start === "click"}
        />
      )}
      {isMounted && (
        <LiveMap
          handle={live}
          markers={markers}
          text={text}
          label={label}
          view={shownView}
          viewKey={`${viewKey ?? ""} ${isAskedFor ? JSON.stringify(asked.view) : ""}`}
          styleUrl={styles?.[shownTheme] ?? `${server}${STYLES[shownTheme]}`}
          isEmbedded={isEmbedded}
          selectedId={selectedId}
          onSelect={onSelect}
          renderCard={renderCard}
          areas={areas}
          clusterSize={clusterSize}
          onMove={onMove}
          onPlaceClick={onPlaceClick}
          onLoad={onLoad}
        />
      )}
      {!isReady && (
        <>
          <MapCover phase={load.phase} text={text} opensByClick={start === "click"} onOpen={open} />
          <CreditLine credits={credits} />
        </>
      )}
    </div>
  );
}

/** A picture draws circles where no marker is exact. */
function getCommonRadius(markers: readonly MapMarker[]): number | undefined {
  const radii = markers.map(({ radiusMetres }) => radiusMetres ?? 0);
  return radii.length === 0 || radii.includes(0) ? undefined : Math.max(...radii);
}

const DEFAULT_ZOOM = 14;

/** The styles that the service below `/cartes/` has. */
const STYLES: Readonly<Record<BasemapTheme, string>> = {
  light: "/cartes/style-clair.json",
  dark: "/cartes/style-sombre.json",
};
