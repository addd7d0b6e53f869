import {
  CONSENT_CATEGORIES,
  decideAll,
  writeConsentRecord,
} from "../../../apps/site/app/privacy/consent/consent-record.ts";
import { type SeededRandom, seededRandom } from "../../bench/places/seeded-random.ts";
import { changedText } from "../input/mutate-text.ts";
import type { Scenario } from "../scenario.ts";
import { getSharedSite } from "../site/shared-site.ts";
import { Tally } from "../tally.ts";

const SOUND = [decideAll(false), decideAll(true), { ...decideAll(false), video: true }].map(
  writeConsentRecord,
);

/** Values that are almost yes. */
const ALMOST_YES = ['"true"', "1", "[true]", '{"a":true}', '"accepter"', '"on"', "TRUE", "true ", "01"];

const AT_A_TIME = 4;

/** The consent cookie comes as nobody wrote it: never an error, and nothing is accepted that it does not say. */
export const consentCookie: Scenario = {
  name: "consent cookie tampered with",
  seededBug: "what is almost yes is yes",
  async run({ seed, isShort }, build) {
    const site = await getSharedSite(build);
    const random = seededRandom(seed);
    const tally = new Tally();
    const runs = build === "mutated" ? 100 : isShort ? 200 : 10_000;
    let left = runs;
    await Promise.all(
      Array.from({ length: AT_A_TIME }, async () => {
        while (left > 0) {
          left -= 1;
          const value = headerSafe(tampered(random));
          await tally.run(value, async () => {
            const answer = await fetch(`${site.url}/cookies`, {
              headers: { cookie: `consentement=${value}` },
            });
            const html = await answer.text();
            if (answer.status !== 200) tally.violation(`${value} is answered ${answer.status}`);
            const isOpened = /https?:/.test(
              (answer.headers.get("content-security-policy") ?? "").replaceAll(/http:\/\/localhost:\d+/g, ""),
            );
            const accepted = acceptedBy(value);
            const shown = [
              ...html.matchAll(
                /<section class="consent-row" data-choice="([^"]*)" aria-labelledby="consent-([^"]*)"/g,
              ),
            ];
            if (shown.length < CONSENT_CATEGORIES.length) tally.violation(`${value}: a category is missing`);
            for (const [, choice, category = ""] of shown)
              if (choice === "accepte" && !accepted.has(category))
                tally.violation(`${value} is read as yes to ${category}`);
            if (isOpened && accepted.size === 0) tally.violation(`${value} opens the policy to others`);
          });
        }
      }),
    );
    return tally.outcome();
  },
};

function tampered(random: SeededRandom): string {
  const sound = random.pick(SOUND);
  if (random.below(3) > 0) return changedText(sound, random);
  const category = random.pick(CONSENT_CATEGORIES);
  const almost = `{"${category}":${random.pick(ALMOST_YES)}${random.below(2) === 0 ? "" : ',"__proto__":{"video":true}'}}`;
  return random.below(4) === 0 ? almost : encodeURIComponent(almost);
}

/** What a header can carry; what else a browser would not send either. */
function headerSafe(value: string): string {
  return value.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "").slice(0, 4_000);
}

/** Categories that a value says yes to, letter by letter. */
function acceptedBy(value: string): ReadonlySet<string> {
  try {
    // As the header's end and other cookies after it are cut off.
    const record: unknown = JSON.parse(decodeURIComponent((value.split(";")[0] ?? "").trim()));
    if (typeof record !== "object" || record === null) return new Set();
    return new Set(Object.entries(record).flatMap(([name, choice]) => (choice === true ? [name] : [])));
  } catch {
    return new Set();
  }
}
