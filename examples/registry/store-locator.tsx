"use client";

import { type CardComponentProps, PlaceDetails, PlaceSearchList, useOpeningStatus } from "@lieudit/react";
import { useState } from "react";

export interface StoreLocatorProps {
  /** Ids of your stores; up to 50 of them are one request. */
  ids: string[];
}

/** Your stores as cards, with the details of the selected one beside them. */
export function StoreLocator({ ids }: StoreLocatorProps) {
  const [selected, setSelected] = useState<string>();
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <PlaceSearchList
        request={{ placeIds: ids }}
        alsoFields={["formattedAddress"]}
        components={{ Card: StoreCard }}
        selectable
        selectedPlaceId={selected}
        onSelect={({ id }) => setSelected(id)}
      />
      {selected !== undefined && <PlaceDetails placeId={selected} />}
    </div>
  );
}

function StoreCard({ place, isSelected, select }: CardComponentProps) {
  const status = useOpeningStatus(place);
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={select}
      className="grid w-full gap-1 p-4 text-left hover:bg-accent/50 aria-pressed:bg-accent aria-pressed:text-accent-foreground"
    >
      <span className="font-medium">{place.displayName?.text}</span>
      <span className="text-sm text-muted-foreground">{place.formattedAddress}</span>
      <span className="text-sm">{status?.label}</span>
    </button>
  );
}
