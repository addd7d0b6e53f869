import type { LatLng, Place, PlaceField } from "@lieudit/place-model";
import type { DisplayPhoto } from "../state/photos-load.ts";
import type { PlaceWidgetError } from "../state/place-widget-error.ts";

/** The source of a widget's place, and its callbacks. */
export interface PlaceSourceProps {
  /** An id or its resource name `places/{id}`. */
  placeId?: string | undefined;
  /** The place at a point instead, preferably a point of interest. */
  location?: LatLng | undefined;
  /** The place as the page has it already. No request is made for it when it holds all the fields that are needed. */
  place?: Place | undefined;
  /** The fields that `place` was asked with. Default: all that the widget needs. */
  placeFields?: readonly PlaceField[] | undefined;
  /** Fields to request for `onLoad`, in addition to those that the widget shows. */
  alsoFields?: readonly PlaceField[] | undefined;
  /** Photos whose addresses the page has already, from `loadDisplayPhotos`. */
  photos?: readonly DisplayPhoto[] | undefined;
  /** Of the autocomplete choice that led to this place. */
  sessionToken?: string | undefined;
  onLoad?: ((place: Place) => void) | undefined;
  onError?: ((error: PlaceWidgetError) => void) | undefined;
}
