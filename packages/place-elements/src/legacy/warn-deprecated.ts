import { warnOnce } from "../core/warn-once.ts";

/** Warns once per class that it is deprecated. */
export function warnDeprecated(name: string, instead?: string): void {
  const advice = instead === undefined ? "" : ` Please use google.maps.places.${instead} instead.`;
  warnOnce(
    `google.maps.places.${name} is not available to new customers as of March 1st, 2025.${advice} ` +
      "It goes on working, with at least 12 months notice before end of support.",
  );
}
