/** The failed call. */
export type PlaceWidgetErrorCode =
  | "PLACES_GET_PLACE"
  | "PLACES_SEARCH_TEXT"
  | "PLACES_NEARBY_SEARCH"
  | "PLACES_AUTOCOMPLETE"
  | "PLACES_GET_CONTEXT"
  | "PLACES_GET_PHOTO_MEDIA"
  | "GEOCODER_GEOCODE";

/** The error that widgets report. `code` names the failed call; `cause` is its `PlacesError`. */
export class PlaceWidgetError extends Error {
  override readonly name = "PlaceWidgetError";
  /** Which load failed. */
  readonly code: PlaceWidgetErrorCode;

  constructor(code: PlaceWidgetErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Returns `thrown` as a `PlaceWidgetError`, unchanged if it is one already. */
export function toWidgetError(code: PlaceWidgetErrorCode, thrown: unknown): PlaceWidgetError {
  if (thrown instanceof PlaceWidgetError) return thrown;
  return new PlaceWidgetError(code, getErrorMessage(thrown), { cause: thrown });
}

/** Returns the message of a caught value. */
export function getErrorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
