"use client";

import { type KeyboardEvent, useImperativeHandle, useRef } from "react";
import { createPortal } from "react-dom";
import { CreditLine } from "../credits/credit-line.tsx";
import { getBounds, getCamera } from "./gl-view.ts";
import type { LiveMapProps } from "./live-map-props.ts";
import { MapAreas } from "./map-areas.tsx";
import { MapItems, type MapItemsHandle } from "./map-items.tsx";
import type { MapMarker } from "./map-marker.ts";
import { useGlMap } from "./use-gl-map.ts";
import { useMapCredits } from "./use-map-credits.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";
import "./gl-map.css";
import "./live-map.css";

/** The live map; nothing of it is in a page until a reader wants it. */
export function LiveMap<Marker extends MapMarker>(props: LiveMapProps<Marker>) {
  const { markers, text, label, selectedId, onSelect, renderCard, areas, clusterSize, handle } = props;
  const container = useRef<HTMLDivElement>(null);
  const items = useRef<MapItemsHandle>(null);
  const map = useGlMap(container, props);
  const credits = useMapCredits(map, text.openStreetMap);

  useImperativeHandle(
    handle,
    () => ({
      getBounds: () => (map === null ? null : getBounds(map)),
      getCamera: () => (map === null ? null : getCamera(map)),
      project({ latitude, longitude }) {
        if (map === null) return null;
        const { x, y } = map.project([longitude, latitude]);
        return { x, y };
      },
      unproject({ x, y }) {
        if (map === null) return null;
        const { lat, lng } = map.unproject([x, y]);
        return { latitude: lat, longitude: lng };
      },
      focusMarker: (id) => items.current?.focusMarker(id),
    }),
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
          <>
            {areas !== undefined && areas.length > 0 && <MapAreas map={map} areas={areas} />}
            <MapItems
              handle={items}
              map={map}
              markers={markers}
              text={text}
              label={label}
              selectedId={selectedId}
              onSelect={onSelect}
              renderCard={renderCard}
              clusterSize={clusterSize}
            />
          </>,
          // Within the map's own element a drag or a turn of the wheel over a marker moves the map.
          map.getCanvasContainer(),
        )}
      {map !== null && <ZoomButtons map={map} text={text} />}
      <CreditLine credits={credits} />
    </div>
  );
}
