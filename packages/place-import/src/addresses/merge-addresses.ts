import { changeStreet, readHouseFacts, type StreetHouses } from "@lieudit/place-index";
import type { ManifestSource } from "@lieudit/place-index/store";
import type { PlaceKind, PlaceRecord } from "@lieudit/place-model";
import type { AddressRecord } from "../places/house-packer.ts";
import { addPostcode } from "../places/place-address.ts";
import { KnownPlaces, type TownAreas } from "./known-places.ts";

/** Numbers of records by kind. */
export type KindCounts = Partial<Record<PlaceKind, number>>;

/** Whether a source was imported from address files, which complete the places of the others. */
export function isAddressSource({ kind }: Pick<ManifestSource, "kind">): boolean {
  return kind === "addresses";
}

/**
 * Omits the places of address files that another source has. OpenStreetMap comes first,
 * then the newest address file. It runs at each publication, so a newer map
 * changes the result.
 */
export class AddressMerge {
  readonly #known = new KnownPlaces();
  readonly #left: Set<string>;
  readonly #omitted = new Map<string, KindCounts>();

  /** @param sources in the order in which they are merged. */
  constructor(sources: readonly ManifestSource[]) {
    this.#left = new Set(sources.filter(isAddressSource).map(({ name }) => name));
  }

  /**
   * Starts the next source.
   *
   * @returns a function that completes its records, and drops those that are known.
   */
  startSource(source: ManifestSource): (record: AddressRecord) => readonly AddressRecord[] {
    // Without an address file behind it, nobody looks its places up.
    if (this.#left.size === 0) return (record) => [record];
    this.#known.startSource();
    if (!isAddressSource(source)) {
      return (record) => {
        this.#add(record);
        return [record];
      };
    }
    this.#left.delete(source.name);
    const hasFollower = this.#left.size > 0;
    const omitted: KindCounts = {};
    this.#omitted.set(source.name, omitted);
    const townAreas = new Map<string, TownAreas | null>();
    const omit = (kind: PlaceKind, count: number) => {
      if (count > 0) omitted[kind] = (omitted[kind] ?? 0) + count;
    };
    return (record) => {
      if ("houses" in record) {
        const houses = this.#listNewHouses(record);
        omit("address", record.houses.length - houses.length);
        if (houses.length === 0) return [];
        const street = { ...record, houses };
        if (hasFollower) this.#add(street);
        if (this.#known.isEmpty) return [street];
        return changeStreet(street, (first) => this.#complete(first, townAreas));
      }
      if (this.#known.has(record)) {
        omit(record.kind, 1);
        return [];
      }
      if (hasFollower) this.#known.add(record);
      return [this.#complete(record, townAreas)];
    };
  }

  /** Returns how many places of an address file other sources have. */
  countOmitted(source: string): KindCounts {
    return this.#omitted.get(source) ?? {};
  }

  #add(record: AddressRecord): void {
    if ("houses" in record) {
      for (const facts of record.houses.map(readHouseFacts(record))) this.#known.add(facts);
    } else this.#known.add(record);
  }

  #listNewHouses(street: StreetHouses): StreetHouses["houses"] {
    if (this.#known.isEmpty) return street.houses;
    const toFacts = readHouseFacts(street);
    return street.houses.filter((house) => !this.#known.has(toFacts(house)));
  }

  /** Adds the regions above the town, and its postcode if the file has none. */
  #complete(record: PlaceRecord, townAreas: Map<string, TownAreas | null>): PlaceRecord {
    const { address } = record;
    const { locality, cityCode = "" } = address;
    if (locality === undefined) return record;
    const key = `${cityCode} ${locality}`;
    let areas = townAreas.get(key);
    if (areas === undefined) {
      areas = this.#known.areasOfTown(locality, record.location);
      townAreas.set(key, areas);
    }
    if (areas === null) return record;
    const { postcode, ...regions } = areas;
    const { countryCode, formatted, ...parts } = address;
    const completed = { ...parts, ...regions, countryCode, formatted };
    return {
      ...record,
      address:
        completed.postcode === undefined && postcode !== undefined
          ? addPostcode(completed, postcode)
          : completed,
    };
  }
}
