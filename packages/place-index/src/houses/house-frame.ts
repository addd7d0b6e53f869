import type { LatLng, PlaceRecord } from "@lieudit/place-model";
import { encodePlusCode } from "../geo/plus-code.ts";
import { toNameKey, toNameWords, toPlaceWords } from "../text/place-words.ts";

/** What distinguishes a house number from the others of its street. */
export interface House {
  /** As written: `12 bis`. */
  number: string;
  /** The part of its id that the frame does not have. */
  id: string;
  /** Its OpenStreetMap element; empty without one. */
  osm: string;
  /** In 1e-7 degrees, as `longitude`. */
  latitude: number;
  longitude: number;
}

/** The record of a house number in parts. */
export interface SplitAddress {
  /** The JSON of the record with marks for what differs between the addresses of a town. */
  frame: string;
  street: string;
  house: House;
}

/** 1e-7 degree is a centimetre: records have no finer positions. */
export const HOUSE_UNITS_PER_DEGREE = 1e7;

/** In place of the parts. A record that contains one of them is stored whole. */
const MARK = {
  id: "¦0",
  number: "¦1",
  street: "¦2",
  point: "¦3",
  osm: "¦4",
  plusCode: "¦5",
  shortPlusCode: "¦6",
} as const;
const MARKS = /¦[0-6]/g;

/**
 * Splits the record of a house number into a frame, a street and the rest, from which `fillFrame`
 * makes the same JSON again. Returns undefined for any other record, and for a number that has
 * more facts than its address: those are stored whole.
 *
 * @param json the JSON of `record`
 * @param likelyFrame that of the house before, which is in the same town as a rule.
 */
export function splitAddress(record: PlaceRecord, json: string, likelyFrame = ""): SplitAddress | undefined {
  const { id, osm, names, address, location, plusCode } = record;
  const { houseNumber: number, street } = address;
  if (number === undefined || street === undefined || !isPlainAddress(record)) return undefined;
  // Stored as UTF-8, which has no half of a pair.
  if (![number, street, id, osm ?? ""].every((text) => text.isWellFormed())) return undefined;
  const idStart = countIdStart(id, address.cityCode);
  const house = toHouse({ number, id: id.slice(idStart), osm: osm ?? "", location });
  const isPlain = isPlainNumber(number);
  // A street with the number in its name could fill several frames, and the order must not decide.
  const isLikely = isPlain && likelyFrame !== "" && !street.includes(number) && isPlainStreet(street, record);
  if (isLikely && fillFrame(likelyFrame, street, house) === json)
    return { frame: likelyFrame, street, house };
  const name = markName(names.default, number, street);
  if (name === undefined || !NAME_FRAME.test(name)) return undefined;
  const formatted = markFormatted(address.formatted, names.default, name);
  if (formatted === undefined) return undefined;
  if (!isPlainStreet(street, record)) return undefined;
  const isNumberFirst = name.startsWith(MARK.number);
  if (!isPlain) {
    const parts = joinHouseName(toNameWords(number), toNameWords(street), isNumberFirst);
    if (toNameWords(names.default).join(" ") !== parts.join(" ")) return undefined;
  }
  const frame = JSON.stringify({
    ...record,
    id: id.slice(0, idStart) + MARK.id,
    ...(osm === undefined ? {} : { osm: MARK.osm }),
    names: { default: name },
    address: { ...address, houseNumber: MARK.number, street: MARK.street, formatted },
    location: MARK.point,
    ...(plusCode === undefined ? {} : { plusCode: markPlusCode(plusCode, location) }),
  }).replace(`"${MARK.point}"`, MARK.point);
  return fillFrame(frame, street, house) === json ? { frame, street, house } : undefined;
}

/** Returns how many characters of an id are in the frame. Ids of address files begin with the code of the town. */
export function countIdStart(id: string, cityCode: string | undefined): number {
  return cityCode !== undefined && id.includes(cityCode) ? id.indexOf(cityCode) + cityCode.length : 0;
}

export function toHouse({ location, ...house }: Omit<House, keyof LatLng> & { location: LatLng }): House {
  return {
    ...house,
    latitude: Math.round(location.latitude * HOUSE_UNITS_PER_DEGREE),
    longitude: Math.round(location.longitude * HOUSE_UNITS_PER_DEGREE),
  };
}

/** Returns the record of a frame, with empty texts for what is not in it. */
export function readFrame(json: string): PlaceRecord {
  const nowhere = { number: "", id: "", osm: "", latitude: 0, longitude: 0 };
  // Our writer's own text.
  return JSON.parse(fillFrame(json, "", nowhere)) as PlaceRecord;
}

/** Returns the JSON of the record of a house. */
export function fillFrame(frame: string, street: string, house: House): string {
  const location = toHouseLocation(house);
  let plusCode: string | undefined;
  const getPlusCode = () => {
    plusCode ??= encodePlusCode(location);
    return plusCode;
  };
  return frame.replace(MARKS, (mark) => {
    switch (mark) {
      case MARK.id:
        return escapeJson(house.id);
      case MARK.number:
        return escapeJson(house.number);
      case MARK.street:
        return escapeJson(street);
      case MARK.osm:
        return escapeJson(house.osm);
      case MARK.point:
        return JSON.stringify(location);
      case MARK.plusCode:
        return getPlusCode();
      default:
        return getPlusCode().slice(REGION_DIGITS);
    }
  });
}

export function toHouseLocation({ latitude, longitude }: House): LatLng {
  return { latitude: latitude / HOUSE_UNITS_PER_DEGREE, longitude: longitude / HOUSE_UNITS_PER_DEGREE };
}

/** Whether the names of a frame have the number before the street: `12 Rue Haute`, not `Via Roma 3`. */
export function isNumberFirst(frame: string): boolean {
  return frame.indexOf(MARK.number) < frame.indexOf(MARK.street);
}

/** Returns the words of a house's name. */
export function joinHouseName(
  number: readonly string[],
  street: readonly string[],
  isNumberFirst: boolean,
): string[] {
  return isNumberFirst ? [...number, ...street] : [...street, ...number];
}

/** Fields of an address that is nothing else. */
const PLAIN_FIELDS: ReadonlySet<string> = new Set([
  "id",
  "kind",
  "source",
  "osm",
  "names",
  "types",
  "primaryType",
  "typeNames",
  "address",
  "popularity",
  "location",
  "timeZone",
  "plusCode",
  "attributions",
  "facts",
] satisfies (keyof PlaceRecord)[]);

function isPlainAddress(record: PlaceRecord): boolean {
  return (
    record.kind === "address" &&
    Object.keys(record).every(
      (field) => PLAIN_FIELDS.has(field) || record[field as keyof PlaceRecord] === undefined,
    ) &&
    Object.keys(record.facts).every((fact) => fact === "iconBackgroundColor")
  );
}

/** Number and street with spaces and a comma between them alone, so that words of one do not join the other's. */
const NAME_FRAME = /^(?:¦1,? ¦2|¦2,? ¦1)$/;

/** Whether a number folds into the same words alone and before any street. */
export function isPlainNumber(number: string): boolean {
  return PLAIN_NUMBER.test(number);
}

const PLAIN_NUMBER = /^\d{1,5} ?(?:bis|ter|quater|[a-z])?$/i;

/** Numbers add a few words and letters to the names of streets, of which long ones are cut. */
const MAX_STREET_WORDS = 16;
const MAX_STREET_KEY = 80;

const plainStreets = new Map<string, boolean>();
const MAX_PLAIN_STREETS = 5_000;

/** Whether addresses of the street have one name, and a short one. */
function isPlainStreet(street: string, record: PlaceRecord): boolean {
  let isPlain = plainStreets.get(street);
  if (isPlain === undefined) {
    const words = toNameWords(street);
    const { names } = toPlaceWords({ ...record, names: { default: record.names.default } });
    const isShort = words.length <= MAX_STREET_WORDS && toNameKey(words).length <= MAX_STREET_KEY;
    isPlain = isShort && words.length > 0 && names.length === 1;
    if (plainStreets.size >= MAX_PLAIN_STREETS) plainStreets.clear();
    plainStreets.set(street, isPlain);
  }
  return isPlain;
}

/** Marks the street, then the number before or behind it. */
function markName(text: string, number: string, street: string): string | undefined {
  const at = text.indexOf(street);
  if (at < 0) return undefined;
  const [before, after] = [text.slice(0, at), text.slice(at + street.length)];
  if (before.includes(number)) return before.replace(number, MARK.number) + MARK.street + after;
  return after.includes(number) ? before + MARK.street + after.replace(number, MARK.number) : undefined;
}

/**
 * Marks the name in the formatted address. The digits of the number may also be in the postcode or the town,
 * which some countries write before the street.
 */
function markFormatted(formatted: string, name: string, nameFrame: string): string | undefined {
  const at = formatted.indexOf(name);
  // Of two, one may be a town that is named like this house.
  if (at < 0 || formatted.includes(name, at + 1)) return undefined;
  return formatted.slice(0, at) + nameFrame + formatted.slice(at + name.length);
}

/** Digits of a plus code that its short form omits. */
const REGION_DIGITS = 4;

function markPlusCode(plusCode: NonNullable<PlaceRecord["plusCode"]>, location: LatLng): object {
  const code = encodePlusCode(location);
  const { globalCode, compoundCode } = plusCode;
  if (globalCode !== code) return plusCode;
  return {
    ...plusCode,
    globalCode: MARK.plusCode,
    ...(compoundCode === undefined
      ? {}
      : { compoundCode: compoundCode.replace(code.slice(REGION_DIGITS), MARK.shortPlusCode) }),
  };
}

/** Returns a text as it is within the quotes of JSON. */
export function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
