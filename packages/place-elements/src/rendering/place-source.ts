import type { LatLng, PlaceField, Place as PlaceOnWire } from "@lieudit/place-model";
import type { PlaceDetailsProps } from "@lieudit/place-widgets";
import { holdsFields, type Place, wirePlace } from "../places/place.ts";
import { sessionText } from "../places/session-token.ts";

/** How an element knows the place that it shows. */
export type PlaceSource =
  | { kind: "place"; place: Place }
  | { kind: "location"; location: LatLng }
  /** As it was shown already, with these fields. */
  | { kind: "shown"; wire: PlaceOnWire; fields: readonly PlaceField[] };

/** What a page reads of the place that an element shows; asked for beside what the widget draws. */
export const EXPOSED_FIELDS = ["id", "location", "viewport"] as const satisfies readonly PlaceField[];

/** What an element asks a widget of one place to do. */
export interface PlaceWidgetProps {
  source: PlaceSource;
  onLoad: (wire: PlaceOnWire, fields: readonly PlaceField[]) => void;
}

/** The widget's props for `source`: no request is made for a place that holds all the fields. */
export function placeProps(
  { source, onLoad }: PlaceWidgetProps,
  drawn: readonly PlaceField[],
): Pick<
  PlaceDetailsProps,
  "place" | "placeFields" | "placeId" | "location" | "sessionToken" | "alsoFields" | "onLoad"
> {
  const fields = [...new Set([...drawn, ...EXPOSED_FIELDS])];
  const events = { alsoFields: EXPOSED_FIELDS, onLoad: (wire: PlaceOnWire) => onLoad(wire, fields) };
  if (source.kind === "shown") return { ...events, place: source.wire, placeFields: source.fields };
  if (source.kind === "location") return { ...events, location: source.location };
  const { place } = source;
  return {
    ...events,
    placeId: place.id,
    ...(holdsFields(place, fields)
      ? { place: wirePlace(place), placeFields: fields }
      : { sessionToken: sessionText(place.sessionToken) }),
  };
}
