import type { Place } from "@lieudit/place-model";

/** Values of the protocol's enums that stand in `wholePlace()`, each with another of the same enum. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  OPERATIONAL: "CLOSED_TEMPORARILY",
  PRICE_LEVEL_MODERATE: "PRICE_LEVEL_EXPENSIVE",
  KITCHEN: "BREAKFAST",
  DELIVERY: "TAKEOUT",
  SP95_E10: "DIESEL",
  EV_CONNECTOR_TYPE_CCS_COMBO_2: "EV_CONNECTOR_TYPE_TYPE_2",
  ACROSS_THE_ROAD: "BESIDE",
  OUTSKIRTS: "WITHIN",
  TRAM: "BUS",
};

/**
 * The same place with every single value another one: what a page reads of
 * both and finds alike has not come over the wire.
 */
export function otherPlace(place: Place, id: string): Place {
  const { id: ownId = "" } = place;
  return changed(place, (text) => text.replaceAll(ownId, id)) as Place;
}

function changed(value: unknown, renamed: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => changed(entry, renamed));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, changed(field, renamed)]));
  }
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return Number.isInteger(value) ? value + 1 : value + 0.25;
  return typeof value === "string" ? changedText(value, renamed) : value;
}

function changedText(text: string, renamed: (text: string) => string): string {
  const own = renamed(text);
  // An id or the name of something of this very place.
  if (own !== text && !/^https?:/.test(text)) return own;
  if (Object.hasOwn(OTHER_NAMES, text)) return OTHER_NAMES[text] ?? text;
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return text.replace(/^\d{4}/, (year) => String(Number(year) - 1));
  if (/^-?\d+$/.test(text)) return String(Number(text) + 1);
  if (/^https?:/.test(text)) return `${own}-2`;
  if (/^#[0-9A-F]{6}$/.test(text)) return "#123456";
  if (text === "Europe/Paris") return "Europe/Rome";
  if (/^places\//.test(text)) return `${text}2`;
  // Codes of languages, regions and currencies.
  if (text === "fr" || text === "en") return "it";
  if (text === "FR") return "IT";
  if (text === "EUR") return "CHF";
  return `${text}-2`;
}
