import type { LatLng } from "@lieudit/place-model";
import { withWesternDigits } from "../text/numerals.ts";

/** No pair of angles is longer; a longer text is not looked at. */
const LONGEST = 80;

/**
 * Returns the point that `text` is, where it is a pair of coordinates and nothing
 * else; else null. Latitude comes first unless letters say otherwise, in
 * decimals ("43.7311, 7.4206", "43,7311 7,4206", "7.4206 E 43.7311 N") or in
 * degrees, minutes and seconds (43°43′52″N 7°25′14″E). The letters are those of French and
 * English: O is Ouest.
 *
 * Whole numbers without a sign of an angle are no coordinates: "12, 6" is a house.
 */
export function readCoordinates(text: string): LatLng | null {
  if (text.length > LONGEST) return null;
  const written = withWesternDigits(text).replace(/\s+/g, " ").trim().toUpperCase();
  const plain = SIGNS.reduce((sofar, [sign, of]) => sofar.replace(sign, of), written);
  const pair = (LETTERS_BEHIND.exec(plain) ?? LETTERS_BEFORE.exec(plain))?.groups;
  if (pair === undefined) return null;
  const first = readAngle(pair, 1);
  const second = readAngle(pair, 2);
  if (first === null || second === null || (first.axis !== undefined && first.axis === second.axis)) {
    return null;
  }
  const isTurned = first.axis === "longitude" || second.axis === "latitude";
  const [latitude, longitude] = isTurned ? [second.degrees, first.degrees] : [first.degrees, second.degrees];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Spellings of degree, minute and second signs. */
const SIGNS: readonly [RegExp, string][] = [
  [/[′’‘´]/g, "'"],
  [/[″”“]|''/g, '"'],
  [/[º˚]/g, "°"],
  [/\u2212/g, "-"],
  [/^GEO:/, ""],
  [/^\((.*)\)$/, "$1"],
];

const LETTER = "NORD|SUD|EST|OUEST|NORTH|SOUTH|EAST|WEST|[NSEWO]";
const MINUTES_AND_SECONDS = ["minutes", "seconds"] as const;

/** Returns the pattern of an angle; the names of its groups end with `number`. */
function angle(number: 1 | 2): string {
  const parts = MINUTES_AND_SECONDS.map(
    (part, i) => `(?: ?(?<${part}${number}>\\d{1,2}(?:[.,]\\d{1,10})?) ?${"'\""[i]})?`,
  );
  return `(?<sign${number}>[+-]?)(?<whole${number}>\\d{1,3}(?:[.,]\\d{1,15})?)(?: ?(?<ring${number}>°)${parts.join("")})?`;
}

const letter = (number: 1 | 2) => `(?<letter${number}>${LETTER})`;
const LETTERS_BEHIND = new RegExp(
  `^${angle(1)}(?: ?${letter(1)})?(?: ?[,;/] ?| |(?<=["'°A-Z]))${angle(2)}(?: ?${letter(2)})?$`,
);
const LETTERS_BEFORE = new RegExp(`^${letter(1)} ?${angle(1)}(?: ?[,;/] ?| |)${letter(2)} ?${angle(2)}$`);

interface Angle {
  degrees: number;
  /** Where a letter says it. */
  axis?: "latitude" | "longitude";
}

function readAngle(pair: Readonly<Record<string, string | undefined>>, number: 1 | 2): Angle | null {
  const part = (name: string) => pair[name + number];
  const [letter, sign, whole = "", minutes, seconds] = [
    part("letter"),
    part("sign"),
    part("whole"),
    part("minutes"),
    part("seconds"),
  ];
  if (letter === undefined && part("ring") === undefined && !/[.,]/.test(whole)) return null;
  // Only the last of the parts has a fraction, and a letter says what a sign would say.
  if ((minutes ?? seconds) !== undefined && /[.,]/.test(whole)) return null;
  if (seconds !== undefined && /[.,]/.test(minutes ?? "")) return null;
  if (letter !== undefined && sign !== "") return null;
  const [m, s] = [parseNumber(minutes), parseNumber(seconds)];
  if (m >= 60 || s >= 60) return null;
  const degrees = parseNumber(whole) + m / 60 + s / 3_600;
  const isNegative = sign === "-" || /^[SWO]/.test(letter ?? "");
  return {
    degrees: isNegative ? -degrees : degrees,
    ...(letter === undefined ? {} : { axis: /^[NS]/.test(letter) ? "latitude" : "longitude" }),
  };
}

function parseNumber(text = "0"): number {
  return Number(text.replace(",", "."));
}
