/** What a visitor may accept or refuse, in the order in which it is stored and shown. */
export const CONSENT_CATEGORIES = [
  "i18n",
  "selection_vehicles",
  "selection_estate",
  "analytics",
  "social",
  "video",
] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** The category that reCAPTCHA needs. */
export const RECAPTCHA_CATEGORY: ConsentCategory = "social";

/** For each category true (accepted), false (refused) or null (not yet chosen). */
export type ConsentRecord = Readonly<Record<ConsentCategory, boolean | null>>;

/** Every category before anything was chosen. */
export const UNDECIDED: ConsentRecord = createRecord(() => null);

/**
 * Returns every asked category accepted, or every one refused: the two buttons of the banner.
 *
 * @param asked the categories that the visitor was asked about; the others stay undecided
 */
export function decideAll(
  isAccepted: boolean,
  asked: readonly ConsentCategory[] = CONSENT_CATEGORIES,
): ConsentRecord {
  return createRecord((category) => (asked.includes(category) ? isAccepted : null));
}

/** Returns the record with one category changed. */
export function decide(record: ConsentRecord, category: ConsentCategory, isAccepted: boolean): ConsentRecord {
  return { ...record, [category]: isAccepted };
}

/** Returns whether `value` is a category. */
export function isConsentCategory(value: unknown): value is ConsentCategory {
  return CONSENT_CATEGORIES.some((category) => category === value);
}

/** Writes a record as the cookie's value: one JSON object, percent-encoded. */
export function writeConsentRecord(record: ConsentRecord): string {
  return encodeURIComponent(JSON.stringify(createRecord((category) => record[category])));
}

/** Maximum length of a value; our longest has some 200 characters. */
const MAX_LENGTH = 1000;

/**
 * Reads the cookie's value, which is untrusted. A choice other than `true` or
 * `false` reads as undecided. Never throws.
 *
 * @returns null without a cookie, or if its value is not a JSON object.
 */
export function readConsentRecord(value: string | undefined): ConsentRecord | null {
  if (value === undefined || value.length > MAX_LENGTH) return null;
  let found: unknown;
  try {
    found = JSON.parse(decodeURIComponent(value));
  } catch {
    return null;
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) return null;
  const fields = new Map(Object.entries(found));
  return createRecord((category) => {
    const choice = fields.get(category);
    return typeof choice === "boolean" ? choice : null;
  });
}

function createRecord(choice: (category: ConsentCategory) => boolean | null): ConsentRecord {
  return {
    i18n: choice("i18n"),
    selection_vehicles: choice("selection_vehicles"),
    selection_estate: choice("selection_estate"),
    analytics: choice("analytics"),
    social: choice("social"),
    video: choice("video"),
  };
}
