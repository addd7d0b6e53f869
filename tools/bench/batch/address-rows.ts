import type { PlaceRecord } from "@lieudit/place-model";
import { type SeededRandom, seededRandom } from "../places/seeded-random.ts";

/** One row of a table of addresses, with the address that it means. */
export interface AddressRow {
  street: string;
  postcode: string;
  city: string;
  /** Null if no address of the index is meant. */
  truth: { street: string; houseNumber: string; postcode: string; city: string } | null;
  /** Whether the threshold may be chosen by this row; the others verify it. */
  isForTuning: boolean;
}

/** Share of rows with a typing error in the street or the town. */
const TYPO_SHARE = 0.5;
/** Share of rows with the street of any address, which most towns do not have: then no address is meant. */
const STRAY_SHARE = 0.1;
/** Share of rows whose house number is not necessarily in the index. */
const OTHER_NUMBER_SHARE = 0.1;

/**
 * Writes `count` rows for addresses of an index, deterministic for a seed. House numbers and
 * postcodes have no typing errors: those would be other valid addresses.
 */
export function createAddressRows(
  addresses: readonly PlaceRecord[],
  count: number,
  seed: number,
): AddressRow[] {
  const random = seededRandom(seed);
  const toKey = (street = "", postcode = "", city = "") => [street, postcode, city].join("|");
  const streets = new Set(
    addresses.map(({ address }) => toKey(address.street, address.postcode, address.locality)),
  );
  return Array.from({ length: count }, () => {
    const { address } = random.pick(addresses);
    const kind = random.next();
    const isStray = kind < STRAY_SHARE;
    const isOther = !isStray && kind < STRAY_SHARE + OTHER_NUMBER_SHARE;
    const street = (isStray ? random.pick(addresses).address.street : address.street) ?? "";
    const { postcode = "", locality: city = "" } = address;
    const houseNumber = isOther ? String(1 + random.below(240)) : (address.houseNumber ?? "");
    const typed = { street, city };
    if (random.next() < TYPO_SHARE) {
      const part = random.next() < 0.7 ? "street" : "city";
      typed[part] = addTypingError(typed[part], random);
    }
    return {
      street: `${houseNumber} ${typed.street}`,
      postcode,
      city: typed.city,
      truth: streets.has(toKey(street, postcode, city)) ? { street, houseNumber, postcode, city } : null,
      isForTuning: random.next() < 0.5,
    };
  });
}

/** Drops, doubles, swaps or replaces one letter, not the first one of a word. */
export function addTypingError(text: string, random: SeededRandom): string {
  const places = [...text.matchAll(/(?<=\p{L})\p{L}/gu)].map(({ index }) => index);
  if (places.length === 0) return text;
  const at = random.pick(places);
  const letter = text[at]!;
  const next = text[at + 1] ?? "";
  const change = random.below(4);
  if (change === 0) return text.slice(0, at) + text.slice(at + 1);
  if (change === 1) return text.slice(0, at) + letter + text.slice(at);
  if (change === 2 && /\p{L}/u.test(next)) return text.slice(0, at) + next + letter + text.slice(at + 2);
  return text.slice(0, at) + random.pick([..."aeinorstu"]) + text.slice(at + 1);
}
