"use client";

import type { Map as GlMap } from "maplibre-gl";
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import type { ClusterItem } from "../clusters/cluster-markers.ts";
import { getSplitCamera } from "../clusters/split-camera.ts";
import type { MapText } from "../text/map-text.ts";
import { getSize } from "./gl-view.ts";
import { MapCard } from "./map-card.tsx";
import type { MapMarker } from "./map-marker.ts";
import { MarkerButton } from "./marker-button.tsx";
import { usePositions } from "./use-positions.ts";
import { useVisibleItems } from "./use-visible-items.ts";

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
  clusterSize: number | undefined;
  handle?: Ref<MapItemsHandle>;
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
  clusterSize,
  handle,
}: MapItemsProps<Marker>) {
  const list = useRef<HTMLUListElement>(null);
  const items = useVisibleItems(map, markers, selectedId, clusterSize);
  usePositions(list, map, items);

  const focusItem = useCallback(
    (isWanted: (item: ClusterItem<Marker>) => boolean) => {
      const element = list.current?.children[items.findIndex(isWanted)];
      element?.querySelector("button")?.focus({ preventScroll: true });
    },
    [items],
  );

  useImperativeHandle(handle, () => ({
    focusMarker: (id) =>
      focusItem((item) => (item.kind === "marker" ? item.marker.id === id : item.memberIds.includes(id))),
  }));

  const opened = useOpenedCluster(map, items, focusItem);

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
                partCluster(map, item, markers, nativeEvent);
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
            {item.marker.radiusMetres !== undefined && (
              <MarkerCircle radiusMetres={item.marker.radiusMetres} />
            )}
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

/** The circle that a marker of approximate location stands in; `use-positions.ts` says how large a metre is. */
function MarkerCircle({ radiusMetres }: { radiusMetres: number }) {
  const circle = useRef<HTMLSpanElement>(null);
  // Pages forbid styles in attributes.
  useLayoutEffect(
    () => circle.current?.style.setProperty("--_radius-metres", String(radiusMetres)),
    [radiusMetres],
  );
  return <span ref={circle} className="place-map-circle" />;
}

/** The cluster that the keyboard opened last: when it has parted, the keyboard continues with its first member. */
function useOpenedCluster<Marker extends MapMarker>(
  map: GlMap,
  items: readonly ClusterItem<Marker>[],
  focusItem: (isWanted: (item: ClusterItem<Marker>) => boolean) => void,
): RefObject<Cluster<Marker> | null> {
  const opened = useRef<Cluster<Marker>>(null);
  useEffect(() => {
    const cluster = opened.current;
    if (cluster === null) return;
    if (items.some((item) => item.kind === "cluster" && item.id === cluster.id)) return;
    const members = new Set(cluster.memberIds);
    const first = items.find((item) =>
      item.kind === "marker" ? members.has(item.marker.id) : item.memberIds.some((id) => members.has(id)),
    );
    // On its way the map may lose sight of them, or group them again, and part them after that.
    if (first === undefined && map.isMoving()) return;
    opened.current = first?.kind === "cluster" && map.isMoving() ? first : null;
    focusItem((item) => item === first);
  }, [items, focusItem, map]);
  return opened;
}

type Cluster<Marker extends MapMarker> = Extract<ClusterItem<Marker>, { kind: "cluster" }>;

/** How long a cluster takes to part, in milliseconds. */
const PART_MS = 400;

/** Moves the map, as the reader asked by `originalEvent`, to where the members of `cluster` stand apart. */
function partCluster<Marker extends MapMarker>(
  map: GlMap,
  cluster: Cluster<Marker>,
  markers: readonly Marker[],
  originalEvent: Event,
): void {
  const members = markers.filter(({ id }) => cluster.memberIds.includes(id));
  const { center, zoom } = getSplitCamera(cluster, members, getSize(map));
  map.easeTo({ center: [center.longitude, center.latitude], zoom, duration: PART_MS }, { originalEvent });
}
