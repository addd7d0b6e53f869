import { always, double, int32, message, text } from "./shape.ts";

// Messages that places and requests share.

/** Degrees, WGS 84. */
export const latLng = message({ latitude: always(double), longitude: always(double) });
/** `low` is the southwest corner, `high` the northeast one. */
export const viewport = message({ low: always(latLng), high: always(latLng) });
/** `radius` in metres. */
export const circle = message({ center: always(latLng), radius: always(double) });
/** A text with its language. */
export const localizedText = message({
  text: always(text),
  /** BCP 47. */
  languageCode: text,
});
/** `google.type.Date`: unknown parts are absent. */
export const calendarDate = message({ year: int32, month: int32, day: int32 });
