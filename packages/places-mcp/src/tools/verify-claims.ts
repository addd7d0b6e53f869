import type { Place } from "@lieudit/place-model";
import { z } from "zod";
import { line, numberLines, SafeText } from "../answer/line.ts";
import { findPlace } from "../place/find-place.ts";
import { describeOpening, getOpeningAt } from "../place/opening-at.ts";
import { FACT_FIELDS, FEATURES } from "../place/place-facts.ts";
import { describeRating, formatId, formatWord, getName } from "../place/place-line.ts";
import { createTool, pointArgument } from "./places-tool.ts";

type Verdict = "true" | "false" | "unknown";

/** A verdict with its evidence; null if the fact is unknown. */
interface Finding {
  isTrue: boolean;
  evidence: SafeText;
}
type Check = (place: Place, value: string, now: Date) => Finding | null;

/** Facts about a place that can be verified, with their checks. */
const CHECKS = {
  exists: (place) => ({
    isTrue: place.businessStatus !== "CLOSED_PERMANENTLY",
    evidence: line`in the index`,
  }),
  name: ({ displayName }, value) => compareText(displayName?.text, value),
  type: ({ types }, value) =>
    types === undefined
      ? null
      : {
          isTrue: types.includes(value),
          evidence: new SafeText(types.map((type) => formatWord(type).text).join(", ")),
        },
  address: ({ formattedAddress }, value) => compareText(formattedAddress, value),
  phone: ({ nationalPhoneNumber: phone }, value) =>
    phone === undefined ? null : { isTrue: getDigits(phone) === getDigits(value), evidence: line`${phone}` },
  website: ({ websiteUri }, value) => compareText(websiteUri, value.replace(/^https?:\/\/|\/$/g, "")),
  open_at(place, value, now) {
    const opening = getOpeningAt(place, value, now);
    const evidence = describeOpening(opening);
    return evidence === null ? null : { isTrue: opening.state === "open", evidence };
  },
  min_rating(place, value) {
    const evidence = describeRating(place);
    const least = Number(value);
    if (evidence === null || value.trim() === "" || Number.isNaN(least)) return null;
    return { isTrue: (place.rating ?? 0) >= least, evidence };
  },
  feature(place, value) {
    const isKnown = value === "wheelchair" ? true : FEATURES.some((name) => name === value);
    const fact =
      value === "wheelchair"
        ? place.accessibilityOptions?.wheelchairAccessibleEntrance
        : place[value as keyof Place];
    if (!isKnown || typeof fact !== "boolean") return null;
    return { isTrue: fact, evidence: new SafeText(`${value} is ${fact}`) };
  },
} satisfies Record<string, Check>;

const FACTS = Object.keys(CHECKS) as [keyof typeof CHECKS, ...(keyof typeof CHECKS)[]];

/** Compares statements about places with the index. */
export const verifyClaims = createTool({
  name: "verify_claims",
  title: "Verify claims",
  description:
    "Checks statements about places: true, false or unknown, with the evidence. Use it before you state facts.",
  input: {
    claims: z
      .array(
        z.object({
          place: pointArgument.describe("Id, or name with town"),
          fact: z.enum(FACTS),
          value: z
            .string()
            .max(200)
            .default("")
            .describe('open_at: "now" or local time; feature: wheelchair, outdoorSeating, takeout…'),
        }),
      )
      .min(1)
      .max(10),
  },
  hasView: false,
  async run({ claims }, context) {
    const names = [...new Set(claims.map(({ place }) => place))];
    const places = new Map(
      await Promise.all(
        names.map(async (name) => [name, await findPlace(context, name, FACT_FIELDS)] as const),
      ),
    );
    const results = claims.map(({ place: name, fact, value }) => {
      const place = places.get(name) ?? null;
      const finding = place && CHECKS[fact](place, value, context.now());
      const verdict: Verdict = finding ? (finding.isTrue ? "true" : "false") : "unknown";
      return { claim: { place: name, fact, value }, verdict, place, finding: finding ?? null };
    });
    const lines = results.map(({ claim, verdict, place, finding }) => {
      const evidence =
        finding?.evidence ?? new SafeText(place === null ? "no such place in the index" : "no data");
      const subject =
        place === null ? line`${claim.place}` : line`${getName(place)} (id ${formatId(place.id)})`;
      return line`${new SafeText(verdict)}: ${subject} ${new SafeText(claim.fact)} ${claim.value} — ${evidence}`;
    });
    return {
      lines: numberLines(lines),
      data: {
        results: results.map(({ claim, verdict, place, finding }) => ({
          claim,
          verdict,
          placeId: place?.id,
          evidence: finding?.evidence.text,
        })),
      },
      places: [...places.values()].flatMap((place) => place ?? []),
    };
  },
});

/** Whether the value has all words of the claim, without case and accents. */
function compareText(text: string | undefined, claimed: string): Finding | null {
  const words = foldWords(claimed);
  if (text === undefined || words.length === 0) return null;
  const known = foldWords(text);
  return { isTrue: words.every((word) => known.includes(word)), evidence: line`${text}` };
}

function foldWords(text: string): string[] {
  return (
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Returns the last nine digits: the national number without its prefix. */
function getDigits(phone: string): string {
  return phone.replace(/\D/g, "").slice(-9);
}
