import { distanceMetres, type PlaceRecord } from "@lieudit/place-model";
import { toNameWords } from "../text/place-words.ts";

/** Parts of one street are no farther apart. */
const SAME_STREET_METRES = 2_000;

/** The lines of a list so far, to leave out what would be shown as one of them again. */
export class VisibleLines {
  readonly #lines = new Set<string>();
  /** Streets shown, by name. */
  readonly #streets = new Map<string, PlaceRecord[]>();

  /** Whether the place would be the same line as one before; if not, it is one from now on. */
  has(place: PlaceRecord, shownName: string): boolean {
    const name = toNameWords(shownName).join(" ");
    // Where only the kind of two businesses differs, their lines can say it: a bus stop is no bicycle station.
    const kinds = place.kind === "poi" ? Object.values(place.typeNames) : [];
    const line = [place.kind, name, "in", ...toNameWords(describeLocation(place)), ...kinds].join(" ");
    const streets = this.#streets.get(name) ?? [];
    if (this.#lines.has(line)) return true;
    if (place.kind === "street") {
      if (streets.some((street) => isSameStreet(street, place))) return true;
      this.#streets.set(name, [...streets, place]);
    }
    this.#lines.add(line);
    return false;
  }
}

/** Returns the location part of a line: parts of a square or of a railway station are often mapped separately. */
function describeLocation({ kind, address }: PlaceRecord): string {
  if (kind === "poi" || kind === "address") return address.formatted;
  return `${address.postcode ?? ""} ${address.locality ?? ""} ${address.countryCode}`;
}

/** Streets near the border of an extract may lack a town and a postcode; then distance alone decides. */
function isSameStreet(a: PlaceRecord, b: PlaceRecord): boolean {
  const hasTown = (place: PlaceRecord) => (place.address.locality ?? place.address.postcode) !== undefined;
  return !(hasTown(a) && hasTown(b)) && distanceMetres(a.location, b.location) <= SAME_STREET_METRES;
}
