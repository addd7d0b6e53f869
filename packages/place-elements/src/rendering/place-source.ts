import type { LatLng, PlaceField, Place as PlaceOnWire } from "@lieudit/place-model";
import { getActionFields, type PlaceAction, type PlaceDetailsProps } from "@lieudit/place-widgets";
import type { Place } from "../places/place.ts";
import { holdsFields, wirePlace } from "../places/place-state.ts";
import { sessionText } from "../places/session-token.ts";

/** How an element knows the place that it shows. */
export type PlaceSource =
  | { kind: "place"; place: Place }
  | { kind: "location"; location: LatLng }
  /** As it was shown already, with these fields. */
  | { kind: "shown"; wire: PlaceOnWire; fields: readonly PlaceField[] };

/** Fields that pages read from the place of an element, requested in addition to the widget's. */
export const EXPOSED_FIELDS = ["id", "location", "viewport"] as const satisfies readonly PlaceField[];

/** Instructions of an element to the widget of one place. */
export interface PlaceWidgetProps {
  source: PlaceSource;
  actions?: readonly PlaceAction[] | undefined;
  onLoad: (wire: PlaceOnWire, fields: readonly PlaceField[]) => void;
}

/**
 * Returns the widget's props for `source`: no request is made for a place that holds all the fields.
 *
 * @param drawn fields that the widget requests by itself
 * @param further what its element wants beside that
 */
export function toPlaceProps(
  { source, actions = [], onLoad }: PlaceWidgetProps,
  drawn: readonly PlaceField[],
  further: readonly PlaceField[] = [],
): Pick<
  PlaceDetailsProps,
  "place" | "placeFields" | "placeId" | "location" | "sessionToken" | "alsoFields" | "onLoad"
> {
  const wanted = new Set([...EXPOSED_FIELDS, ...getActionFields(actions), ...further]);
  const alsoFields = [...wanted].filter((field) => !drawn.includes(field));
  const fields = [...drawn, ...alsoFields];
  const shared = { alsoFields, onLoad: (wire: PlaceOnWire) => onLoad(wire, fields) };
  if (source.kind === "shown") return { ...shared, place: source.wire, placeFields: source.fields };
  if (source.kind === "location") return { ...shared, location: source.location };
  const { place } = source;
  return {
    ...shared,
    placeId: place.id,
    ...(holdsFields(place, fields)
      ? { place: wirePlace(place), placeFields: fields }
      : { sessionToken: sessionText(place.sessionToken) }),
  };
}
