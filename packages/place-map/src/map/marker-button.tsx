"use client";

import type { MapMarker } from "./map-marker.ts";

export interface MarkerButtonProps {
  marker: MapMarker;
  isSelected: boolean;
  opensCard: boolean;
  onSelect: ((id: string | null) => void) | undefined;
}

/** A marker; no button where choosing it would do nothing. */
export function MarkerButton({ marker, isSelected, opensCard, onSelect }: MarkerButtonProps) {
  const { id, text, icon, radiusMetres } = marker;
  const shared = {
    className: "place-map-marker",
    "aria-label": getMarkerName(marker),
    "data-has-text": text !== undefined || undefined,
    "data-is-approximate": radiusMetres !== undefined || undefined,
    children: text ?? icon ?? <span className="place-map-dot" />,
  };
  if (onSelect === undefined) return <span role="img" {...shared} />;
  const state = opensCard ? { "aria-expanded": isSelected } : { "aria-pressed": isSelected };
  return <button type="button" {...shared} {...state} onClick={() => onSelect(isSelected ? null : id)} />;
}

/** The text in a marker is part of its name, so that who speaks to the page can say what is seen. */
function getMarkerName({ label, text }: MapMarker): string {
  return text === undefined || label.includes(text) ? label : `${text}, ${label}`;
}
