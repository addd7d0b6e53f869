import { isDeepStrictEqual } from "node:util";
import { cleanText, foldName } from "@lieudit/intake";
import type { LatLng, PlaceRecord } from "@lieudit/place-model";
import { roundLocation } from "@lieudit/place-model";
import { IdSet } from "../osm/id-set.ts";
import type { OsmFeature } from "../osm/osm-feature.ts";
import { createAddressRecord } from "./address-record.ts";
import type { AdminPosition, AdminPositions } from "./admin-position.ts";
import { type AddressRecord, HousePacker, type PackableHouse } from "./house-packer.ts";
import type { HouseTowns } from "./house-towns.ts";
import { interpolateNumbers } from "./interpolation.ts";
import { groupNear } from "./near-groups.ts";
import {
  completeAddress,
  type KnownAddress,
  readHouseNumbers,
  readPostcode,
  readStreet,
} from "./place-address.ts";
import { toAddressPlaceId } from "./place-ids.ts";
import { MAX_GROUP_ROWS, type Spill, type SpillRuns, type SpillTable } from "./spill.ts";

/** Collects the house numbers of an extract and yields one place for each address. */
export class AddressPlaces {
  /** By street; without a street, the key is empty. */
  readonly #rows: SpillRuns<AddressRow>;
  readonly #interpolations: SpillTable<InterpolationRow>;
  /** House numbers at the nodes of interpolation ways, by node. */
  readonly #ends: SpillRuns<AddressRow>;
  readonly #positions: AdminPositions;
  readonly #houses: HouseTowns;
  readonly #countSkipped: (reason: string) => void;

  constructor(
    spill: Spill,
    positions: AdminPositions,
    houses: HouseTowns,
    countSkipped: (reason: string) => void,
  ) {
    this.#rows = spill.runs("addresses");
    this.#interpolations = spill.table("interpolations");
    this.#ends = spill.runs("interpolationEnds");
    this.#positions = positions;
    this.#houses = houses;
    this.#countSkipped = countSkipped;
  }

  /** Adds the address of `feature`, if it has one. `isPoi`: the element is more than an address. */
  add(feature: OsmFeature, position: AdminPosition, isPoi: boolean): void {
    const { tags, type, location } = feature;
    if (tags["addr:interpolation"] !== undefined) {
      if (type === "way" && feature.line !== undefined) this.#addInterpolation(feature);
      return;
    }
    const numbers = readHouseNumbers(tags["addr:housenumber"]);
    if (numbers.length === 0) return;
    // An element with only an address marks the door; a shop may be anywhere in the house.
    const precision = isPoi ? 3 : type === "node" ? 1 : 2;
    const street = readStreet(tags);
    if (street === undefined) {
      // Kept for an interpolation way that may end here and know the street.
      if (type === "node") this.#rows.add("", toRow(feature, numbers[0] as string, "", precision));
      else this.#countSkipped("house numbers without a street");
      return;
    }
    const postcode = readPostcode(tags, position.countryCode);
    const town = cleanText(tags["addr:city"]);
    this.#houses.add(street, location, position, {
      ...toOptional("town", town),
      ...toOptional("postcode", postcode),
    });
    const key = toStreetKey(street, position);
    for (const number of numbers) this.#rows.add(key, toRow(feature, number, street, precision));
  }

  /**
   * Yields the house numbers, each located by its most precise element. Those of a street come together
   * where they differ in nothing else.
   */
  *records(source: string): Generator<AddressRecord> {
    this.#interpolate();
    const packer = new HousePacker(isSameFacts, (house) => this.#record(house, source));
    const drop = ({ street }: AddressRow) => {
      if (street !== "")
        this.#countSkipped(`house numbers beyond the first ${MAX_GROUP_ROWS} of their street`);
    };
    for (const { key, rows } of this.#rows.groups(drop)) {
      if (key === "") continue;
      for (const [number, elements] of groupByNumber(rows)) {
        for (const [index, group] of groupNear(elements, SAME_ADDRESS_METRES).entries()) {
          const [first] = group;
          if (first === undefined) continue;
          const { houseNumber, osm, location } = first;
          const numberKey = `${key}|${number}`;
          const id = toAddressPlaceId(index === 0 ? numberKey : `${numberKey}#${index}`);
          yield* packer.add({ id, osm, houseNumber, location, facts: this.#readFacts(first, group) });
        }
      }
    }
    yield* packer.finish();
  }

  #addInterpolation({ tags, id, line = [], lineNodeIds = [] }: OsmFeature): void {
    this.#interpolations.add(String(id).padStart(12, "0"), "", {
      rule: tags["addr:interpolation"] ?? "",
      ...toOptional("street", readStreet(tags)),
      line: line.map(roundLocation),
      nodeIds: [...lineNodeIds],
    });
  }

  /** Adds the numbers between the ends of each interpolation way. Mapped addresses take precedence. */
  #interpolate(): void {
    const nodeIds = new IdSet();
    for (const { nodeIds: ids } of this.#interpolations.all()) for (const id of ids) nodeIds.add(id);
    if (nodeIds.size === 0) return;
    for (const row of this.#rows.all()) {
      const [type, id = ""] = row.osm?.split("/") ?? [];
      if (type === "node" && nodeIds.has(Number(id))) this.#ends.add(id, row);
    }
    for (const { rows } of this.#interpolations.groups()) {
      for (const way of rows) {
        const ends = way.nodeIds.flatMap((nodeId, index) => {
          // A node with several numbers counts as the first one.
          const [row] = this.#ends.get(String(nodeId));
          return row === undefined ? [] : [{ index, row }];
        });
        if (ends.length < 2) this.#countSkipped("interpolation ways without two numbers");
        for (const [at, from] of ends.entries()) {
          const to = ends[at + 1];
          if (to !== undefined) this.#addBetween(way, from, to);
        }
      }
    }
  }

  #addBetween(way: InterpolationRow, from: InterpolationEnd, to: InterpolationEnd): void {
    const street = way.street ?? (from.row.street || to.row.street);
    if (street === "") {
      this.#countSkipped("interpolation ways without a street");
      return;
    }
    const line = way.line.slice(from.index, to.index + 1);
    const numbers = interpolateNumbers(way.rule, from.row.houseNumber, to.row.houseNumber, line);
    if (numbers === null) {
      this.#countSkipped("interpolation ways whose numbers do not fit their rule");
      return;
    }
    const { postcode, locality } = { ...to.row, ...from.row };
    const ends = [from.row, to.row].filter((row) => row.street === "");
    for (const { houseNumber, location } of [...numbers, ...ends]) {
      const row: AddressRow = {
        houseNumber,
        street,
        ...toOptional("postcode", postcode),
        ...toOptional("locality", locality),
        location: roundLocation(location),
        precision: INTERPOLATED,
      };
      this.#rows.add(toStreetKey(street, this.#positions.at(location)), row);
    }
  }

  /** Elements of the same address complete each other. */
  #readFacts({ street, location }: AddressRow, group: readonly AddressRow[]): SharedFacts {
    const position = this.#positions.at(location);
    return {
      street,
      postcode: group
        .map((row) => readPostcode({ "addr:postcode": row.postcode ?? "" }, position.countryCode))
        .find((postcode) => postcode !== undefined),
      locality: group.find((row) => row.locality !== undefined)?.locality,
      position,
    };
  }

  #record(house: PackableHouse<SharedFacts>, source: string): PlaceRecord {
    const { id, osm, houseNumber, location, facts } = house;
    const { position, ...known } = facts;
    const address = completeAddress({ houseNumber, ...known }, position);
    return createAddressRecord({ id, source, osm, houseNumber, street: known.street, address, location });
  }
}

/** What the records of houses share, if it is equal. */
interface SharedFacts extends KnownAddress {
  street: string;
  position: AdminPosition;
}

function isSameFacts(facts: SharedFacts, others: SharedFacts): boolean {
  return (
    facts.street === others.street &&
    facts.postcode === others.postcode &&
    facts.locality === others.locality &&
    (facts.position === others.position || isDeepStrictEqual(facts.position, others.position))
  );
}

/** Metres beyond which houses with equal number and street belong to two villages of one commune. */
const SAME_ADDRESS_METRES = 1_000;

interface AddressRow {
  houseNumber: string;
  /** Empty if only the interpolation way has it. */
  street: string;
  postcode?: string;
  locality?: string;
  location: LatLng;
  /** Absent for interpolated numbers. */
  osm?: string;
  /** The lowest of those of an address counts. */
  precision: number;
}

interface InterpolationRow {
  rule: string;
  street?: string;
  line: LatLng[];
  nodeIds: number[];
}

interface InterpolationEnd {
  /** Index of the node in the way's line. */
  index: number;
  row: AddressRow;
}

const INTERPOLATED = 5;

function toRow(feature: OsmFeature, houseNumber: string, street: string, precision: number): AddressRow {
  const { tags } = feature;
  return {
    houseNumber,
    street,
    ...toOptional("postcode", tags["addr:postcode"]),
    ...toOptional("locality", cleanText(tags["addr:city"])),
    location: roundLocation(feature.location),
    osm: `${feature.type}/${feature.id}`,
    precision,
  };
}

function toStreetKey(street: string, { localityKey }: AdminPosition): string {
  return `${localityKey}|${foldName(street)}`;
}

/** Returns the elements of each number, by number and with the best position first. */
function groupByNumber(rows: readonly AddressRow[]): [number: string, rows: AddressRow[]][] {
  const byNumber = new Map<string, AddressRow[]>();
  for (const row of rows) {
    const number = foldName(row.houseNumber);
    const others = byNumber.get(number);
    if (others === undefined) byNumber.set(number, [row]);
    else others.push(row);
  }
  for (const group of byNumber.values()) if (group.length > 1) sortByRank(group);
  return [...byNumber].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Sorts by precision, then by type and id of the element, so the order of the file does not matter. */
function sortByRank(rows: AddressRow[]): void {
  const ranked = rows.map((row) => {
    const [type = "", id = ""] = row.osm?.split("/") ?? [];
    return { row, rank: `${row.precision}${type}${id.padStart(12, "0")}${JSON.stringify(row)}` };
  });
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  rows.splice(0, rows.length, ...ranked.map(({ row }) => row));
}

function toOptional<Key extends string>(key: Key, value: string | undefined): { [Name in Key]?: string } {
  return value === undefined ? {} : ({ [key]: value } as { [Name in Key]?: string });
}
