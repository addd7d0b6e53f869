import type { PlaceField, Place as PlaceOnWire } from "@lieudit/place-model";
import {
  getActionFields,
  getSearchFields,
  type PlaceAction,
  type PlaceContent,
  PlaceSearchList,
  type PlaceSearchListProps,
  type PlaceSearchRequest,
  StatusText,
  useWidgetText,
} from "@lieudit/place-widgets";
import styles from "@lieudit/place-widgets/styles/cards.css?inline";
import { useEffect } from "react";
import type { Place } from "../places/place.ts";
import { holdsFields, wirePlace } from "../places/place-state.ts";
import {
  type NearbySearch,
  nearbySearchOnWire,
  type TextSearch,
  textSearchOnWire,
} from "../places/search-request.ts";
import { loadLightboxStyles } from "./lightbox-styles.ts";
import { createWidgetModule } from "./mount-widget.tsx";
import { toPlaceActions } from "./to-place-actions.tsx";
import { loadAllWords } from "./words/all-words.ts";

/** What a list of places is made of. */
export type SearchSource =
  | { kind: "text"; search: TextSearch }
  | { kind: "nearby"; search: NearbySearch }
  | { kind: "places"; places: readonly Place[] };

export interface SearchProps
  extends Pick<
    PlaceSearchListProps,
    | "attributionPosition"
    | "orientation"
    | "selectable"
    | "selectedPlaceId"
    | "truncationPreferred"
    | "onSelect"
  > {
  source: SearchSource;
  /** What it has found already. */
  shown: readonly PlaceOnWire[] | undefined;
  content: PlaceContent;
  actions: readonly PlaceAction[];
  onLoad: (places: readonly PlaceOnWire[]) => void;
  onError: (error: Error) => void;
}

function Search({ source, shown, actions, onError, ...rest }: SearchProps) {
  const drawn = getSearchFields(rest.content);
  const alsoFields = getActionFields(actions).filter((field) => !drawn.includes(field));
  const asked = askedFor(source, [...drawn, ...alsoFields]);
  const { fault = null } = asked;

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each fault, whoever is told
  useEffect(() => {
    if (fault !== null) onError(new TypeError(fault));
  }, [fault]);

  if (fault !== null) return <FaultyRequest />;
  return (
    <PlaceSearchList
      {...rest}
      actions={toPlaceActions(actions)}
      alsoFields={alsoFields}
      request={asked.request}
      places={shown ?? asked.places}
      onError={onError}
    />
  );
}

// The older list, which loads this anyway.
export const { mount } = createWidgetModule(Search, styles, loadAllWords, loadLightboxStyles);

/** What of a request the widget takes, or what is wrong with it. */
interface Asked {
  request?: PlaceSearchRequest;
  places?: readonly PlaceOnWire[];
  fault?: string;
}

function askedFor(source: SearchSource, fields: readonly PlaceField[]): Asked {
  if (source.kind === "places") {
    const { places } = source;
    // No request is made for places that hold all the fields.
    if (places.every((place) => holdsFields(place, fields))) return { places: places.map(wirePlace) };
    return { request: { placeIds: places.map(({ id }) => id) } };
  }
  try {
    const request =
      source.kind === "text" ? textSearchOnWire(source.search) : nearbySearchOnWire(source.search);
    return { request };
  } catch (thrown) {
    return { fault: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

function FaultyRequest() {
  const text = useWidgetText();
  return (
    <section className="gmp-widget gmp-search" aria-label={text.results}>
      <StatusText kind="error">{text.placeResultsError}</StatusText>
    </section>
  );
}
