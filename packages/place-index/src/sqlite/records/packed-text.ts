/**
 * A record's JSON as a file has it: a text in which each character stands for
 * a piece of JSON, from a single letter to half a record. The pieces are those
 * of the file, learnt from its own records, the most used first: these take
 * one byte of UTF-8, the next ones two.
 *
 * Reading is a lookup for each character, several times as quick as inflating.
 */

const FIRST_CODE = 1;

/** Returns the character for the piece at `position`: never NUL, at which some programs end a text. */
export function toPieceCharacter(position: number): string {
  return String.fromCharCode(position + FIRST_CODE);
}

/** @throws {RangeError} when a character stands for no piece: the text is damaged. */
export function unpackText(packed: string, pieces: readonly string[]): string {
  let text = "";
  for (let i = 0; i < packed.length; i++) {
    const piece = pieces[packed.charCodeAt(i) - FIRST_CODE];
    if (piece === undefined) throw new RangeError("a record in it is damaged; import the sources again.");
    text += piece;
  }
  return text;
}
