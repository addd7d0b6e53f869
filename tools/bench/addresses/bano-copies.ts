import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { AddressSample } from "./address-sample.ts";

/** A house number of a real file, in the parts that copies change. */
export interface BanoRow {
  cityCode: string;
  /** Code of the street within its town, five characters. */
  streetCode: string;
  /** End of the id, behind the street. */
  numberCode: string;
  number: string;
  street: string;
  postcode: string;
  source: string;
  latitude: number;
  longitude: number;
}

/** Copies of files, and what they have. */
export interface BanoCopies {
  files: string[];
  numbers: number;
  streets: number;
  towns: number;
  /** Some of the numbers, from all over the files. */
  samples: AddressSample[];
}

/** The cadastre gives these to buildings without a number, and imports reject them. */
const MIN_CADASTRE_NUMBER = 5_000;

/** Reads house numbers of BANO files, in the order of their ids. */
export async function readBanoRows(paths: readonly string[]): Promise<BanoRow[]> {
  const rows: BanoRow[] = [];
  for (const path of paths) {
    for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
      const [id = "", number = "", street = "", postcode = "", , source = "", latitude, longitude] =
        line.split(",");
      const [, cityCode, streetCode, numberCode] = /^(.{5})(.{5})-(\S+)$/.exec(id) ?? [];
      if (cityCode === undefined || streetCode === undefined || numberCode === undefined) continue;
      if (Number.parseInt(number, 10) >= MIN_CADASTRE_NUMBER) continue;
      rows.push({
        cityCode,
        streetCode,
        numberCode,
        number,
        street,
        postcode,
        source,
        latitude: Number(latitude),
        longitude: Number(longitude),
      });
    }
  }
  return rows;
}

/** Pairs of copies in one file, as large as that of a département. */
const FILE_PAIRS = 2;
/** INSEE codes of mainland France from here on; overseas ones start at 97. */
const FIRST_CODE = 1_000;
const LAST_CODE = 95_999;
const SAMPLES = 4_000;

/**
 * Writes `numbers` house numbers to BANO files in `folder`: copies of rows with other towns, postcodes,
 * positions and ids. Two copies make one pair, in which each town has also the streets of another one. So
 * towns are as large as those of France. The same rows give the same files.
 */
export async function writeBanoCopies(
  folder: string,
  rows: readonly BanoRow[],
  numbers: number,
): Promise<BanoCopies> {
  const towns = Array.from(Map.groupBy(rows, ({ cityCode }) => cityCode).values(), (townRows) => ({
    rows: townRows,
    streets: new Set(townRows.map(({ street }) => street)),
  }));
  const pairs = Math.ceil(numbers / (2 * rows.length));
  if (FIRST_CODE + pairs * towns.length > LAST_CODE) {
    throw new RangeError(`${numbers} numbers need more towns than there are INSEE codes.`);
  }
  const copies: BanoCopies = { files: [], numbers: 0, streets: 0, towns: 0, samples: [] };
  const copier = new RowCopier(rows);
  const stride = Math.max(1, Math.floor(numbers / SAMPLES));

  function* lines(firstPair: number): Generator<string> {
    const lastPair = Math.min(pairs, firstPair + FILE_PAIRS) - 1;
    for (let pair = firstPair; pair <= lastPair; pair += 1) {
      for (const [town, own] of towns.entries()) {
        const cityCode = toCode(FIRST_CODE + pair * towns.length + town);
        let text = "";
        let street = "";
        copies.towns += 1;
        const others = towns[(town + (towns.length >> 1)) % towns.length]!;
        const target = { pair, cityCode, town: toWord(pair * towns.length + town), real: own };
        for (const half of [own, others]) {
          for (const row of half.rows) {
            if (copies.numbers === numbers) break;
            const copy = copier.copy(row, half, target);
            if (copy.streetCode !== street) copies.streets += 1;
            street = copy.streetCode;
            if (copies.numbers % stride === 0) copies.samples.push(toSample(copy));
            copies.numbers += 1;
            text += toLine(copy);
          }
        }
        if (text !== "") yield text;
        if (copies.numbers === numbers) return;
      }
    }
  }

  for (let pair = 0; pair < pairs; pair += FILE_PAIRS) {
    const file = join(folder, `bano-${String(pair / FILE_PAIRS).padStart(3, "0")}.csv.gz`);
    await pipeline(Readable.from(lines(pair)), createGzip({ level: 1 }), createWriteStream(file));
    copies.files.push(file);
  }
  return copies;
}

interface RealTown {
  rows: readonly BanoRow[];
  /** Names of its streets. */
  streets: ReadonlySet<string>;
}

/** The town that rows are copied to. */
interface TargetTown {
  pair: number;
  cityCode: string;
  town: string;
  /** The one in its place. */
  real: RealTown;
}

interface CopiedRow extends BanoRow {
  town: string;
}

/** Pairs are placed on a grid over France. */
const GRID_COLUMNS = 20;
const GRID_DEGREES = 0.4;
const GRID_WEST = -6.4;
const GRID_SOUTH = -1.2;
/** Between the streets of a town and those that are another one's. */
const HALF_DEGREES = 0.013;
/** First characters of the codes of streets, and those that stand for them in streets of another town. */
const FIRST_CHARACTERS = "0123456789ABX";
const SECOND_CHARACTERS = "CDEFGHIJKLMNO";
/** One in so many names of one town has another last word in each copy. France has some 700,000 names of streets. */
const RENAMED_SHARE = 3;
const NAME_WORDS = 300_000;

class RowCopier {
  /** Numbers of the names that change. Those of several towns, such as Rue de l'Église, are the same in each copy. */
  readonly #renamed = new Map<string, number>();
  readonly #postcodes = new Map<string, number>();

  constructor(rows: readonly BanoRow[]) {
    const townsByStreet = new Map<string, Set<string>>();
    for (const { street, cityCode, postcode } of rows) {
      townsByStreet.set(street, (townsByStreet.get(street) ?? new Set()).add(cityCode));
      if (!this.#postcodes.has(postcode)) this.#postcodes.set(postcode, this.#postcodes.size);
    }
    for (const [at, [street, towns]] of [...townsByStreet].entries()) {
      if (towns.size === 1 && at % RENAMED_SHARE === 0) this.#renamed.set(street, at);
    }
  }

  /** @param from the real town that has the row */
  copy(row: BanoRow, from: RealTown, { pair, cityCode, town, real }: TargetTown): CopiedRow {
    const isOther = from !== real;
    const first = row.streetCode.charAt(0);
    const code = isOther ? SECOND_CHARACTERS.charAt(FIRST_CHARACTERS.indexOf(first)) : first;
    const [start, end] = [from.rows[0]!, real.rows[0]!];
    const { postcode } = isOther ? end : row;
    const south = end.latitude - start.latitude + (isOther ? HALF_DEGREES : 0) + GRID_SOUTH;
    const west = end.longitude - start.longitude + GRID_WEST;
    return {
      ...row,
      cityCode,
      town,
      streetCode: code + row.streetCode.slice(1),
      street: this.#rename(row.street, 2 * pair + Number(isOther), isOther && real.streets.has(row.street)),
      postcode: toCode(FIRST_CODE + pair * this.#postcodes.size + this.#postcodes.get(postcode)!),
      latitude: row.latitude + south + Math.floor(pair / GRID_COLUMNS) * GRID_DEGREES,
      longitude: row.longitude + west + (pair % GRID_COLUMNS) * GRID_DEGREES,
    };
  }

  /** @param isTaken whether another street of the town has the name */
  #rename(street: string, copy: number, isTaken: boolean): string {
    const number = this.#renamed.get(street) ?? (isTaken ? street.length : undefined);
    if (number === undefined) return street;
    return street.replace(/[^ ']+$/, toWord((number * 7_919 + copy * 104_729) % NAME_WORDS));
  }
}

function toCode(number: number): string {
  return String(number).padStart(5, "0");
}

const SYLLABLES = (
  "ba bel bri cau cha cor dan dou fa fer gai gou ha hel jau la ler lou ma mer mon na nes nou pa per pui ra " +
  "rem rou sa sel sou ta ter tou va ver vil vou"
).split(" ");

/** Returns another word for each number. */
function toWord(number: number): string {
  let word = "";
  // Two syllables at least, as names of towns have.
  for (let rest = number + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length];
  }
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function toLine(row: CopiedRow): string {
  const { cityCode, streetCode, numberCode, number, street, postcode, town, source } = row;
  const [latitude, longitude] = [row.latitude.toFixed(6), row.longitude.toFixed(6)];
  const id = `${cityCode}${streetCode}-${numberCode}`;
  return `${[id, number, street, postcode, town, source, latitude, longitude].join(",")}\n`;
}

function toSample(row: CopiedRow): AddressSample {
  return {
    id: `bano-${row.cityCode}${row.streetCode}-${row.numberCode}`.toLowerCase(),
    number: row.number,
    street: row.street,
    town: row.town,
    location: { latitude: row.latitude, longitude: row.longitude },
  };
}
