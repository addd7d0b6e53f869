import { foldName } from "@lieudit/intake/text";

/**
 * Whether two lists of names of who runs a station can mean the same: one
 * name of each is in the other ("Total" in "TotalEnergies Access", "Power
 * Dot" in "Powerdot France"). A side that names nobody agrees: silence is no
 * objection.
 */
export function doMakersAgree(ones: readonly string[], others: readonly string[]): boolean {
  const first = ones.map(compactName).filter((name) => name !== "");
  const second = others.map(compactName).filter((name) => name !== "");
  if (first.length === 0 || second.length === 0) return true;
  return first.some((one) => second.some((other) => isSameMaker(one, other)));
}

/** Shorter names are in too many others: "BP", "U". */
const MIN_PART_LENGTH = 4;

function isSameMaker(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= MIN_PART_LENGTH && long.includes(short);
}

function compactName(name: string): string {
  return foldName(name)
    .split(" ")
    .filter((word) => !EMPTY_WORDS.has(word))
    .join("");
}

/** What stands in the names of many. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  "france sas sa sarl groupe group station stations service services de du la le les recharge borne bornes reseau network charging".split(
    " ",
  ),
);
