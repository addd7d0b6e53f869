import { AttributionControl, type Map as GlMap } from "maplibre-gl";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import type { MapBounds } from "../static/web-mercator.ts";
import type { MapText } from "../text/map-text.ts";
import { openGlMap, placeAt } from "./gl-map.ts";
import type { PlaceMapHandle } from "./map-handle.ts";
import { MapItems, type MapItemsHandle } from "./map-items.tsx";
import type { MapLoadEvent } from "./map-load.ts";
import type { MapMarker } from "./map-marker.ts";
import { cameraOfView, type MapView } from "./map-view.ts";
import type { MapMove } from "./place-map.tsx";
import "./gl-map.css";
import "./live-map.css";

export type LiveMapHandle = Pick<PlaceMapHandle, "getBounds" | "getCamera" | "project" | "focusMarker">;

export interface LiveMapProps<Marker extends MapMarker> {
  markers: readonly Marker[];
  text: MapText;
  label: string;
  view: MapView;
  /** The map goes to `view` when this changes. */
  viewKey: string;
  styleUrl: string;
  isEmbedded: boolean;
  selectedId: string | null;
  onSelect: ((id: string | null) => void) | undefined;
  renderCard: ((marker: Marker) => ReactNode) | undefined;
  onMove: ((move: MapMove) => void) | undefined;
  onPlaceClick: ((placeId: string) => void) | undefined;
  onLoad: (event: MapLoadEvent) => void;
  ref?: Ref<LiveMapHandle>;
}

const ZOOMS = { minZoom: 2, maxZoom: 19, renderWorldCopies: false } as const;

/** The live map; nothing of it is in a page until a reader wants it. */
export function LiveMap<Marker extends MapMarker>(props: LiveMapProps<Marker>) {
  const { markers, text, label, view, viewKey, styleUrl, selectedId, onSelect, renderCard, ref } = props;
  const container = useRef<HTMLDivElement>(null);
  const items = useRef<MapItemsHandle>(null);
  const [map, setMap] = useState<GlMap | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const made = openMap(element, latest.current);
    if (made === null) {
      latest.current.onLoad("unsupported");
      return;
    }
    made.once("load", () => {
      latest.current.onLoad("drawn");
      setMap(made);
    });
    made.on("error", (event) => {
      // A tile that is late or missing leaves a hole, and nothing to tell. A style that is missing leaves no map.
      const isOfSource = "sourceId" in event || "tile" in event;
      if (!isOfSource && !made.isStyleLoaded()) latest.current.onLoad("failed");
    });
    made.on("moveend", (event) => {
      const isByReader = "originalEvent" in event && event.originalEvent !== undefined;
      latest.current.onMove?.({ bounds: boundsOf(made), camera: cameraOf(made), isByReader });
    });
    made.on("click", ({ point, originalEvent }) => {
      if (originalEvent.target instanceof Element && originalEvent.target.closest(".place-map-items")) return;
      const { onPlaceClick, onSelect: select } = latest.current;
      const placeId = onPlaceClick && placeAt(made, [point.x, point.y]);
      if (placeId) onPlaceClick(placeId);
      else select?.(null);
    });
    return () => {
      setMap(null);
      made.remove();
    };
  }, []);

  // The style that the map was opened with is there already.
  const shownStyle = useRef(styleUrl);
  useEffect(() => {
    if (map === null || shownStyle.current === styleUrl) return;
    shownStyle.current = styleUrl;
    map.setStyle(styleUrl);
  }, [map, styleUrl]);

  const shownView = useRef(viewKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is taken when its key changes, not when it is made anew
  useEffect(() => {
    if (map === null || shownView.current === viewKey) return;
    shownView.current = viewKey;
    const { center, zoom } = cameraOfView(view, sizeOf(map));
    map.easeTo({ center: [center.longitude, center.latitude], zoom, duration: EASE_MS });
  }, [map, viewKey]);

  useImperativeHandle(
    ref,
    () => ({
      getBounds: () => (map === null ? null : boundsOf(map)),
      getCamera: () => (map === null ? null : cameraOf(map)),
      project({ latitude, longitude }) {
        if (map === null) return null;
        const { x, y } = map.project([longitude, latitude]);
        return { x, y };
      },
      focusMarker: (id) => items.current?.focusMarker(id),
    }),
    [map],
  );

  const zoomBy = useCallback(
    (step: 1 | -1) => (event: MouseEvent) => {
      map?.easeTo(
        { zoom: Math.round(map.getZoom()) + step, duration: EASE_MS },
        // Tells the movement from one that the page made.
        { originalEvent: event.nativeEvent },
      );
    },
    [map],
  );

  const leaveCard = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || selectedId === null || event.defaultPrevented) return;
    event.preventDefault();
    items.current?.focusMarker(selectedId);
    onSelect?.(null);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever in the map the keyboard is
    <div className="place-map-live" onKeyDown={leaveCard}>
      <div ref={container} className="place-map-canvas" />
      {map !== null &&
        createPortal(
          <MapItems
            ref={items}
            map={map}
            markers={markers}
            text={text}
            label={label}
            selectedId={selectedId}
            onSelect={onSelect}
            renderCard={renderCard}
          />,
          // Within the map's own element a drag or a turn of the wheel over a marker moves the map.
          map.getCanvasContainer(),
        )}
      {map !== null && (
        <div className="place-map-zoom">
          <button type="button" aria-label={text.zoomIn} onClick={zoomBy(1)}>
            <ZoomIcon isIn />
          </button>
          <button type="button" aria-label={text.zoomOut} onClick={zoomBy(-1)}>
            <ZoomIcon />
          </button>
        </div>
      )}
    </div>
  );
}

/** How long the map takes to where the page sends it; readers who want no motion are there at once. */
const EASE_MS = 300;

function ZoomIcon({ isIn = false }: { isIn?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={isIn ? "M10 4v12M4 10h12" : "M4 10h12"} />
    </svg>
  );
}

type MapOpening = Pick<LiveMapProps<MapMarker>, "view" | "styleUrl" | "isEmbedded" | "text">;

/** @returns null where the browser gives no WebGL after all. */
function openMap(container: HTMLElement, { view, styleUrl, isEmbedded, text }: MapOpening): GlMap | null {
  const { clientWidth: width, clientHeight: height } = container;
  const map = openGlMap(container, {
    camera: cameraOfView(view, { width, height }),
    styleUrl,
    isCooperative: isEmbedded,
    text,
    more: ZOOMS,
  });
  map?.touchZoomRotate.disableRotation();
  map?.keyboard.disableRotation();
  map?.addControl(new AttributionControl({ compact: false }), "bottom-right");
  return map;
}

function boundsOf(map: GlMap): MapBounds {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

function cameraOf(map: GlMap) {
  const { lng, lat } = map.getCenter();
  return { center: { latitude: lat, longitude: lng }, zoom: map.getZoom() };
}

function sizeOf(map: GlMap) {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return { width, height };
}
