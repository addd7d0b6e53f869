import { hash32, seededRandom } from "../osm/seeded-random.ts";
import type { PlaceExtras, PlaceRow } from "../town/places/place-row.ts";
import { tagsFromWords } from "../town/places/place-row.ts";
import type { Commune } from "./communes.ts";

export interface PlaceTags {
  /** Stays when other places are added: the seed of everything made up about the place. */
  key: string;
  tags: Record<string, string>;
}

/**
 * Returns the tags of a hand-written row, with a telephone number, a web address and
 * what surveyors usually note.
 *
 * @param phones the numbers that are taken; the place's own is added.
 */
export function placeTags(commune: Commune, row: PlaceRow, phones: Set<string>): PlaceTags {
  const [name, where, words, hours, extras = {}] = row;
  const own = tagsFromWords(words);
  const label = name === "" ? `${extras.tags?.brand ?? extras.tags?.operator ?? words} ${where}` : name;
  const key = `${commune.key}/${label}${own.highway === "bus_stop" ? " (arrêt)" : ""}`;
  const tags: Record<string, string> = {
    ...own,
    ...(name === "" ? {} : { name }),
    ...(hours === "" ? {} : { opening_hours: hours }),
    ...statusTags(extras),
  };
  if (extras.bare !== true)
    Object.assign(tags, contactTags(key, label, own, extras, phones), everydayTags(tags, key));
  return { key, tags: { ...tags, ...extras.tags } };
}

/** Telephone and web address, in the forms that real data has. */
function contactTags(
  key: string,
  label: string,
  own: Readonly<Record<string, string>>,
  extras: PlaceExtras,
  phones: Set<string>,
): Record<string, string> {
  const random = seededRandom(`tags ${key}`);
  const tags: Record<string, string> = {};
  if (extras.phone !== false) {
    const phone = extras.phone ?? fictionalPhone(key, own.craft !== undefined && random.chance(0.5), phones);
    const international = `+33 ${phone.slice(1)}`;
    const form = random.next();
    if (form < 0.6) tags.phone = international;
    else if (form < 0.8) tags["contact:phone"] = international;
    else tags.phone = phone;
  }
  if (extras.web !== false && (extras.web !== undefined || random.chance(0.62))) {
    const site = `${extras.web ?? slug(extras.tags?.["name:fr"] ?? label)}.example`;
    const form = random.next();
    if (form < 0.75) tags.website = `https://${site}/`;
    else if (form < 0.9) tags["contact:website"] = `https://www.${site}/`;
    else tags.website = `www.${site}`;
  }
  return tags;
}

/** Numbers of the ranges that the regulator keeps for films and books: nobody can be called by them. */
function fictionalPhone(key: string, isMobile: boolean, taken: Set<string>): string {
  const prefix = isMobile ? "06 39 98" : "02 61 91";
  for (let number = hash32(`phone ${key}`) % 10_000; ; number = (number + 1) % 10_000) {
    const digits = String(number).padStart(4, "0");
    const phone = `${prefix} ${digits.slice(0, 2)} ${digits.slice(2)}`;
    if (taken.has(phone)) continue;
    taken.add(phone);
    return phone;
  }
}

/** How real data says that a place is shut: its main tag moves below a prefix, or its hours say so. */
function statusTags(extras: PlaceExtras): Record<string, string> {
  switch (extras.status) {
    case "CLOSED_TEMPORARILY":
      return { opening_hours: 'off "fermé pour travaux"' };
    case "CLOSED_PERMANENTLY":
      return { end_date: extras.tags?.end_date ?? "2025-09" };
    default:
      return {};
  }
}

/** Facts that surveyors often map: wheelchair access, payment, dogs. */
function everydayTags(tags: Readonly<Record<string, string>>, key: string): Record<string, string> {
  const random = seededRandom(`survey ${key}`);
  const isShop =
    tags.shop !== undefined ||
    /restaurant|cafe|bar|pub|fast_food|ice_cream|pharmacy/.test(tags.amenity ?? "");
  const extra: Record<string, string> = {};
  if (tags.wheelchair === undefined && random.chance(0.45))
    extra.wheelchair = random.pick(["yes", "yes", "limited", "no"]);
  if (!isShop) return extra;
  if (random.chance(0.35)) extra["payment:credit_cards"] = random.pick(["yes", "yes", "yes", "no"]);
  if (random.chance(0.2)) extra["payment:contactless"] = random.pick(["yes", "yes", "no"]);
  if (random.chance(0.12)) extra["payment:cash"] = "only";
  if (random.chance(0.15)) extra.dog = random.pick(["yes", "leashed", "no"]);
  if (random.chance(0.12)) extra.check_date = random.pick(["2026-03-14", "2026-08-02", "2025-11-20"]);
  return extra;
}

function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 48)
    .replace(/-+$/, "");
}
