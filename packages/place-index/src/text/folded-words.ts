import { withWesternDigits } from "./numerals.ts";

/**
 * A word as the index compares it: lower case, without accents, ligatures
 * taken apart, digits as 0 to 9. It remembers where it stood, so that what matched can be shown
 * in the name as it is written.
 */
export interface FoldedWord {
  /** Letters and digits only. */
  text: string;
  /** Unicode characters before the word. */
  start: number;
  /** `ends[i]` is the offset, in Unicode characters, after the written character that gave `text[i]`. */
  ends: readonly number[];
}

/** Longer words are cut: no name needs them and hostile input may. */
export const MAX_WORD_LENGTH = 40;

/**
 * Returns the words of `text`: "Bd de l'Œuvre, 12bis" gives bd, de, l, oeuvre, 12,
 * bis. Apostrophes, hyphens and other signs part words; initials ("S.N.C.F.")
 * make one; a house number and its suffix make two.
 */
export function foldWords(text: string): FoldedWord[] {
  return splitHouseNumbers(joinInitials(splitWords(text)));
}

/** Returns the words of `text` without their places. */
export function foldToTexts(text: string): string[] {
  return foldWords(text).map((word) => word.text);
}

interface RawWord {
  text: string;
  start: number;
  ends: number[];
  /** True when a single full stop, and nothing else, stands between this word and the next one. */
  dotFollows: boolean;
}

function splitWords(text: string): RawWord[] {
  const words: RawWord[] = [];
  let word: RawWord | undefined;
  let offset = 0;
  for (const character of text) {
    const folded = foldCharacter(character);
    if (folded === SEPARATOR) {
      const previous = word ?? words.at(-1);
      if (previous !== undefined) {
        previous.dotFollows = character === "." && previous.ends.at(-1) === offset;
      }
      word = undefined;
    } else {
      if (word === undefined && folded !== "") {
        word = { text: "", start: offset, ends: [], dotFollows: false };
        words.push(word);
      }
      if (word !== undefined && folded === "") {
        // A combining mark belongs to the letter before it.
        word.ends[word.ends.length - 1] = offset + 1;
      } else if (word !== undefined && word.text.length + folded.length <= MAX_WORD_LENGTH) {
        word.text += folded;
        for (let i = 0; i < folded.length; i++) word.ends.push(offset + 1);
      }
    }
    offset += 1;
  }
  return words;
}

function joinInitials(words: readonly RawWord[]): readonly RawWord[] {
  if (!words.some(({ dotFollows }) => dotFollows)) return words;
  const joined: RawWord[] = [];
  let previous: RawWord | undefined;
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && previous?.dotFollows && isInitial(previous) && isInitial(word)) {
      last.text += word.text;
      last.ends.push(...word.ends);
    } else {
      joined.push({ ...word, ends: [...word.ends] });
    }
    previous = word;
  }
  return joined;
}

function isInitial(word: RawWord): boolean {
  return word.text.length === 1 && !/\d/.test(word.text);
}

/** Whether the first character is one: most words need no further look. */
function isDigit(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 0x30 && code <= 0x39;
}

const NUMBER_WITH_SUFFIX = /^(\d{1,4})(bis|ter|quater|[a-z])$/;

function splitHouseNumbers(words: readonly RawWord[]): FoldedWord[] {
  return words.flatMap((word) => {
    const { text, start, ends } = word;
    const parts = isDigit(text) ? NUMBER_WITH_SUFFIX.exec(text) : null;
    if (parts === null) return word;
    const digits = parts[1]!.length;
    return [
      { text: text.slice(0, digits), start, ends: ends.slice(0, digits) },
      { text: text.slice(digits), start: ends[digits - 1]!, ends: ends.slice(digits) },
    ];
  });
}

const SEPARATOR = " ";

/** Letters that Unicode does not take apart by itself. */
const TAKEN_APART: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ŋ: "n",
};

const known = new Map<string, string>();

/** Returns the folded form of one character: letters, nothing (a mark), or the separator. */
function foldCharacter(character: string): string {
  let folded = known.get(character);
  if (folded === undefined) {
    folded = foldToForm(character);
    // Scripts have few letters; the bound is for text made to fill memory.
    if (known.size < 20_000) known.set(character, folded);
  }
  return folded;
}

function foldToForm(character: string): string {
  if (/^\p{M}$/u.test(character)) return "";
  let folded = "";
  for (const part of withWesternDigits(character).normalize("NFKD").toLowerCase()) {
    if (/[\p{L}\p{N}]/u.test(part)) folded += TAKEN_APART[part] ?? part;
  }
  return folded === "" ? SEPARATOR : folded;
}
