import type { Place } from "@lieudit/place-model";
import { PlaceRows } from "../../places/search/place-rows.tsx";
import { SitePlaces } from "../../places/search/site-places.tsx";

/** The places of a selection; loaded only where there are some. The page imports the styles. */
export function SelectedPlaces({ places }: { places: readonly Place[] }) {
  return (
    <SitePlaces>
      <div className="place-row-grid">
        <PlaceRows places={places} />
      </div>
    </SitePlaces>
  );
}
