/** Characters of a description that stand before 'Lire la suite': about five lines. */
const SHOWN_CHARACTERS = 420;
/** Fewer further characters than this are not worth a click. */
const MIN_HIDDEN_CHARACTERS = 240;

/** A description as paragraphs: those shown at once, and those behind 'Lire la suite'. */
export interface SplitDescription {
  shown: string[];
  more: string[];
}

/** Splits a description between paragraphs, or within a long first paragraph after a sentence. */
export function splitDescription(description: string): SplitDescription {
  const paragraphs = description.split(/\n\s*\n/);
  const shown: string[] = [];
  let length = 0;
  while (paragraphs.length > 0 && (length === 0 || length + paragraphs[0]!.length <= SHOWN_CHARACTERS)) {
    const paragraph = paragraphs.shift()!;
    const end = paragraph.length > 2 * SHOWN_CHARACTERS ? findSentenceEnd(paragraph) : paragraph.length;
    if (end < paragraph.length) paragraphs.unshift(paragraph.slice(end).trimStart());
    shown.push(paragraph.slice(0, end));
    length += end;
    if (end < paragraph.length) break;
  }
  const isShort = paragraphs.join("").length < MIN_HIDDEN_CHARACTERS;
  return isShort ? { shown: description.split(/\n\s*\n/), more: [] } : { shown, more: paragraphs };
}

/** Returns the end of the first sentence that ends after the shown characters, or the end of the text. */
function findSentenceEnd(text: string): number {
  const end = text.slice(SHOWN_CHARACTERS).search(/[.!?…](?=\s)/);
  return end < 0 ? text.length : SHOWN_CHARACTERS + end + 1;
}
