import { cleanText, foldName } from "@lieudit/intake";
import type { LatLng } from "@lieudit/place-model";
import { toFrenchAddressCase, toFrenchTownCase } from "../feeds/input/french-case.ts";
import { isPostcode } from "../places/country-facts.ts";
import { readHouseNumbers } from "../places/place-address.ts";
import { toAddressPlaceId, toStreetPlaceId } from "../places/place-ids.ts";
import type { AddressField, AddressLayout } from "./address-formats.ts";
import { getTerritory } from "./french-territory.ts";

/** Why a row does not become a place; reports show it. */
export class AddressRowError extends Error {
  override readonly name = "AddressRowError";
}

/** A row of an address file, checked. */
export interface AddressRow {
  /** Id of the place. */
  id: string;
  streetId: string;
  /** INSEE code of the commune. */
  cityCode: string;
  town: string;
  /** The commune that it was in before a merger, if that has another name. */
  formerTown?: string;
  /** A lieu-dit or municipal arrondissement. */
  quarter?: string;
  postcode?: string;
  street: string;
  /** Absent for a row that is a street or lieu-dit. */
  houseNumber?: string;
  /** Only streets may lack it. */
  location?: LatLng;
  /** From 0, the best, on: an address may have several rows with different positions. */
  positionRank: number;
  /** `2024-03-01`, if the row has it. */
  updated?: string;
}

/** Reads the rows of one file. */
export class AddressRowReader {
  readonly #layout: AddressLayout;
  /** The numbers of a street have the same names. */
  readonly #texts = new Map<string, string | undefined>();
  /** Most numbers are those of many streets. */
  readonly #numbers = new Map<string, string | undefined>();

  constructor(layout: AddressLayout) {
    this.#layout = layout;
  }

  /** @throws {AddressRowError} */
  read(cells: readonly string[]): AddressRow {
    const { format, header } = this.#layout;
    if (cells.length < header.length && format.name === "BANO")
      throw new AddressRowError("rows with missing cells");
    const cell = (field: AddressField) => {
      const index = this.#layout.columnOf[field];
      return index === undefined ? "" : (cells[index]?.trim() ?? "");
    };
    const key = cell("key");
    const cityCode = (cell("cityCode") || key.slice(0, 5)).toUpperCase();
    if (!/^\d[\dAB]\d{3}$/.test(cityCode))
      throw new AddressRowError("rows without the INSEE code of a commune");
    const street = this.#clean("street", cell("street"));
    if (street === undefined) throw new AddressRowError("rows without a street");
    const named = this.#clean("town", cell("town"));
    if (named === undefined) throw new AddressRowError("rows without a town");
    const [town, arrondissement] = splitArrondissement(named);
    const former = this.#clean("town", cell("formerTown"));
    const quarter = arrondissement ?? this.#clean("street", cell("quarter"));
    const postcode = cell("postcode");
    const { countryCode } = getTerritory(cityCode);
    const houseNumber = this.#readNumber(cell);
    const location = readLocation(cell, cityCode, houseNumber === undefined);
    const updated = cell("updated");
    return {
      ...toIds(this.#layout, key, { cityCode, street, houseNumber }),
      cityCode,
      town,
      ...(former === undefined || foldName(former) === foldName(town) ? {} : { formerTown: former }),
      ...(quarter === undefined || quarter === street ? {} : { quarter }),
      ...(isPostcode(postcode, countryCode) ? { postcode } : {}),
      street,
      ...(houseNumber === undefined ? {} : { houseNumber }),
      ...(location === undefined ? {} : { location }),
      positionRank: getPositionRank(cell("position")),
      ...(/^\d{4}-\d\d-\d\d$/.test(updated) ? { updated } : {}),
    };
  }

  #readNumber(cell: CellText): string | undefined {
    const cellNumber = cell("number");
    // The source decides whether a high number is one. The length keeps number and suffix apart.
    const key = `${cell("source") === "OSM"}|${cellNumber.length}|${cellNumber}${cell("suffix")}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = readNumber(cell, this.#layout);
      if (this.#numbers.size >= MAX_TEXTS) this.#numbers.clear();
      this.#numbers.set(key, number);
    }
    return number;
  }

  #clean(kind: "street" | "town", text: string): string | undefined {
    if (text === "") return undefined;
    const cacheKey = `${kind} ${text}`;
    if (this.#texts.has(cacheKey)) return this.#texts.get(cacheKey);
    if (text.includes("\0")) throw new AddressRowError("rows with bytes that are not text");
    if (text.includes("\ufffd")) {
      throw new AddressRowError("rows with letters that are damaged: not in the encoding of the file");
    }
    const cleaned = cleanText(text);
    const spelled =
      cleaned === undefined
        ? undefined
        : kind === "town"
          ? toFrenchTownCase(cleaned)
          : /\p{Ll}/u.test(cleaned)
            ? cleaned
            : toFrenchAddressCase(cleaned);
    if (this.#texts.size >= MAX_TEXTS) this.#texts.clear();
    this.#texts.set(cacheKey, spelled);
    return spelled;
  }
}

const MAX_TEXTS = 5_000;

/** The number of a street or lieu-dit without numbers, in BAL. */
const NO_NUMBER = 99_999;
const MAX_NUMBER = 9_999;
/** From here on, the cadastre numbers buildings that have no number on their street. */
const MIN_CADASTRE_NUMBER = 5_000;

type CellText = (field: AddressField) => string;

function readNumber(cell: CellText, { format }: AddressLayout): string | undefined {
  // BANO has number and suffix in one cell: its 126.10 is number 126 with the suffix 10.
  if (format.name !== "BANO" && /^\d+[.,]\d*$/.test(cell("number"))) {
    throw new AddressRowError("rows whose number has a decimal point, such as 12.5");
  }
  // Digits stay apart from those of the number: 12 with the suffix 2 is 12.2, and 12-14 are two numbers.
  const written = `${cell("number")}${cell("suffix").replace(/^\d/, ".$&")}`;
  const [, digits, separator, rest = ""] =
    /^(\d{1,9})([\s_-]?)([\p{L}\d.][\p{L}\d. ]{0,9})?$/u.exec(written) ?? [];
  if (digits === undefined) throw new AddressRowError("rows whose number is not that of a house");
  const number = Number(digits);
  if (number === NO_NUMBER && format.name === "BAL") return undefined;
  if (number === 0 || number > MAX_NUMBER) {
    throw new AddressRowError(`rows whose number is not that of a house: 0, or above ${MAX_NUMBER}`);
  }
  if (format.name === "BANO" && number >= MIN_CADASTRE_NUMBER && cell("source") !== "OSM") {
    throw new AddressRowError(
      `rows with a number from ${MIN_CADASTRE_NUMBER} on, which the cadastre gives to buildings without one`,
    );
  }
  const suffix = rest.toUpperCase().replace(/^\d/, separator === "-" ? "-$&" : ".$&");
  const [houseNumber] = readHouseNumbers(`${number}${suffix}`);
  return houseNumber ?? digits;
}

function readLocation(cell: CellText, cityCode: string, isOptional: boolean): LatLng | undefined {
  const [latitude, longitude] = [toNumber(cell("lat")), toNumber(cell("lon"))];
  const isMissing = latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0);
  if (isMissing) {
    if (isOptional) return undefined;
    throw new AddressRowError(
      toNumber(cell("x")) === undefined
        ? "rows without a position"
        : "rows with a position only in x and y; add longitude and latitude (WGS 84)",
    );
  }
  if (isInTerritory(latitude, longitude, cityCode)) return { latitude, longitude };
  if (Math.abs(latitude) > 180 || Math.abs(longitude) > 180) {
    throw new AddressRowError(
      "rows whose position is not in degrees, such as Lambert-93; convert the file to WGS 84",
    );
  }
  throw new AddressRowError(
    isInTerritory(longitude, latitude, cityCode)
      ? "rows whose latitude and longitude are exchanged"
      : "rows whose position is far from France, or from the territory of their commune",
  );
}

function isInTerritory(latitude: number, longitude: number, cityCode: string): boolean {
  const { south, west, north, east } = getTerritory(cityCode);
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** A decimal comma is read too. */
function toNumber(text: string): number | undefined {
  return /^[+-]?\d{1,9}(?:[.,]\d{1,20})?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}

/** Splits `Lyon 3e Arrondissement` into the town and the arrondissement. */
function splitArrondissement(name: string): [town: string, arrondissement?: string] {
  const [, town] = /^(Paris|Lyon|Marseille)[ -]\d{1,2}(?:er|e|ème)?[ -]arrondissement$/i.exec(name) ?? [];
  return town === undefined ? [name] : [town, name];
}

/**
 * Returns the ids of an address and its street: the same in each import. BAN and BAL share
 * the key `09122_0150_00012_bis`; in BANO it is `091220150A-12BIS`.
 */
function toIds(
  { format }: AddressLayout,
  key: string,
  { cityCode, street, houseNumber }: { cityCode: string; street: string; houseNumber: string | undefined },
): Pick<AddressRow, "id" | "streetId"> {
  const streetKey = format.name === "BANO" ? /^(.+)-[^-]*$/.exec(key)?.[1] : toStreetKey(key);
  if (streetKey === undefined || !/^[\w.-]{6,80}$/.test(key)) {
    const foldedStreet = foldName(street);
    const streetId = toStreetPlaceId(cityCode, foldedStreet);
    if (houseNumber === undefined) return { id: streetId, streetId };
    return { id: toAddressPlaceId(`${cityCode}|${foldedStreet}|${foldName(houseNumber)}`), streetId };
  }
  // BAN and BAL write the suffix in lower case, but not all communes do.
  const prefix = format.name === "BANO" ? "bano-" : "ban-";
  const toId = (text: string) => prefix + text.replaceAll(".", "_").toLowerCase();
  const streetId = toId(streetKey);
  return { id: houseNumber === undefined ? streetId : toId(key), streetId };
}

/** `0000` and `xxxx` stand for a street without a code, of which a commune has several. */
function toStreetKey(key: string): string | undefined {
  const [, streetKey, code = ""] = /^([^_]{5}_([^_]+))_[^_]/.exec(key) ?? [];
  return /^(?:0+|x+)$/i.test(code) ? undefined : streetKey;
}

/** What is nearest to the door comes first. BAN has the English words. */
const POSITIONS: readonly (readonly string[])[] = [
  ["entree", "entrance"],
  ["batiment", "building"],
  ["cage d escalier", "staircase"],
  ["logement", "unit"],
  ["parcelle", "parcel"],
  ["segment", "area"],
  ["service technique", "utility"],
  ["delivrance postale", "postal"],
];

const RANK_OF_POSITION: ReadonlyMap<string, number> = new Map(
  POSITIONS.flatMap((names, rank) => names.map((name) => [name, rank] as const)),
);

function getPositionRank(position: string): number {
  if (position === "") return POSITIONS.length;
  return RANK_OF_POSITION.get(position) ?? RANK_OF_POSITION.get(foldName(position)) ?? POSITIONS.length;
}
