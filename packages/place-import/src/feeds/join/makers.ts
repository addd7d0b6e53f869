import { foldName } from "@lieudit/intake";

/**
 * Whether two lists of operator names can mean the same: a name of one is part of a name
 * of the other. Examples: "Total" in "TotalEnergies Access", "Power Dot" in "Powerdot
 * France". If either side has no name, they agree.
 */
export function doMakersAgree(ones: readonly string[], others: readonly string[]): boolean {
  const first = ones.map(compactName).filter((name) => name !== "");
  const second = others.map(compactName).filter((name) => name !== "");
  if (first.length === 0 || second.length === 0) return true;
  return first.some((one) => second.some((other) => isSameMaker(one, other)));
}

/** Shorter names are part of too many others: "BP", "U". */
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

/** Words that many names contain. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  "france sas sa sarl groupe group station stations service services de du la le les recharge borne bornes reseau network charging".split(
    " ",
  ),
);
