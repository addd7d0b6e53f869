/**
 * Real communes whose names resemble those of the demo by sound, ending or
 * words. The names of the demo were compared with all communes once (see
 * README.md). A test uses this list to keep later changes distinct.
 */
export const REAL_COMMUNES: readonly string[] = [
  "Aubers",
  "Auberville",
  "Aubréville",
  "Aubry-le-Panthou",
  "Barfleur",
  "Bréville-sur-Mer",
  "Breuville",
  "Criquetot-l'Esneval",
  "Cricquebœuf",
  "Fontaine-Étoupefour",
  "Granville",
  "Harfleur",
  "Hérouville-Saint-Clair",
  "Hérouvillette",
  "Honfleur",
  "Houlgate",
  "Langrune-sur-Mer",
  "Le Mesnil-Auzouf",
  "Le Mesnil-Opac",
  "Le Mesnil-Aubry",
  "Le Mesnil-Robert",
  "Merville-Franceville-Plage",
  "Ormes",
  "Ormesson",
  "Saint-Aubin-sur-Mer",
  "Saint-Ouen",
  "Saint-Ouen-du-Mesnil-Oger",
  "Sainte-Mère-Église",
  "Sainte-Menehould",
  "Trois-Fontaines-l'Abbaye",
  "Fontaines",
  "Vaudémont",
  "Vaudrimesnil",
  "Verneuil-sur-Avre",
  "Vernon",
  "Villerville",
  "Yvetot",
];

/** Without case, accents, hyphens, apostrophes and blanks. */
export function fold(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/[^a-z]/g, "");
}
