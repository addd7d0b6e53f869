import type { FormattableText } from "@lieudit/place-model";

/** A part of a text that matches the input as a whole, or not at all. */
export interface TextPiece {
  /** Part of the text. */
  text: string;
  /** Whether it matches the input. */
  isMatch: boolean;
}

/**
 * Splits the text of a prediction where its matches begin and end. Offsets count
 * Unicode code points, not UTF-16 code units. Offsets out of range or order are
 * corrected, since the text may come from a faulty server.
 */
export function splitMatches({ text, matches = [] }: FormattableText): TextPiece[] {
  const characters = [...text];
  const pieces: TextPiece[] = [];
  let position = 0;
  const addUntil = (end: number, isMatch: boolean) => {
    if (end > position) pieces.push({ text: characters.slice(position, end).join(""), isMatch });
    position = Math.max(position, end);
  };
  const ordered = [...matches].sort((a, b) => (a.startOffset ?? 0) - (b.startOffset ?? 0));
  for (const { startOffset = 0, endOffset } of ordered) {
    addUntil(Math.min(startOffset, characters.length), false);
    addUntil(Math.min(endOffset, characters.length), true);
  }
  addUntil(characters.length, false);
  return pieces;
}
