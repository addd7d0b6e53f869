import type { Map as GlMap } from "maplibre-gl";
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type ClusterItem, clusterMarkers } from "../clusters/cluster-markers.ts";
import { CLUSTER_DEBOUNCE_MS, debounced } from "../clusters/debounced.ts";
import { partingCamera } from "../clusters/parting-camera.ts";
import { spreadOut } from "../clusters/spread-out.ts";
import type { MapBounds } from "../static/web-mercator.ts";
import type { MapText } from "../text/map-text.ts";
import { MapCard } from "./map-card.tsx";
import type { MapMarker } from "./map-marker.ts";

export interface MapItemsHandle {
  /** Moves the keyboard to a marker, or to the cluster that it is in. */
  focusMarker(id: string): void;
}

export interface MapItemsProps<Marker extends MapMarker> {
  map: GlMap;
  markers: readonly Marker[];
  text: MapText;
  label: string;
  selectedId: string | null;
  onSelect: ((id: string | null) => void) | undefined;
  renderCard: ((marker: Marker) => ReactNode) | undefined;
  ref?: Ref<MapItemsHandle>;
}

/** Markers and clusters, as a list of buttons over the map. */
export function MapItems<Marker extends MapMarker>({
  map,
  markers,
  text,
  label,
  selectedId,
  onSelect,
  renderCard,
  ref,
}: MapItemsProps<Marker>) {
  const list = useRef<HTMLUListElement>(null);
  const items = useShownItems(map, markers, selectedId);
  const offsets = spreadOut(items.map(({ location }) => `${location.latitude} ${location.longitude}`));

  // React draws what is there; where it is changes with each frame of a movement, past React.
  useLayoutEffect(() => {
    const place = () => {
      for (const [index, item] of items.entries()) {
        const element = list.current?.children[index];
        if (!(element instanceof HTMLElement)) continue;
        const { x, y } = map.project([item.location.longitude, item.location.latitude]);
        const { x: right, y: down } = offsets[index] ?? { x: 0, y: 0 };
        element.style.transform = `translate(${Math.round(x) + right}px, ${Math.round(y) + down}px)`;
      }
    };
    place();
    map.on("move", place);
    map.on("resize", place);
    return () => {
      map.off("move", place);
      map.off("resize", place);
    };
  });

  const focusItem = useCallback(
    (isWanted: (item: ClusterItem<Marker>) => boolean): boolean => {
      const element = list.current?.children[items.findIndex(isWanted)]?.querySelector("button");
      element?.focus({ preventScroll: true });
      return element != null;
    },
    [items],
  );

  useImperativeHandle(ref, () => ({
    focusMarker: (id) => {
      focusItem((item) => (item.kind === "marker" ? item.marker.id === id : item.memberIds.includes(id)));
    },
  }));

  /** The cluster that the keyboard opened last: when it has parted, the keyboard goes on with its first member. */
  const opened = useRef<Extract<ClusterItem<Marker>, { kind: "cluster" }> | null>(null);
  useEffect(() => {
    const cluster = opened.current;
    if (cluster === null) return;
    if (items.some((item) => item.kind === "cluster" && item.id === cluster.id)) return;
    const members = new Set(cluster.memberIds);
    const first = items.find((item) =>
      item.kind === "marker" ? members.has(item.marker.id) : item.memberIds.some((id) => members.has(id)),
    );
    // On its way the map may lose sight of them, or group them anew, and part them after that.
    if (first === undefined && map.isMoving()) return;
    opened.current = first?.kind === "cluster" && map.isMoving() ? first : null;
    focusItem((item) => item === first);
  }, [items, focusItem, map]);

  return (
    <ul className="place-map-items" aria-label={label} ref={list}>
      {items.map((item) =>
        item.kind === "cluster" ? (
          <li key={item.id} className="place-map-item">
            <button
              type="button"
              className="place-map-cluster"
              aria-label={text.cluster(item.count)}
              onClick={({ nativeEvent }) => {
                opened.current = item;
                const members = markers.filter(({ id }) => item.memberIds.includes(id));
                const { clientWidth: width, clientHeight: height } = map.getContainer();
                const { center, zoom } = partingCamera(item, members, { width, height });
                map.easeTo(
                  { center: [center.longitude, center.latitude], zoom, duration: PART_MS },
                  { originalEvent: nativeEvent },
                );
              }}
            >
              {item.count}
            </button>
          </li>
        ) : (
          <li
            key={item.marker.id}
            className="place-map-item"
            data-selected={item.marker.id === selectedId || undefined}
          >
            <MarkerButton
              marker={item.marker}
              isSelected={item.marker.id === selectedId}
              opensCard={renderCard !== undefined}
              onSelect={onSelect}
            />
            {renderCard !== undefined && item.marker.id === selectedId && (
              <MapCard
                map={map}
                label={item.marker.label}
                closeLabel={text.closeCard}
                onClose={() => {
                  focusItem((other) => other.kind === "marker" && other.marker.id === item.marker.id);
                  onSelect?.(null);
                }}
              >
                {renderCard(item.marker)}
              </MapCard>
            )}
          </li>
        ),
      )}
    </ul>
  );
}

interface MarkerButtonProps {
  marker: MapMarker;
  isSelected: boolean;
  opensCard: boolean;
  onSelect: ((id: string | null) => void) | undefined;
}

/** A marker; no button where choosing it would do nothing. */
function MarkerButton({ marker, isSelected, opensCard, onSelect }: MarkerButtonProps) {
  const { id, text, icon } = marker;
  const shared = {
    className: "place-map-marker",
    "aria-label": nameOf(marker),
    "data-has-text": text !== undefined || undefined,
    children: text ?? icon ?? <span className="place-map-dot" />,
  };
  if (onSelect === undefined) return <span role="img" {...shared} />;
  const state = opensCard ? { "aria-expanded": isSelected } : { "aria-pressed": isSelected };
  return <button type="button" {...shared} {...state} onClick={() => onSelect(isSelected ? null : id)} />;
}

/** How long a cluster takes to part, in milliseconds. */
const PART_MS = 400;

/** The text in a marker is part of its name, so that who speaks to the page can say what is seen. */
function nameOf({ label, text }: MapMarker): string {
  return text === undefined || label.includes(text) ? label : `${text}, ${label}`;
}

/** What is shown now: grouped anew when the map has stood still for a moment, and at once when the markers change. */
function useShownItems<Marker extends MapMarker>(
  map: GlMap,
  markers: readonly Marker[],
  selectedId: string | null,
): ClusterItem<Marker>[] {
  const selected = markers.find(({ id }) => id === selectedId);
  // The chosen marker stands alone, whatever lies beside it.
  const index = useMemo(
    () => clusterMarkers(markers.filter((marker) => marker !== selected)),
    [markers, selected],
  );
  const [stand, setStand] = useState(() => standOf(map));
  // At once: what the map does before the browser has drawn is to be heard too.
  useLayoutEffect(() => {
    const soon = debounced(() => setStand(standOf(map)), CLUSTER_DEBOUNCE_MS);
    map.on("move", soon.ask);
    map.on("resize", soon.ask);
    return () => {
      soon.cancel();
      map.off("move", soon.ask);
      map.off("resize", soon.ask);
    };
  }, [map]);
  return useMemo(() => {
    const items = index.itemsIn(stand.bounds, stand.zoom);
    if (selected === undefined) return items;
    const order = new Map(markers.map(({ id }, at) => [id, at]));
    const placeOf = (item: ClusterItem<Marker>) =>
      order.get(item.kind === "marker" ? item.marker.id : (item.memberIds[0] ?? "")) ?? 0;
    const own: ClusterItem<Marker> = { kind: "marker", marker: selected, location: selected.location };
    return [...items, own].sort((one, other) => placeOf(one) - placeOf(other));
  }, [index, stand, selected, markers]);
}

/** So much around the view is there too, as a share of it: a movement brings it into sight. */
const MARGIN = 0.2;

function standOf(map: GlMap): { bounds: MapBounds; zoom: number } {
  const bounds = map.getBounds();
  const across = (bounds.getEast() - bounds.getWest()) * MARGIN;
  const down = (bounds.getNorth() - bounds.getSouth()) * MARGIN;
  return {
    bounds: {
      west: bounds.getWest() - across,
      south: bounds.getSouth() - down,
      east: bounds.getEast() + across,
      north: bounds.getNorth() + down,
    },
    zoom: map.getZoom(),
  };
}
