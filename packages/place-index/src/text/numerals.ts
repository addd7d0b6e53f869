const NUMBERS: ReadonlyMap<string, string> = new Map(
  (
    "deux 2,trois 3,quatre 4,cinq 5,six 6,sept 7,huit 8,neuf 9,dix 10,onze 11,douze 12,treize 13,quatorze 14," +
    "quinze 15,seize 16,vingt 20,trente 30,quarante 40,cent 100,mille 1000"
  )
    .split(",")
    .flatMap((pair) => {
      const [word = "", digits = ""] = pair.split(" ");
      return [
        [word, digits],
        [digits, word],
      ] as const;
    }),
);

/** "Albert 1er" and "Ier" are both written "ier" when short forms are written out, and "Albert 1" is typed. */
const FIRSTS: Readonly<Record<string, string>> = {
  1: "ier",
  premier: "ier",
  "1er": "premier",
  ier: "premier",
  premiere: "iere",
  "1re": "premiere",
  iere: "premiere",
};

const ORDINAL = /^(\d{1,2})(?:eme|ieme|nd|nde)$/;

/**
 * Returns the other way to write a number, or undefined if the word has none.
 * The Rue du 4 Septembre is the Rue du Quatre Septembre in the next town. The
 * 2ème Division is also the 2e Division, whose "e" is a word by itself.
 */
export function findOtherNumeral(word: string): string | undefined {
  const first = Object.hasOwn(FIRSTS, word) ? FIRSTS[word] : undefined;
  return first ?? NUMBERS.get(word) ?? ORDINAL.exec(word)?.[1];
}

/** `text` with the digits, decimal signs and commas of Arabic and Persian keyboards as those of French and English ones. */
export function withWesternDigits(text: string): string {
  // Both rows of digits begin at a multiple of sixteen.
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll("\u066b", ".")
    .replaceAll("\u060c", ",");
}
