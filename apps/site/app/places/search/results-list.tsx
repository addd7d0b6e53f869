import type { Place } from "@lieudit/place-model";
import { PlaceSearchList } from "@lieudit/place-widgets";
import { useNavigate } from "react-router";
import { CHOSEN_IN_LIST } from "../../shell/focus-state.ts";
import { useIsNarrow } from "../../shell/layout/use-is-narrow.ts";
import { type PlacesSearch, placesHref } from "./places-search.ts";

/** On a phone the details replace the list and start at their top; elsewhere they stand beside it. */
const BEGUN_ANEW = { state: CHOSEN_IN_LIST };
const IN_ITS_PLACE = { preventScrollReset: true };

export interface ResultsListProps {
  places: readonly Place[];
  search: PlacesSearch;
  /** The place whose details stand beside the list. */
  shownId: string | null;
  /** The place that is marked on the map. */
  markedId: string | null;
  onMark: (placeId: string | null) => void;
}

/** The places of a search; each leads to its details. */
export function ResultsList({ places, search, shownId, markedId, onMark }: ResultsListProps) {
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const hrefOfPlace = ({ id }: Place) =>
    search.isMap ? `/lieu/${id}` : placesHref({ ...search, placeId: id ?? null });
  const selectedId = search.isMap ? markedId : (search.placeId ?? (isNarrow ? null : shownId));
  return (
    <PlaceSearchList
      places={places}
      // Includes the address, because several places may have the same name.
      content="all"
      headingLevel={2}
      selectable
      selectedPlaceId={selectedId ?? undefined}
      placeHref={hrefOfPlace}
      onSelect={(place) => {
        if (search.isMap) onMark(place.id ?? null);
        else void navigate(hrefOfPlace(place), isNarrow ? BEGUN_ANEW : IN_ITS_PLACE);
      }}
    />
  );
}
