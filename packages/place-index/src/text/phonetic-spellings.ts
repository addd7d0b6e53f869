/** A word spelt otherwise with the same sound. */
export interface PhoneticSpelling {
  text: string;
  /** How many of its sounds are written otherwise. */
  changes: number;
}

/** Groups of letters that French writes the same sound with. */
const SAME_SOUNDS: readonly (readonly string[])[] = [
  ["ph", "f"],
  ["eau", "au", "o", "ot", "os", "eaux", "aux"],
  ["ai", "e", "ei", "et", "est"],
  ["an", "en", "am", "em"],
  ["in", "ain", "ein", "yn", "im"],
  ["k", "c", "qu", "ch", "ck"],
  ["ss", "s", "c", "sc", "t"],
  ["s", "z"],
  ["g", "j", "ge"],
  ["gu", "g"],
  ["y", "i", "ie", "ille"],
  ["th", "t"],
  ["eu", "oe", "oeu"],
  ["w", "v", "ou"],
  ["mb", "m"],
  ["gn", "ni"],
];

/** Endings that are not spoken. */
const SILENT_ENDINGS = ["", "s", "t", "d", "x", "e", "es", "ts", "ds", "nt", "p", "z"];

const ENDINGS_BY_LENGTH = SILENT_ENDINGS.toSorted((a, b) => b.length - a.length);

/** Spellings of one word that are looked up. */
const MAX_SPELLINGS = 240;

/**
 * Returns other spellings of a folded word that sound the same in French:
 * `ph` and `f`, `eau` and `o`, doubled consonants, silent endings. Most of
 * them are no words: look them up.
 *
 * @param maxChanges sounds of one spelling that may be written otherwise.
 */
export function spellPhonetically(word: string, maxChanges: 1 | 2 = 2): PhoneticSpelling[] {
  if (word.length < 3 || word.length > 24 || !/^[a-z]+$/.test(word)) return [];
  const once = spellOnce(word);
  const spellings = new Map<string, number>(once.map((text) => [text, 1]));
  for (const text of maxChanges === 1 ? [] : once) {
    if (spellings.size >= MAX_SPELLINGS) break;
    for (const twice of spellOnce(text)) {
      if (spellings.size >= MAX_SPELLINGS) break;
      if (twice !== word && !spellings.has(twice)) spellings.set(twice, 2);
    }
  }
  spellings.delete(word);
  return [...spellings].map(([text, changes]) => ({ text, changes }));
}

/** Returns the spellings with one sound written otherwise. */
function spellOnce(word: string): string[] {
  const spellings = new Set<string>();
  for (const sounds of SAME_SOUNDS) {
    for (const from of sounds) {
      for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
        for (const to of sounds) {
          if (to !== from) spellings.add(word.slice(0, at) + to + word.slice(at + from.length));
        }
      }
    }
  }
  for (let i = 0; i < word.length; i++) {
    const letter = word[i]!;
    if (VOWELS.includes(letter)) continue;
    if (word[i + 1] === letter) spellings.add(word.slice(0, i) + word.slice(i + 1));
    else if (i > 0 && i < word.length - 1) spellings.add(word.slice(0, i) + letter + word.slice(i));
  }
  const stem = ENDINGS_BY_LENGTH.find(
    (ending) => ending !== "" && word.endsWith(ending) && word.length - ending.length >= 3,
  );
  for (const bare of new Set([word, stem === undefined ? word : word.slice(0, -stem.length)])) {
    for (const ending of SILENT_ENDINGS) spellings.add(bare + ending);
  }
  spellings.delete(word);
  return [...spellings];
}

const VOWELS = "aeiouyh";
