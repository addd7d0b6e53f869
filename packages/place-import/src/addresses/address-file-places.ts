import { foldName } from "@lieudit/intake";
import {
  type Attribution,
  distanceMetres,
  type LatLng,
  type PlaceRecord,
  roundLocation,
  type Viewport,
} from "@lieudit/place-model";
import { createAddressRecord, createStreetRecord } from "../places/address-record.ts";
import type { AdminPosition } from "../places/admin-position.ts";
import { type AddressRecord, HousePacker, type PackableHouse } from "../places/house-packer.ts";
import { pickMostCommon } from "../places/house-towns.ts";
import { toLocalityAddress } from "../places/locality-places.ts";
import { toLocalityTypes } from "../places/locality-types.ts";
import { completeAddress } from "../places/place-address.ts";
import { createRecordBase } from "../places/place-record-base.ts";
import { scorePopularity } from "../places/popularity.ts";
import { MAX_GROUP_ROWS, type Spill } from "../places/spill.ts";
import type { AddressRow } from "./address-row.ts";
import { getTerritory } from "./french-territory.ts";
import { isSameStreet, type StoredAddressRow, StreetRuns } from "./street-runs.ts";
import { createSpeller } from "./street-spelling.ts";

export interface AddressFilePlacesOptions {
  spill: Spill;
  source: string;
  attributions: readonly Attribution[];
  /** Called for rows without a place, when their street is complete. */
  reject: (row: StoredAddressRow, reason: string) => void;
}

/**
 * Collects the rows of address files and yields one place for each number, street, lieu-dit
 * and town.
 */
export class AddressFilePlaces {
  readonly #rows: StreetRuns;
  readonly #options: AddressFilePlacesOptions;
  readonly #packer: HousePacker<StoredAddressRow>;
  readonly #towns = new Map<string, AreaTally>();
  /** Where the rows of each commune are, by INSEE code. */
  readonly #reaches = new Map<string, PointSample>();

  constructor(options: AddressFilePlacesOptions) {
    this.#options = options;
    this.#rows = new StreetRuns(options.spill);
    this.#packer = new HousePacker(isSameStreet, (house) => this.#house(house));
  }

  add(row: StoredAddressRow): void {
    this.#rows.add(row);
    if (row.location === undefined) return;
    const reach = this.#reaches.get(row.cityCode) ?? new PointSample();
    this.#reaches.set(row.cityCode, reach);
    reach.add(row.location);
  }

  #isStray({ cityCode, location }: StoredAddressRow): boolean {
    const reach = this.#reaches.get(cityCode);
    return location !== undefined && reach?.isStray(location) === true;
  }

  /** Yields the house numbers of a street together where they differ in nothing else. */
  *records(): Generator<AddressRecord> {
    const drop = (row: StoredAddressRow) => this.#options.reject(row, DROPPED);
    for (const rows of this.#rows.streets(drop)) yield* this.#street(rows);
    for (const town of this.#towns.values()) {
      yield this.#town(town);
      for (const part of town.parts.values()) yield this.#part(town, part);
    }
  }

  *#street(rows: readonly StoredAddressRow[]): Generator<AddressRecord> {
    const { reject, source } = this.#options;
    const spell = createSpeller(rows.map(({ street }) => street));
    const area = new AreaTally();
    const houses: (StoredAddressRow & { location: LatLng })[] = [];
    let own: StoredAddressRow | undefined;
    let last: StoredAddressRow | undefined;
    for (const stored of rows) {
      const row = { ...stored, street: spell(stored.street) };
      const { location, houseNumber } = row;
      if (row.id === last?.id) {
        // Rows of one address differ by what their position shows.
        const isPosition = row.positionRank !== NO_POSITION || last.positionRank !== NO_POSITION;
        if (!isPosition || houseNumber !== last.houseNumber) reject(row, "rows whose id an earlier row has");
        continue;
      }
      last = row;
      if (this.#isStray(row)) {
        reject(row, "rows far from the other addresses of their commune");
        continue;
      }
      if (location !== undefined) area.add(location);
      if (houseNumber === undefined) own = row;
      else if (location !== undefined) {
        houses.push({ ...row, location });
        yield* this.#packer.add({ id: row.id, houseNumber, location, facts: row });
      }
    }
    yield* this.#packer.finish();
    const [first = own] = houses;
    if (first === undefined) return;
    const location = own?.location ?? findNearest(houses, area.center) ?? own?.location;
    if (location === undefined) {
      reject(first, "streets without a position and without numbers");
      return;
    }
    const ownNames = rows.flatMap(({ houseNumber, street }) =>
      houseNumber === undefined ? [spell(street)] : [],
    );
    const row: StoredAddressRow = {
      ...first,
      street: pickMostCommon(ownNames) ?? pickMostCommon(houses.map(({ street }) => street)) ?? first.street,
      ...toOptional("postcode", pickMostCommon(houses.map(({ postcode }) => postcode)) ?? first.postcode),
    };
    this.#countTown(row, houses.length === 0 ? [location] : houses.map((house) => house.location));
    if (houses.length === 0 && !isStreetName(row.street)) {
      yield this.#credited(this.#lieuDit(row, location), row);
      return;
    }
    const record = createStreetRecord({
      id: row.streetId,
      source,
      names: { default: row.street, defaultLanguage: "fr" },
      isSquare: false,
      viewport: area.viewport,
      address: completeAddress(
        { street: row.street, postcode: row.postcode, locality: row.town },
        toPosition(row),
      ),
      highways: ["residential"],
      location,
    });
    yield this.#credited(record, row);
  }

  #house({ id, houseNumber, location, facts: row }: PackableHouse<StoredAddressRow>): PlaceRecord {
    const { street, postcode, town } = row;
    const address = completeAddress({ houseNumber, street, postcode, locality: town }, toPosition(row));
    const { source } = this.#options;
    return this.#credited(createAddressRecord({ id, source, houseNumber, street, address, location }), row);
  }

  #countTown(row: StoredAddressRow, locations: readonly LatLng[]): void {
    const cityCode = toWholeTownCode(row);
    const town = this.#towns.get(cityCode) ?? new AreaTally({ ...row, cityCode });
    this.#towns.set(cityCode, town);
    const { formerTown } = row;
    const partKey = foldName(formerTown ?? "");
    const part = formerTown === undefined ? undefined : (town.parts.get(partKey) ?? new AreaTally(row));
    if (part !== undefined && town.parts.size < MAX_PARTS) town.parts.set(partKey, part);
    for (const location of locations) {
      town.add(location);
      part?.add(location);
    }
    if (row.postcode !== undefined && town.postcodes.size < MAX_POSTCODES) town.postcodes.add(row.postcode);
  }

  #town(tally: AreaTally): PlaceRecord {
    const { row, viewport, count } = tally;
    const [postcode, ...others] = tally.postcodes;
    const { postcode: _postcode, ...town } = row;
    return this.#locality(
      // A postcode of several says nothing about the town.
      { ...town, ...(others.length > 0 ? {} : toOptional("postcode", postcode)) },
      {
        id: `commune-${row.cityCode}`,
        name: row.town,
        types: toLocalityTypes(undefined, "municipality", "FR"),
        location: tally.center,
        viewport,
        // A guess, since the file has no population: it only ranks large towns before small ones.
        tags: { place: "village", population: String(Math.round(count * PEOPLE_PER_ADDRESS)) },
        isPart: false,
      },
    );
  }

  #part({ row: { cityCode } }: AreaTally, { row, viewport, center }: AreaTally): PlaceRecord {
    const name = row.formerTown ?? row.town;
    return this.#locality(row, {
      id: `commune-${cityCode}-${foldName(name)
        .replaceAll(/[^a-z0-9]+/g, "-")
        .slice(0, 80)}`,
      name,
      types: toLocalityTypes({ boundary: "administrative", admin_level: "9" }, undefined, "FR"),
      location: center,
      viewport,
      tags: { admin_level: "9" },
      isPart: true,
    });
  }

  #lieuDit(row: StoredAddressRow, location: LatLng): PlaceRecord {
    return this.#locality(row, {
      id: row.streetId,
      name: row.street,
      types: toLocalityTypes(undefined, "isolated_dwelling", "FR"),
      location,
      tags: {},
      isPart: true,
    });
  }

  #locality(row: StoredAddressRow, locality: LocalityParts): PlaceRecord {
    const { id, name, types, location, viewport, tags, isPart } = locality;
    const primaryType = types.types[0] ?? "locality";
    const { sublocality: _sublocality, ...position } = toPosition(row);
    const postcode = row.postcode === undefined ? {} : { postal_code: row.postcode };
    const address = toLocalityAddress({ name, primaryType, isPart }, postcode, position);
    const record: PlaceRecord = {
      id,
      kind: "locality",
      source: this.#options.source,
      names: { default: name, defaultLanguage: "fr" },
      types: types.types,
      primaryType,
      typeNames: types.typeNames,
      ...(viewport === undefined ? {} : { viewport }),
      address,
      popularity: scorePopularity({ kind: "locality", types: types.types, tags }),
      ...createRecordBase(location, address, primaryType),
    };
    return this.#credited(record, row);
  }

  #credited(record: PlaceRecord, { credit }: StoredAddressRow): PlaceRecord {
    const attribution = this.#options.attributions[credit];
    return attribution === undefined ? record : { ...record, attributions: [attribution] };
  }
}

interface LocalityParts {
  id: string;
  name: string;
  types: ReturnType<typeof toLocalityTypes>;
  location: LatLng;
  viewport?: Viewport;
  tags: Readonly<Record<string, string>>;
  isPart: boolean;
}

const DROPPED = `rows beyond the first ${MAX_GROUP_ROWS} of their street`;
/** France has 68 million people and 26 million addresses. */
const PEOPLE_PER_ADDRESS = 2.6;
/** The rank of rows that do not say what their position shows. */
const NO_POSITION = 8;
const MAX_POSTCODES = 20;
/** The largest merged commune had 22 before. */
const MAX_PARTS = 100;

/** Sums up the positions of a street or a town. */
class AreaTally {
  readonly parts = new Map<string, AreaTally>();
  readonly postcodes = new Set<string>();
  readonly #row: StoredAddressRow | undefined;
  count = 0;
  #latitudes = 0;
  #longitudes = 0;
  #south = 90;
  #west = 180;
  #north = -90;
  #east = -180;

  constructor(row?: StoredAddressRow) {
    this.#row = row;
  }

  /** A row of the town. */
  get row(): StoredAddressRow {
    if (this.#row === undefined) throw new Error("the tally of a street has no row");
    return this.#row;
  }

  get center(): LatLng {
    return { latitude: this.#latitudes / this.count, longitude: this.#longitudes / this.count };
  }

  get viewport(): Viewport {
    return {
      low: roundLocation({ latitude: this.#south, longitude: this.#west }),
      high: roundLocation({ latitude: this.#north, longitude: this.#east }),
    };
  }

  add({ latitude, longitude }: LatLng): void {
    this.count += 1;
    this.#latitudes += latitude;
    this.#longitudes += longitude;
    this.#south = Math.min(this.#south, latitude);
    this.#west = Math.min(this.#west, longitude);
    this.#north = Math.max(this.#north, latitude);
    this.#east = Math.max(this.#east, longitude);
  }
}

/** Some of the positions of a commune, evenly taken from its rows. */
class PointSample {
  /** Latitudes and longitudes in turn, which take a quarter of the memory of points. */
  #degrees: number[] = [];
  #stride = 1;
  #count = 0;
  #reach: { center: LatLng; metres: number } | undefined;

  add({ latitude, longitude }: LatLng): void {
    if (this.#count++ % this.#stride !== 0) return;
    this.#degrees.push(latitude, longitude);
    if (this.#degrees.length <= 2 * MAX_SAMPLE_POINTS) return;
    this.#degrees = this.#degrees.filter((_, at) => at % 4 < 2);
    this.#stride *= 2;
  }

  /** Whether a position is many times as far from the middle as half of the others are. */
  isStray(point: LatLng): boolean {
    this.#reach ??= this.#measure();
    return distanceMetres(this.#reach.center, point) > this.#reach.metres;
  }

  #measure(): { center: LatLng; metres: number } {
    const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
    const latitudes = this.#degrees.filter((_, at) => at % 2 === 0);
    const longitudes = this.#degrees.filter((_, at) => at % 2 === 1);
    const points = latitudes.map((latitude, at) => ({ latitude, longitude: longitudes[at]! }));
    const center = { latitude: middle(latitudes), longitude: middle(longitudes) };
    const half = middle(points.map((point) => distanceMetres(center, point)));
    return { center, metres: Math.max(MIN_STRAY_METRES, STRAY_RATIO * half) };
  }
}

/** France has 35,000 communes, whose samples are in memory together. */
const MAX_SAMPLE_POINTS = 64;
/** The widest communes outside of Guiana reach 25 km from their middle. */
const MIN_STRAY_METRES = 50_000;
const STRAY_RATIO = 10;

/** The file names the town of each address, so nothing is looked up by position. */
function toPosition(row: AddressRow): AdminPosition {
  const { cityCode, town, formerTown, quarter } = row;
  return {
    countryCode: getTerritory(cityCode).countryCode,
    locality: town,
    cityCode,
    ...toOptional("sublocality", formerTown ?? quarter),
    localityKey: cityCode,
  };
}

/** The codes of Paris, Lyon and Marseille, whose arrondissements have codes of their own. */
const WHOLE_TOWN_CODES: ReadonlyMap<string, string> = new Map([
  ["Paris", "75056"],
  ["Lyon", "69123"],
  ["Marseille", "13055"],
]);

function toWholeTownCode({ cityCode, town, quarter }: AddressRow): string {
  const isArrondissement = quarter?.startsWith(`${town} `) === true;
  return (isArrondissement ? WHOLE_TOWN_CODES.get(town) : undefined) ?? cityCode;
}

function findNearest(houses: readonly { location: LatLng }[], center: LatLng): LatLng | undefined {
  let nearest: LatLng | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { location } of houses) {
    const metres = distanceMetres(location, center);
    if (metres >= fewest) continue;
    fewest = metres;
    nearest = location;
  }
  return nearest;
}

/** First words of the names of streets; other names without numbers are those of lieux-dits. */
const STREET_WORDS: ReadonlySet<string> = new Set(
  (
    "allee allees avenue av boulevard bd carrefour chemin che cite clos cote cour cours escalier esplanade faubourg " +
    "galerie impasse imp lotissement mail montee parvis passage passerelle place pl placette pont promenade quai " +
    "rampe residence rocade rond route rte rue r ruelle sente sentier square traverse venelle viaduc villa voie"
  ).split(" "),
);

function isStreetName(name: string): boolean {
  return STREET_WORDS.has(foldName(name).split(" ", 1)[0] ?? "");
}

function toOptional<Key extends string>(key: Key, value: string | undefined): { [Name in Key]?: string } {
  return value === undefined ? {} : ({ [key]: value } as { [Name in Key]?: string });
}
