import { addHouse, type StreetHouses, toStreetHouses } from "@lieudit/place-index";
import { type LatLng, type PlaceRecord, roundLocation } from "@lieudit/place-model";
import timeZoneAt from "@photostructure/tz-lookup";

/** A record of a source, or house numbers that are stored together. */
export type AddressRecord = PlaceRecord | StreetHouses;

/** A house number; `Facts` are those that it shares with others of its street. */
export interface PackableHouse<Facts> {
  id: string;
  /** The element, if one has the address. */
  osm?: string | undefined;
  houseNumber: string;
  location: LatLng;
  facts: Facts;
}

interface HouseRun<Facts> {
  facts: Facts;
  /** That of the first house. */
  record: PlaceRecord;
  houses: StreetHouses;
}

/** Packs house numbers that follow each other and share all but number, id and position. */
export class HousePacker<Facts> {
  readonly #areSame: (facts: Facts, others: Facts) => boolean;
  readonly #createRecord: (house: PackableHouse<Facts>) => PlaceRecord;
  #run: HouseRun<Facts> | undefined;
  /** The next street is in the same town as a rule. */
  #lastFrame = "";

  /**
   * @param areSame whether the records of two houses differ in nothing else
   * @param createRecord called for the first of them
   */
  constructor(
    areSame: (facts: Facts, others: Facts) => boolean,
    createRecord: (house: PackableHouse<Facts>) => PlaceRecord,
  ) {
    this.#areSame = areSame;
    this.#createRecord = createRecord;
  }

  /** Adds a house and yields what it completes. */
  *add(house: PackableHouse<Facts>): Generator<AddressRecord> {
    if (this.#run !== undefined && this.#addToRun(this.#run, house)) return;
    yield* this.finish();
    const record = this.#createRecord(house);
    const houses = toStreetHouses(record, this.#lastFrame);
    if (houses === undefined) yield record;
    else {
      this.#lastFrame = houses.frame;
      this.#run = { facts: house.facts, record, houses };
    }
  }

  /** Yields the houses since the last ones that were yielded. */
  *finish(): Generator<AddressRecord> {
    if (this.#run !== undefined) yield this.#run.houses;
    this.#run = undefined;
  }

  #addToRun({ facts, record, houses }: HouseRun<Facts>, house: PackableHouse<Facts>): boolean {
    const { latitude, longitude } = roundLocation(house.location);
    return (
      this.#areSame(house.facts, facts) &&
      timeZoneAt(latitude, longitude) === record.timeZone &&
      addHouse(houses, record, house)
    );
  }
}
