/**
 * Folds a name for comparison: lower case, no accents, ligatures as letters, anything else
 * one space. "Rue de l'Église" and "RUE DE L’EGLISE" are equal.
 */
export function foldName(name: string): string {
  if (name.length > MAX_KNOWN_LENGTH) return fold(name);
  let folded = known.get(name);
  if (folded === undefined) {
    folded = fold(name);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(name, folded);
  }
  return folded;
}

/** Each house of a street has its name. */
const known = new Map<string, string>();
const MAX_KNOWN = 5_000;
const MAX_KNOWN_LENGTH = 100;

function fold(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
