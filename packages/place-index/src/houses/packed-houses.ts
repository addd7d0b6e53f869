import { BitReader, BitWriter, chooseLowBits, MAX_LOW_BITS } from "./bit-stream.ts";
import { ByteReader, ByteWriter, createDamageError, foldSign, unfoldSign } from "./byte-stream.ts";
import { HOUSE_UNITS_PER_DEGREE, type House } from "./house-frame.ts";

/** The house numbers of a street as an index stores them. */
export interface PackedHouses {
  /** The start of most ids. */
  idStart: string;
  bytes: Uint8Array;
}

/**
 * Packs the house numbers of a street, which are sorted by number. Bits hold the difference to the
 * number before and the way from its position. Bytes behind them hold what few houses have:
 * suffixes, elements, and ids that do not follow from the number.
 *
 * @returns also `idKeys`, the texts by which the block is found by an id: the start that ids share if the
 * rest follows from the number, and all other ids.
 */
export function packHouses(houses: readonly House[]): PackedHouses & { idKeys: string[] } {
  const ids = findIdRule(houses);
  const hasElements = houses.some(({ osm }) => osm !== "");
  const unit = houses.every(({ latitude, longitude }) => latitude % 10 === 0 && longitude % 10 === 0)
    ? 10
    : 1;
  const first = houses[0] ?? { latitude: 0, longitude: 0 };
  let before = { digits: NO_DIGITS, latitude: first.latitude, longitude: first.longitude };
  const steps = houses.map(({ number, latitude, longitude }) => {
    const { digits } = splitNumber(number);
    const ways = [latitude - before.latitude, longitude - before.longitude];
    const step = [digits - before.digits, ...ways.map((way) => foldSign(way / unit))];
    before = { digits, latitude, longitude };
    return step;
  });
  const lowBits = [0, 1, 2].map((column) => chooseLowBits(steps.map((step) => step[column]!)));

  const bits = new BitWriter();
  const extras = new ByteWriter();
  const ownIds: string[] = [];
  let elementBefore = 0;
  for (const [at, house] of houses.entries()) {
    const { suffix } = splitNumber(house.number);
    const known = SUFFIXES.indexOf(suffix);
    const suffixKind = known === 0 ? SUFFIX_KIND.none : known > 0 ? SUFFIX_KIND.known : SUFFIX_KIND.text;
    const kind = suffixKind + (hasRuledId(house, ids) ? 0 : OWN_ID);
    if (kind >= OWN_ID || ids.rule === ID_RULE.hex) ownIds.push(house.id);
    bits.addBits(kind === 0 ? 0 : 1, 1);
    if (kind !== 0) bits.addBits(kind, KIND_BITS);
    for (const [column, value] of steps[at]!.entries()) bits.addNumber(value, lowBits[column]!);
    if (suffixKind === SUFFIX_KIND.known) extras.add(known);
    else if (suffixKind === SUFFIX_KIND.text) extras.addText(suffix);
    if (kind >= OWN_ID) extras.addText(house.id);
    else if (ids.rule === ID_RULE.hex) extras.addBytes(Buffer.from(house.id.slice(ids.start.length), "hex"));
    if (!hasElements) continue;
    const element = splitElement(house.osm);
    extras.add(foldSign(element.id - elementBefore) * ELEMENTS.length + element.type);
    if (element.type === 0) extras.addText(house.osm);
    elementBefore = element.id;
  }
  const [packed, rest] = [bits.finish(), extras.finish()];
  const [digitBits, ...wayBits] = lowBits;
  const bytes = new ByteWriter();
  const flags = [unit === 10, hasElements, rest.length > 0].reduce((all, flag) => 2 * all + Number(flag), 0);
  // In most streets, this is one byte.
  bytes.add((digitBits! * ID_RULES.length + ids.rule) * 8 + flags);
  bytes.add(houses.length);
  bytes.add(wayBits.reduce((all, count) => all * MAX_LOW_BITS + count, 0));
  bytes.add(foldSign(first.latitude / unit));
  bytes.add(foldSign(first.longitude / unit));
  // Without anything behind them, the bits end with the bytes.
  if (rest.length > 0) bytes.add(packed.length);
  bytes.addBytes(packed);
  bytes.addBytes(rest);
  const idKeys = ownIds.length === houses.length ? ownIds : [ids.start, ...ownIds];
  return { idStart: ids.start, bytes: bytes.finish(), idKeys };
}

/**
 * Returns the houses that `packHouses` packed.
 *
 * @param id returns only houses with this id, which takes half the time
 * @throws {RangeError} when the bytes are damaged.
 */
export function unpackHouses({ idStart, bytes: packed }: PackedHouses, id?: string): House[] {
  const bytes = new ByteReader(packed);
  const header = bytes.read();
  const [unit, hasElements, hasExtras] = [header & 4 ? 10 : 1, (header & 2) !== 0, (header & 1) !== 0];
  const rule = Math.floor(header / 8) % ID_RULES.length;
  const digitBits = Math.floor(header / (8 * ID_RULES.length));
  const count = bytes.read();
  const wayBits = bytes.read();
  const [latitudeBits, longitudeBits] = [Math.floor(wayBits / MAX_LOW_BITS), wayBits % MAX_LOW_BITS];
  // A house has four bits at least.
  if (count > 2 * packed.length || digitBits >= MAX_LOW_BITS || latitudeBits >= MAX_LOW_BITS) {
    throw createDamageError();
  }
  let [digits, element] = [NO_DIGITS, 0];
  let [latitude, longitude] = [unfoldSign(bytes.read()) * unit, unfoldSign(bytes.read()) * unit];
  const bits = new BitReader(bytes.take(hasExtras ? bytes.read() : bytes.countLeft()));
  const houses: House[] = [];
  const wanted = id === undefined ? undefined : Number.parseInt(id.slice(idStart.length), 10);
  for (let i = 0; i < count; i++) {
    const kind = bits.readBits(1) === 0 ? 0 : bits.readBits(KIND_BITS);
    const suffixKind = kind % OWN_ID;
    digits += bits.readNumber(digitBits);
    latitude += unfoldSign(bits.readNumber(latitudeBits)) * unit;
    longitude += unfoldSign(bits.readNumber(longitudeBits)) * unit;
    if (Math.abs(latitude) > MAX_LATITUDE || Math.abs(longitude) > MAX_LONGITUDE) throw createDamageError();
    const suffix =
      suffixKind === SUFFIX_KIND.none
        ? ""
        : suffixKind === SUFFIX_KIND.known
          ? SUFFIXES[bytes.read()]
          : bytes.readText();
    if (suffix === undefined) throw createDamageError();
    // An id that follows from the number has the same digits. A text behind them may go on with others.
    const isOther = wanted !== undefined && digits !== NO_DIGITS && digits !== wanted;
    const hasRest = hasElements || kind >= OWN_ID || suffixKind === SUFFIX_KIND.text;
    if (isOther && !hasRest && rule !== ID_RULE.hex) continue;
    const number = (digits === NO_DIGITS ? "" : String(digits)) + suffix;
    const houseId =
      kind >= OWN_ID
        ? bytes.readText()
        : idStart +
          (rule === ID_RULE.hex ? bytes.take(HEX_DIGITS / 2).toString("hex") : ID_RULES[rule]!(number));
    let osm = "";
    if (hasElements) {
      const both = bytes.read();
      const type = both % ELEMENTS.length;
      element += unfoldSign((both - type) / ELEMENTS.length);
      osm = type === 0 ? bytes.readText() : `${ELEMENTS[type]}/${element}`;
    }
    if (id === undefined || houseId === id) houses.push({ number, id: houseId, osm, latitude, longitude });
  }
  bits.expectEnd();
  bytes.expectEnd();
  return houses;
}

/** How the suffix of a number is stored. */
const SUFFIX_KIND = { none: 0, known: 1, text: 2 } as const;
/** Added to the kind of a house whose id is stored with it. */
const OWN_ID = 3;
const KIND_BITS = 3;

const MAX_LATITUDE = 90 * HOUSE_UNITS_PER_DEGREE;
const MAX_LONGITUDE = 180 * HOUSE_UNITS_PER_DEGREE;

/** Returns the number that a house number begins with, for sorting; -1 without one. */
export function getLeadingNumber(number: string): number {
  return splitNumber(number).digits;
}

/** Returns the texts of which `idKeys` of a block that has the id has one. The likely ones come first. */
export function listKeysForId(id: string): string[] {
  const ends = Array.from(id.matchAll(/[-_]/g), ({ index }) => index + 1);
  const starts = ends.slice(-MAX_ID_PARTS).map((end) => id.slice(0, end));
  return [...starts.reverse(), id];
}

/** Parts of an id behind its start: a number and its suffix. */
const MAX_ID_PARTS = 3;

/** What stands behind the start of an id: digits of its own, or what follows from the number. */
const ID_RULES: readonly ((number: string) => string)[] = [
  () => "",
  // The keys of BANO: `12bis`, or short `12b`.
  (number) => number.replaceAll(" ", "").toLowerCase(),
  (number) =>
    number
      .replace(/^(\d+) (b|t|q)(?:is|er|uater)$/, "$1$2")
      .replaceAll(" ", "")
      .toLowerCase(),
  // Those of BAN: `00012_bis`.
  (number) => {
    const { digits, suffix } = splitNumber(number);
    const code = suffix.trim().toLowerCase();
    return String(digits).padStart(5, "0") + (code === "" ? "" : `_${code}`);
  },
];
const ID_RULE = { hex: 0 } as const;

const HEX_DIGITS = 16;
const HEX_END = /[0-9a-f]{16}$/;

/** How the ids of a street follow from its numbers. */
interface IdRule {
  rule: number;
  start: string;
}

function hasRuledId({ id, number }: House, { rule, start }: IdRule): boolean {
  if (rule === ID_RULE.hex)
    return id.length === start.length + HEX_DIGITS && id.startsWith(start) && HEX_END.test(id);
  const rest = ID_RULES[rule]!(number);
  return id.length === start.length + rest.length && id === start + rest && isKeyOfId(start, rest);
}

/** Whether `listKeysForId` has the start of an id. */
function isKeyOfId(start: string, rest: string): boolean {
  if (rest === "") return true;
  return /[-_]$/.test(start) && rest.split(/[-_]/, MAX_ID_PARTS + 1).length <= MAX_ID_PARTS;
}

/** Returns the rule that most of the ids follow. */
function findIdRule(houses: readonly House[]): IdRule {
  let best: IdRule = { rule: ID_RULE.hex, start: "" };
  let bestCount = 0;
  for (const rule of ID_RULES.keys()) {
    if (bestCount === houses.length) break;
    for (const start of new Set(houses.map(({ id, number }) => toStart(id, number, rule)))) {
      if (start === "" || bestCount === houses.length) continue;
      const count = houses.filter((house) => hasRuledId(house, { rule, start })).length;
      if (count > bestCount) [best, bestCount] = [{ rule, start }, count];
    }
  }
  return best;
}

function toStart(id: string, number: string, rule: number): string {
  const rest = rule === ID_RULE.hex ? (HEX_END.exec(id)?.[0] ?? id) : ID_RULES[rule]!(number);
  return id.endsWith(rest) ? id.slice(0, id.length - rest.length) : "";
}

/** Suffixes that take one byte; the first is no suffix. */
const SUFFIXES: readonly string[] = ["", " bis", " ter", " quater", ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Stands for the digits of a number that begins with none. */
const NO_DIGITS = -1;

/** `12 bis` in digits and suffix. */
function splitNumber(number: string): { digits: number; suffix: string } {
  const digits = /^(?:0|[1-9]\d{0,5})(?!\d)/.exec(number)?.[0];
  if (digits === undefined) return { digits: NO_DIGITS, suffix: number };
  return { digits: Number(digits), suffix: number.slice(digits.length) };
}

/** Types of elements; the first stands for a text of another form. */
const ELEMENTS: readonly string[] = ["", "node", "way", "relation"];

function splitElement(osm: string): { type: number; id: number } {
  const [, type = "", id = ""] = /^(node|way|relation)\/([1-9]\d{0,13})$/.exec(osm) ?? [];
  return { type: ELEMENTS.indexOf(type), id: Number(id) };
}
