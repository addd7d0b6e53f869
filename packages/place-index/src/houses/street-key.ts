import { toNameKey } from "../text/place-words.ts";

/** Returns the key of a street within the names of its houses: `ruehaute` in `12bisruehaute`. */
export function toStreetKey(street: readonly string[], isNumberFirst: boolean): string {
  // Articles are dropped from the middle of a name that would stay at its start.
  return isNumberFirst ? toNameKey(["0", ...street]).slice(1) : toNameKey(street);
}

/** A whole name that is read as that of a house. */
export interface HouseNameKey {
  /** The digits of its number. */
  number: string;
  streetKey: string;
}

/** Returns how the key of a name can be read as a street with a house number before or behind it. */
export function listHouseNameKeys(nameKey: string): HouseNameKey[] {
  const keys: HouseNameKey[] = [];
  const first = /^\d{1,5}/.exec(nameKey)?.[0] ?? "";
  for (let length = 1; length <= first.length; length++) {
    const rest = nameKey.slice(length);
    const suffix = SUFFIX.exec(rest)?.[0].length ?? 0;
    // A letter may be the suffix or the start of the street's name.
    for (const end of new Set([0, Math.min(1, suffix), suffix])) {
      keys.push({ number: first.slice(0, length), streetKey: rest.slice(end) });
    }
  }
  const [, last = ""] = /(\d{1,5})(?:bis|ter|quater|[a-z])?$/.exec(nameKey) ?? [];
  const start = nameKey.lastIndexOf(last);
  for (let skipped = 0; skipped < last.length; skipped++) {
    keys.push({ number: last.slice(skipped), streetKey: nameKey.slice(0, start + skipped) });
  }
  return keys.filter(({ streetKey }) => streetKey !== "");
}

const SUFFIX = /^(?:bis|ter|quater|[a-z])/;
