import { double, int32, message, text } from "./shape.ts";

// Messages that those of a place and those of requests are made of.

export const latLng = message({ latitude: double, longitude: double });
export const viewport = message({ low: latLng, high: latLng });
export const localizedText = message({ text, languageCode: text });
export const calendarDate = message({ year: int32, month: int32, day: int32 });
