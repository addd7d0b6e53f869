import { dataClass } from "./data-class.ts";
import type { PlaceMaker } from "./members.ts";
import { amount, readNumber, words } from "./readers.ts";

/** Part of a text, in UTF-16 units, so that `slice` takes its offsets. */
export const StringRange = dataClass({ endOffset: amount, startOffset: amount });
export type StringRange = InstanceType<typeof StringRange>;

/** Returns the ranges of a formattable text, whose offsets the wire counts in Unicode characters. */
export function matchRanges(wire: unknown, findPlace: PlaceMaker): StringRange[] {
  const { text, matches } = (wire ?? {}) as { text?: unknown; matches?: unknown };
  if (!Array.isArray(matches)) return [];
  const characters = [...words(text)];
  const units = (offset: unknown) => characters.slice(0, readNumber(offset)).join("").length;
  return matches.map(
    (match: { startOffset?: unknown; endOffset?: unknown }) =>
      new StringRange(
        { startOffset: units(match.startOffset), endOffset: units(match.endOffset) },
        findPlace,
      ),
  );
}
