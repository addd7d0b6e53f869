import {
  CONSENT_CATEGORIES,
  decideAll,
  writeConsentRecord,
} from "../../../apps/site/app/privacy/consent/consent-record.ts";
import { type SeededRandom, seededRandom } from "../../bench/places/seeded-random.ts";
import { mutateText } from "../input/mutate-text.ts";
import type { Scenario } from "../scenario.ts";
import { getPage } from "../site/get-page.ts";
import { getSharedSite } from "../site/shared-site.ts";
import { Tally } from "../tally.ts";

const VALID = [decideAll(false), decideAll(true), { ...decideAll(false), video: true }].map(
  writeConsentRecord,
);

/** Values that are almost true. */
const ALMOST_YES = ['"true"', "1", "[true]", '{"a":true}', '"accepter"', '"on"', "TRUE", "true ", "01"];

const CONCURRENCY = 4;

/** Tampered consent cookies never cause an error, and never accept a category that they do not name. */
export const consentCookie: Scenario = {
  name: "tampered consent cookie",
  seededBug: "values that are almost true count as true",
  async run({ seed, isShort }, build) {
    const site = await getSharedSite(build);
    const random = seededRandom(seed);
    const tally = new Tally();
    const runs = build === "mutated" ? 100 : isShort ? 200 : 10_000;
    let remaining = runs;
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        while (remaining > 0) {
          remaining -= 1;
          const value = toHeaderValue(createTamperedValue(random));
          await tally.run(value, async () => {
            const response = await getPage(site, "/cookies", { cookie: `consentement=${value}` });
            const html = await response.text();
            if (response.status !== 200) tally.addViolation(`${value} returned ${response.status}`);
            const isOpened = /https?:/.test(
              (response.headers.get("content-security-policy") ?? "").replaceAll(
                /http:\/\/localhost:\d+/g,
                "",
              ),
            );
            const accepted = readAcceptedCategories(value);
            const rows = [
              ...html.matchAll(
                /<section class="consent-row" data-choice="([^"]*)" aria-labelledby="consent-([^"]*)"/g,
              ),
            ];
            if (rows.length < CONSENT_CATEGORIES.length)
              tally.addViolation(`${value}: a category is missing`);
            for (const [, choice, category = ""] of rows)
              if (choice === "accepte" && !accepted.has(category))
                tally.addViolation(`${value} is read as yes to ${category}`);
            if (isOpened && accepted.size === 0) tally.addViolation(`${value} opens the policy to others`);
          });
        }
      }),
    );
    return tally.toOutcome();
  },
};

function createTamperedValue(random: SeededRandom): string {
  const valid = random.pick(VALID);
  if (random.below(3) > 0) return mutateText(valid, random);
  const category = random.pick(CONSENT_CATEGORIES);
  const almost = `{"${category}":${random.pick(ALMOST_YES)}${random.below(2) === 0 ? "" : ',"__proto__":{"video":true}'}}`;
  return random.below(4) === 0 ? almost : encodeURIComponent(almost);
}

/** Removes characters that HTTP headers do not allow. */
function toHeaderValue(value: string): string {
  return value.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "").slice(0, 4_000);
}

/** Categories that a cookie value sets to exactly `true`. */
function readAcceptedCategories(value: string): ReadonlySet<string> {
  try {
    // A semicolon ends the value.
    const record: unknown = JSON.parse(decodeURIComponent((value.split(";")[0] ?? "").trim()));
    if (typeof record !== "object" || record === null) return new Set();
    return new Set(Object.entries(record).flatMap(([name, choice]) => (choice === true ? [name] : [])));
  } catch {
    return new Set();
  }
}
