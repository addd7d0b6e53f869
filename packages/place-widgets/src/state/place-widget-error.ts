/** The call that failed. */
export type PlaceWidgetErrorCode =
  | "PLACES_GET_PLACE"
  | "PLACES_SEARCH_TEXT"
  | "PLACES_NEARBY_SEARCH"
  | "PLACES_AUTOCOMPLETE"
  | "PLACES_GET_CONTEXT"
  | "PLACES_GET_PHOTO_MEDIA"
  | "GEOCODER_GEOCODE";

/** The one error that widgets report, told apart by `code`; `cause` is the `PlacesError` of the call. */
export class PlaceWidgetError extends Error {
  override readonly name = "PlaceWidgetError";
  readonly code: PlaceWidgetErrorCode;

  constructor(code: PlaceWidgetErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** `thrown` as a widget's error; one that is a widget's error already stays as it is. */
export function toWidgetError(code: PlaceWidgetErrorCode, thrown: unknown): PlaceWidgetError {
  if (thrown instanceof PlaceWidgetError) return thrown;
  return new PlaceWidgetError(code, getErrorMessage(thrown), { cause: thrown });
}

/** What a caught value says of itself. */
export function getErrorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
