import type { Place, PlaceField } from "@lieudit/place-model";
import { joinText, line, SafeText } from "../answer/line.ts";
import { describeOpening, getOpeningAt, OPENING_FIELDS } from "./opening-at.ts";
import { describeRating, formatLocation, formatWord } from "./place-line.ts";

/** Yes-or-no facts of a place. */
export const FEATURES = [
  "takeout",
  "delivery",
  "dineIn",
  "reservable",
  "servesBreakfast",
  "servesLunch",
  "servesDinner",
  "servesVegetarianFood",
  "outdoorSeating",
  "liveMusic",
  "goodForChildren",
  "allowsDogs",
  "restroom",
  "wifi",
] as const satisfies readonly PlaceField[];

/** The fields that `describeFacts` reads. */
export const FACT_FIELDS = [
  "id",
  "displayName",
  "primaryType",
  "primaryTypeDisplayName",
  "types",
  "formattedAddress",
  "shortFormattedAddress",
  "googleMapsUri",
  "location",
  "nationalPhoneNumber",
  "websiteUri",
  "rating",
  "userRatingCount",
  "priceLevel",
  "accessibilityOptions",
  "fuelOptions",
  "evChargeOptions",
  "editorialSummary",
  "attributions",
  ...OPENING_FIELDS,
  ...FEATURES,
] as const satisfies readonly PlaceField[];

/** The names of the facts, in the order of a response. */
export const FACT_NAMES = [
  "type",
  "status",
  "address",
  "position",
  "phone",
  "website",
  "now",
  "hours",
  "rating",
  "price",
  "wheelchair",
  "yes",
  "no",
  "fuel",
  "charging",
  "summary",
] as const;
export type FactName = (typeof FACT_NAMES)[number];

/** Describes the known facts of a place. An unknown fact is absent. */
export function describeFacts(place: Place, now: Date): Map<FactName, SafeText> {
  const { formattedAddress, nationalPhoneNumber, websiteUri, priceLevel, editorialSummary, businessStatus } =
    place;
  const facts: Record<FactName, SafeText | null> = {
    type: formatWord(place.primaryType),
    status:
      businessStatus === undefined || businessStatus === "OPERATIONAL" ? null : formatWord(businessStatus),
    address: quoteOptional(formattedAddress),
    position: formatLocation(place),
    phone: quoteOptional(nationalPhoneNumber),
    website: quoteOptional(websiteUri),
    now: describeOpening(getOpeningAt(place, "now", now)),
    hours: quoteOptional(place.regularOpeningHours?.weekdayDescriptions?.join("; ")),
    rating: describeRating(place),
    price: priceLevel === undefined ? null : formatWord(priceLevel.replace("PRICE_LEVEL_", "")),
    wheelchair: formatBoolean(place.accessibilityOptions?.wheelchairAccessibleEntrance),
    yes: listFeatures(place, true),
    no: listFeatures(place, false),
    fuel: describeFuel(place),
    charging: describeCharging(place),
    summary: quoteOptional(editorialSummary?.text),
  };
  return new Map(FACT_NAMES.flatMap((name) => (facts[name] === null ? [] : [[name, facts[name]] as const])));
}

/** Returns the newest reviews, each with its date. */
export function describeReviews({ reviews = [] }: Place, count: number): SafeText[] {
  return reviews
    .toSorted((a, b) => (b.publishTime ?? "").localeCompare(a.publishTime ?? ""))
    .slice(0, count)
    .map(
      ({ rating, text, publishTime }) =>
        line`review ${formatDay(publishTime)}, ${rating ?? 0}/5: ${text?.text ?? ""}`,
    );
}

function quoteOptional(text: string | undefined): SafeText | null {
  return text === undefined || text === "" ? null : line`${text}`;
}

function formatBoolean(value: boolean | undefined): SafeText | null {
  return value === undefined ? null : new SafeText(value ? "yes" : "no");
}

function listFeatures(place: Place, value: boolean): SafeText | null {
  const names = FEATURES.filter((name) => place[name] === value);
  return names.length === 0 ? null : new SafeText(names.join(", "));
}

function describeFuel({ fuelOptions }: Place): SafeText | null {
  const prices = (fuelOptions?.fuelPrices ?? []).map(({ type, price, updateTime }) => {
    const amount = Number(price?.units ?? 0) + (price?.nanos ?? 0) / 1e9;
    return line`${formatWord(type)} ${Number(amount.toFixed(3))} ${formatWord(price?.currencyCode)} (${formatDay(updateTime)})`;
  });
  return prices.length === 0 ? null : joinText(prices, ", ");
}

function describeCharging({ evChargeOptions }: Place): SafeText | null {
  const connectors = (evChargeOptions?.connectorAggregation ?? []).map((connector) => {
    const free =
      connector.availableCount === undefined
        ? null
        : line`, ${connector.availableCount} free at ${formatMinute(connector.availabilityLastUpdateTime)}`;
    const { count, type, maxChargeRateKw } = connector;
    const power = maxChargeRateKw === undefined ? null : line` ${maxChargeRateKw} kW`;
    return joinText([line`${count} × ${formatWord(type)}`, power, free], "");
  });
  return connectors.length === 0 ? null : joinText(connectors, "; ");
}

/** Formats the day of an RFC 3339 time. */
function formatDay(time: string | undefined): SafeText {
  return new SafeText(/^\d{4}-\d\d-\d\d/.exec(time ?? "")?.[0] ?? "undated");
}

function formatMinute(time: string | undefined): SafeText {
  return new SafeText(/^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(time ?? "")?.[0] ?? "unknown time");
}
