import type { PlaceField, Place as PlaceOnWire } from "@lieudit/place-model";
import {
  type DisplayOption,
  type DisplayOptions,
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

/** The props of a list of places. */
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
    | DisplayOption
    | "onSelect"
  > {
  source: SearchSource;
  /** Results of an earlier request. */
  shown: readonly PlaceOnWire[] | undefined;
  content: PlaceContent;
  actions: readonly PlaceAction[];
  onLoad: (places: readonly PlaceOnWire[]) => void;
  onError: (error: Error) => void;
}

function Search({ source, shown, actions, onError, ...rest }: SearchProps) {
  const widgetFields = getSearchFields(rest.content, rest);
  const alsoFields = getActionFields(actions).filter((field) => !widgetFields.includes(field));
  const request = readRequest(source, [...widgetFields, ...alsoFields], rest);
  const { fault = null } = request;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each fault is reported once, whatever the callback
  useEffect(() => {
    if (fault !== null) onError(new TypeError(fault));
  }, [fault]);

  if (fault !== null) return <FaultyRequest />;
  return (
    <PlaceSearchList
      {...rest}
      actions={toPlaceActions(actions)}
      alsoFields={alsoFields}
      request={request.request}
      places={shown ?? request.places}
      onError={onError}
    />
  );
}

// The legacy list also uses this.
export const { mount } = createWidgetModule(Search, styles, loadAllWords, loadLightboxStyles);

/** Returns the request in the form of the widget, or what is wrong with it. */
interface ReadRequest {
  request?: PlaceSearchRequest;
  places?: readonly PlaceOnWire[];
  fault?: string;
}

function readRequest(
  source: SearchSource,
  fields: readonly PlaceField[],
  display: DisplayOptions,
): ReadRequest {
  if (source.kind === "places") {
    const { places } = source;
    // Places with all fields need no request.
    if (places.every((place) => holdsFields(place, fields))) return { places: places.map(wirePlace) };
    return { request: { placeIds: places.map(({ id }) => id) } };
  }
  // The request element's own language and region come first.
  const language = source.search.language ?? display.language ?? null;
  const region = source.search.region ?? display.region ?? null;
  try {
    const request =
      source.kind === "text"
        ? textSearchOnWire({ ...source.search, language, region })
        : nearbySearchOnWire({ ...source.search, language, region });
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
