import { isObject } from "@lieudit/intake";
import {
  BUSINESS_STATUSES,
  type PlaceField,
  RECORD_FIELDS,
  SECONDARY_HOURS_TYPES,
} from "@lieudit/place-model";
import { describeFactsFault, describeWireFault } from "./fact-fault.ts";

/**
 * Returns what is wrong with the `set` of a patch line, in half a sentence, or null.
 * Unknown fields are rejected, so that misspelt ones are not lost silently. `null` removes
 * a value and is valid except for required fields.
 */
export function describePatchFault(set: unknown): string | null {
  if (!isObject(set)) return "`set` is not an object";
  for (const [key, value] of Object.entries(set)) {
    const check = Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined;
    if (check === undefined) return `the field "${key.slice(0, 40)}" cannot be set`;
    if (value === null) {
      if (REQUIRED.has(key)) return `"${key}" cannot be removed`;
      continue;
    }
    const required = (KEPT_PARTS[key] ?? []).find((part) => isObject(value) && value[part] === null);
    if (required !== undefined) return `"${key}.${required}" cannot be removed`;
    if (!check(value)) return `"${key}" has a value of the wrong kind`;
    const fault = describeNestedFault(key, value);
    if (fault !== null) return fault;
  }
  return describeHostileValue(set, 0);
}

function describeNestedFault(key: string, value: unknown): string | null {
  if (key === "facts") return describeFactsFault(value);
  return key === "attributions" || WIRE_MESSAGES.includes(key)
    ? describeWireFault(key as PlaceField, value)
    : null;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isTextList: Check = (value) => Array.isArray(value) && value.every(isText);
const isNumberIn = (low: number, high: number): Check => {
  return (value) => typeof value === "number" && value >= low && value <= high;
};
const isTextMap: Check = (value) =>
  isObject(value) && Object.values(value).every((text) => text === null || isText(text));
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
/** Checks an object that has only these fields, each null or valid. */
const isObjectWith = (checks: Readonly<Record<string, Check>>): Check => {
  return (value) =>
    isObject(value) &&
    Object.entries(value).every(
      ([key, inner]) => Object.hasOwn(checks, key) && (inner === null || checks[key]!(inner)),
    );
};
const isPoint: Check = (value) =>
  isObject(value) && isNumberIn(-90, 90)(value.latitude) && isNumberIn(-180, 180)(value.longitude);
const isMoment: Check = (value) => isText(value) && !Number.isNaN(Date.parse(value as string));
const isAuthor: Check = (value) => isObject(value) && isText(value.displayName);
const isFlag: Check = (value) => typeof value === "boolean";

const isReview: Check = (value) =>
  isObject(value) &&
  isText(value.key) &&
  isAuthor(value.author) &&
  isMoment(value.publishTime) &&
  isObjectWith({
    key: isText,
    author: isAuthor,
    rating: isNumberIn(1, 5),
    publishTime: isMoment,
    text: isTextOfLanguage,
    originalText: isTextOfLanguage,
    translations: isTextMap,
    isGenerated: isFlag,
    visitDate: isObject,
  })(value);

function isTextOfLanguage(value: unknown): boolean {
  return isObject(value) && isText(value.text);
}

const REQUIRED: ReadonlySet<string> = new Set([
  "names",
  "types",
  "primaryType",
  "typeNames",
  "location",
  "address",
  "popularity",
  "timeZone",
  "attributions",
  "facts",
]);

/** Required fields of parts of a place. */
const KEPT_PARTS: Readonly<Record<string, readonly string[]>> = {
  names: ["default"],
  address: ["countryCode", "formatted"],
};

const isHours: Check = (value) =>
  isObject(value) &&
  isText(value.tag) &&
  isObjectWith({ type: isText, tag: isText, periods: isListOf(isObject), isWeekly: isFlag })(value);
const isSecondaryHours: Check = (value) =>
  isHours(value) && isObject(value) && (SECONDARY_HOURS_TYPES as readonly unknown[]).includes(value.type);

/** Messages that a record stores in wire form. The check of `location` is below. */
const WIRE_MESSAGES: readonly string[] = Object.entries(RECORD_FIELDS).flatMap(([name, { kind }]) =>
  kind === "message" && name !== "location" ? [name] : [],
);

const FIELDS: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(WIRE_MESSAGES.map((name) => [name, isObject])),
  names: isObjectWith({
    default: isText,
    defaultLanguage: isText,
    byLanguage: isTextMap,
    others: isTextList,
  }),
  types: isTextList,
  primaryType: isText,
  typeNames: isTextMap,
  location: isPoint,
  viewport: (value) => isObject(value) && isPoint(value.low) && isPoint(value.high),
  address: isObjectWith({
    houseNumber: isText,
    street: isText,
    postcode: isText,
    locality: isText,
    cityCode: isText,
    sublocality: isText,
    adminArea2: isText,
    adminArea1: isText,
    countryCode: (value) => isText(value) && /^[A-Z]{2}$/.test(value as string),
    formatted: isText,
  }),
  popularity: isNumberIn(0, 1),
  hours: isHours,
  secondaryHours: isListOf(isSecondaryHours),
  timeZone: (value) => isText(value) && isTimeZone(value as string),
  businessStatus: (value) => (BUSINESS_STATUSES as readonly unknown[]).includes(value),
  openingDate: isObjectWith({ year: isNumberIn(1, 9_999), month: isNumberIn(1, 12), day: isNumberIn(1, 31) }),
  editorialSummary: isTextMap,
  attributions: isListOf((value) => isObject(value) && isText(value.provider)),
  photos: isListOf(
    (value) =>
      isObject(value) &&
      isText(value.file) &&
      isObjectWith({ file: isText, authorAttributions: isListOf(isAuthor) })(value),
  ),
  reviews: isListOf(isReview),
  brand: isText,
  facts: isObject,
};

const MAX_TEXT_CHARACTERS = 20_000;
const MAX_DEPTH = 12;

/** Checks at any depth: text length, nesting and links. */
function describeHostileValue(value: unknown, depth: number, key = ""): string | null {
  if (depth > MAX_DEPTH) return `it is nested more than ${MAX_DEPTH} deep`;
  if (typeof value === "string") {
    if (value.length > MAX_TEXT_CHARACTERS)
      return `"${key}" is longer than ${MAX_TEXT_CHARACTERS} characters`;
    if (/uri$/i.test(key) && !isWebLink(value)) return `"${key}" is not an http or https address`;
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const fault = describeHostileValue(inner, depth + 1, Array.isArray(value) ? key : name);
    if (fault !== null) return fault;
  }
  return null;
}

function isWebLink(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
