import { cleanText, foldName } from "@lieudit/intake";
import type { LatLng, PlaceAddress, PlaceRecord } from "@lieudit/place-model";
import { roundLocation } from "@lieudit/place-model";
import type { OsmFeature } from "../osm/osm-feature.ts";
import { createAddressRecord } from "./address-record.ts";
import type { AdminPosition, AdminPositions } from "./admin-position.ts";
import type { HouseTowns } from "./house-towns.ts";
import { interpolateNumbers } from "./interpolation.ts";
import { groupNear } from "./near-groups.ts";
import { completeAddress, readHouseNumbers, readPostcode, readStreet } from "./place-address.ts";
import { toAddressPlaceId } from "./place-ids.ts";
import type { Spill, SpillTable } from "./spill.ts";

/** Collects the house numbers of an extract and yields one place for each address. */
export class AddressPlaces {
  readonly #rows: SpillTable<AddressRow>;
  readonly #interpolations: SpillTable<InterpolationRow>;
  readonly #positions: AdminPositions;
  readonly #houses: HouseTowns;
  readonly #countSkipped: (reason: string) => void;

  constructor(
    spill: Spill,
    positions: AdminPositions,
    houses: HouseTowns,
    countSkipped: (reason: string) => void,
  ) {
    this.#rows = spill.table("addresses");
    this.#interpolations = spill.table("interpolations");
    this.#positions = positions;
    this.#houses = houses;
    this.#countSkipped = countSkipped;
  }

  /** Adds the address of `feature`, if it has one. `isPoi`: the element is more than an address. */
  add(feature: OsmFeature, position: AdminPosition, isPoi: boolean): void {
    const { tags, type, id } = feature;
    if (tags["addr:interpolation"] !== undefined) {
      if (type === "way" && feature.line !== undefined) this.#addInterpolation(feature);
      return;
    }
    const numbers = readHouseNumbers(tags["addr:housenumber"]);
    if (numbers.length === 0) return;
    const street = readStreet(tags);
    const mark = type === "node" ? String(id) : undefined;
    if (street === undefined) {
      // Kept for an interpolation way that may end here and know the street.
      if (mark !== undefined) this.#rows.add("", "", this.#row(feature, numbers[0] as string, ""), mark);
      else this.#countSkipped("house numbers without a street");
      return;
    }
    const postcode = readPostcode(tags, position.countryCode);
    const town = cleanText(tags["addr:city"]);
    this.#houses.add(street, feature.location, position, {
      ...toOptional("town", town),
      ...toOptional("postcode", postcode),
    });
    // An element with only an address marks the door; a shop may be anywhere in the house.
    const precision = isPoi ? 3 : type === "node" ? 1 : 2;
    for (const [index, houseNumber] of numbers.entries()) {
      const row = this.#row(feature, houseNumber, street);
      this.#rows.add(
        toAddressKey(row, position),
        getRank(precision, row.osm),
        row,
        index === 0 ? mark : undefined,
      );
    }
  }

  /** Yields one record for each address, located by its most precise element. */
  *records(source: string): Generator<PlaceRecord> {
    this.#interpolate();
    for (const { key, rows } of this.#rows.groups()) {
      if (key === "") continue;
      for (const [index, group] of groupNear(rows, SAME_ADDRESS_METRES).entries()) {
        const [first] = group;
        if (first === undefined) continue;
        yield this.#record(first, group, index === 0 ? key : `${key}#${index}`, source);
      }
    }
  }

  #row(feature: OsmFeature, houseNumber: string, street: string): AddressRow {
    const { tags } = feature;
    return {
      houseNumber,
      street,
      ...toOptional("postcode", tags["addr:postcode"]),
      ...toOptional("locality", cleanText(tags["addr:city"])),
      location: roundLocation(feature.location),
      osm: `${feature.type}/${feature.id}`,
    };
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
    for (const { rows } of this.#interpolations.groups()) {
      for (const way of rows) {
        const ends = way.nodeIds.flatMap((nodeId, index) => {
          const row = this.#rows.withMark(String(nodeId));
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
      };
      this.#rows.add(toAddressKey(row, this.#positions.at(location)), getRank(5, undefined), row);
    }
  }

  #record(first: AddressRow, group: readonly AddressRow[], key: string, source: string): PlaceRecord {
    const position = this.#positions.at(first.location);
    const address: PlaceAddress = completeAddress(
      {
        houseNumber: first.houseNumber,
        street: first.street,
        // Elements of the same address complete each other.
        postcode: group
          .map((row) => readPostcode({ "addr:postcode": row.postcode ?? "" }, position.countryCode))
          .find((postcode) => postcode !== undefined),
        locality: group.find((row) => row.locality !== undefined)?.locality,
      },
      position,
    );
    return createAddressRecord({
      id: toAddressPlaceId(key),
      source,
      osm: first.osm,
      houseNumber: first.houseNumber,
      street: first.street,
      address,
      location: first.location,
    });
  }
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

function toAddressKey({ houseNumber, street }: AddressRow, { localityKey }: AdminPosition): string {
  return `${localityKey}|${foldName(street)}|${foldName(houseNumber)}`;
}

/** Ranks by precision, then by type and id of the element, so the order of the file does not matter. */
function getRank(precision: number, osm: string | undefined): string {
  const [type = "", id = ""] = osm?.split("/") ?? [];
  return `${precision}${type}${id.padStart(12, "0")}`;
}

function toOptional<Key extends string>(key: Key, value: string | undefined): { [Name in Key]?: string } {
  return value === undefined ? {} : ({ [key]: value } as { [Name in Key]?: string });
}
