"use client";

import type { Map as GlMap } from "maplibre-gl";
import { useLayoutEffect, useMemo, useState } from "react";
import { type ClusterItem, clusterMarkers } from "../clusters/cluster-markers.ts";
import { CLUSTER_DEBOUNCE_MS, debounce } from "../clusters/debounce.ts";
import type { MapBounds } from "../static/web-mercator.ts";
import { getBounds } from "./gl-view.ts";
import type { MapMarker } from "./map-marker.ts";

/** Returns the visible items: regrouped when the map has stood still for a moment, and at once when the markers change. */
export function useVisibleItems<Marker extends MapMarker>(
  map: GlMap,
  markers: readonly Marker[],
  selectedId: string | null,
  clusterSize: number | undefined,
): ClusterItem<Marker>[] {
  const selected = markers.find(({ id }) => id === selectedId);
  // The chosen marker stands alone, whatever lies beside it.
  const index = useMemo(
    () =>
      clusterMarkers(
        markers.filter((marker) => marker !== selected),
        clusterSize,
      ),
    [markers, selected, clusterSize],
  );
  const [stand, setStand] = useState(() => getView(map));
  // At once: what the map does before the browser has drawn is to be heard too.
  useLayoutEffect(() => {
    const soon = debounce(() => setStand(getView(map)), CLUSTER_DEBOUNCE_MS);
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
    const getRank = (item: ClusterItem<Marker>) =>
      order.get(item.kind === "marker" ? item.marker.id : (item.memberIds[0] ?? "")) ?? 0;
    const own: ClusterItem<Marker> = { kind: "marker", marker: selected, location: selected.location };
    return [...items, own].sort((one, other) => getRank(one) - getRank(other));
  }, [index, stand, selected, markers]);
}

/** So much around the view is there too, as a share of it: a movement brings it into sight. */
const MARGIN = 0.2;

function getView(map: GlMap): { bounds: MapBounds; zoom: number } {
  const { west, south, east, north } = getBounds(map);
  const across = (east - west) * MARGIN;
  const down = (north - south) * MARGIN;
  return {
    bounds: { west: west - across, south: south - down, east: east + across, north: north + down },
    zoom: map.getZoom(),
  };
}
