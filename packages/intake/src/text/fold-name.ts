/**
 * Folds a name for comparison: lower case, no accents, ligatures as letters, anything else
 * one space. "Rue de l'Église" and "RUE DE L’EGLISE" are equal.
 */
export function foldName(name: string): string {
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
