import type { Place, Viewport } from "@lieudit/place-model";
import { useIsNarrow } from "../../shell/layout/use-is-narrow.ts";
import { describeStation } from "./energy-stations.ts";
import { PlaceRows } from "./place-rows.tsx";
import { type PlacesSearch, placesHref } from "./places-search.ts";
import { getCenter } from "./start-view.ts";
import { FUELS, readFuel, type StationKind } from "./station-kinds.ts";

export interface StationRowsProps {
  places: readonly Place[];
  search: PlacesSearch;
  kind: StationKind;
  /** The searched area; rows show the distance from its centre. */
  view: Viewport | null;
}

/** Stations as rows with their price or power. */
export function StationRows({ places, search, kind, view }: StationRowsProps) {
  const isNarrow = useIsNarrow();
  return (
    <PlaceRows
      places={places}
      hrefOf={(id) => (search.isMap ? `/lieu/${id}` : placesHref({ ...search, placeId: id }))}
      origin={view === null ? undefined : getCenter(view)}
      selected={search.placeId}
      getFigure={(place) => describeStation(place, kind, readFuel(search.fuel) ?? FUELS[0])}
      keepsScroll={!isNarrow}
    />
  );
}
