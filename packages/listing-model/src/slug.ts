/** Letters that the folding of accents leaves as they are. */
const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", "²": "2", "³": "3" };

/**
 * Words as an address writes them: lower-case letters a to z and digits, one
 * `-` between words, no accents. `"Maison T5 à Port-l'Étoile"` gives `maison-t5-a-port-l-etoile`.
 *
 * @returns an empty text when nothing is left.
 */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[œæß²³]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
