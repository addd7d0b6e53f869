import type { FormattableText } from "@lieudit/place-model";
import { splitMatches } from "../format/match-ranges.ts";

/** A text with the matches of the input highlighted. */
export function MatchedText({ text }: { text: FormattableText }) {
  return splitMatches(text).map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their places
      <mark key={index} className="gmp-match" part="prediction-item-match">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
