import { type HouseFacts, hashText, toNameKey, toNameWords } from "@lieudit/place-index";
import { distanceMetres, type LatLng, type PlaceAddress, type PlaceKind } from "@lieudit/place-model";

/** Metres between two records of one house number. */
const SAME_ADDRESS_METRES = 150;
/** Metres between the middles of one street of a town, as two sources draw it. */
const SAME_STREET_METRES = 5_000;
/** The same if the sources name different towns. */
const SAME_STREET_BESIDE_METRES = 500;
/** Metres between the centres of one town. */
const SAME_TOWN_METRES = 10_000;

/** The regions above a town, and its postcode if it has one. */
export type TownAreas = Pick<PlaceAddress, "adminArea1" | "adminArea2" | "postcode">;

/**
 * The addresses, streets and towns of imported sources, in 30 bytes each: a hash table of
 * names with positions. Names are not stored. Two that share a hash of 32 bits would also
 * have to stand at the same spot to be confused.
 */
export class KnownPlaces {
  #capacity = 1 << 12;
  #size = 0;
  #heads = new Int32Array(this.#capacity).fill(NONE);
  #columns = createColumns(this.#capacity);
  #source = 0;
  readonly #areas: TownAreas[] = [];
  readonly #areaNumbers = new Map<string, number>();
  readonly #areasOfEntry = new Map<number, number>();
  readonly #nameKeys = new Map<string, string>();

  /** Starts the next source. Places of one source are never duplicates of each other. */
  startSource(): void {
    this.#source += 1;
  }

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  add(record: HouseFacts): void {
    for (const key of this.#keysOf(record)) {
      const entry = this.#insert(key, record);
      if (record.kind === "locality") this.#setAreas(entry, record.address);
    }
  }

  /** Whether a former source has the place. */
  has(record: HouseFacts): boolean {
    if (this.isEmpty) return false;
    const [key] = this.#keysOf(record);
    return key !== undefined && this.#find(key, record) !== NONE;
  }

  /** Returns the regions of a town of former sources, or null if they do not have it. */
  areasOfTown(town: string, near: LatLng): TownAreas | null {
    const record = { kind: "locality", address: { countryCode: "", formatted: "" }, location: near } as const;
    const entry = this.#find(`t|${this.#nameKey(town)}`, record);
    const number = entry === NONE ? undefined : this.#areasOfEntry.get(entry);
    return number === undefined ? null : (this.#areas[number] ?? null);
  }

  #keysOf({ kind, names, address, primaryType }: HouseFacts): string[] {
    const allNames = [names.default, ...(names.others ?? [])];
    if (kind === "address") {
      const { street, houseNumber } = address;
      if (street === undefined || houseNumber === undefined) return [];
      return [`a|${this.#nameKey(street)}|${houseNumber.toLowerCase().replaceAll(" ", "")}`];
    }
    if (kind === "street") return allNames.map((name) => `s|${this.#nameKey(name)}`);
    if (kind !== "locality") return [];
    const isTown = names.default === address.locality;
    const isFormerTown = names.default === address.sublocality && primaryType.startsWith("sublocality");
    // A hamlet is no other place than the lieu-dit of its name, but it is not the town.
    return allNames.map((name) => `${isTown || isFormerTown ? "t" : "l"}|${this.#nameKey(name)}`);
  }

  /** The houses of a street are neighbours in most files. */
  #nameKey(name: string): string {
    let key = this.#nameKeys.get(name);
    if (key === undefined) {
      const words = toNameWords(name);
      // The key omits the letter of "Allée D" as if it were "d'".
      const [letter = ""] = /^\p{L}$/u.exec(words.at(-1) ?? "") ?? [];
      key = `${toNameKey(words)}|${letter}`;
      if (this.#nameKeys.size >= MAX_NAME_KEYS) this.#nameKeys.clear();
      this.#nameKeys.set(name, key);
    }
    return key;
  }

  #insert(key: string, { address, location }: HouseFacts): number {
    if (this.#size === this.#capacity) this.#grow();
    const entry = this.#size++;
    const { hashes, nexts, latitudes, longitudes, towns, sources } = this.#columns;
    const hash = hashText(key);
    const bucket = hash % this.#capacity;
    hashes[entry] = hash;
    nexts[entry] = this.#heads[bucket] as number;
    this.#heads[bucket] = entry;
    latitudes[entry] = Math.round(location.latitude * UNITS_PER_DEGREE);
    longitudes[entry] = Math.round(location.longitude * UNITS_PER_DEGREE);
    towns[2 * entry] = hashShort(this.#townKey(address));
    towns[2 * entry + 1] = hashShort(address.postcode ?? "");
    sources[entry] = this.#source;
    return entry;
  }

  /** Returns the nearest entry of a former source that is the same place, or `NONE`. */
  #find(key: string, { kind, address, location }: Pick<HouseFacts, "kind" | "address" | "location">): number {
    const { hashes, nexts, latitudes, longitudes, towns, sources } = this.#columns;
    const hash = hashText(key);
    const town = hashShort(this.#townKey(address));
    const postcode = hashShort(address.postcode ?? "");
    let nearest = NONE;
    let fewest = Number.POSITIVE_INFINITY;
    for (
      let entry = this.#heads[hash % this.#capacity] as number;
      entry !== NONE;
      entry = nexts[entry] as number
    ) {
      if (hashes[entry] !== hash || sources[entry] === this.#source) continue;
      const [otherTown, otherPostcode] = [towns[2 * entry] as number, towns[2 * entry + 1] as number];
      const isSameTown = town === otherTown;
      const isSamePostcode = postcode === 0 || otherPostcode === 0 || postcode === otherPostcode;
      if (kind !== "locality" && !isSameTown && !isSamePostcode) continue;
      const metres = distanceMetres(location, {
        latitude: (latitudes[entry] as number) / UNITS_PER_DEGREE,
        longitude: (longitudes[entry] as number) / UNITS_PER_DEGREE,
      });
      if (metres >= fewest || metres > getMaxMetres(kind, isSameTown)) continue;
      fewest = metres;
      nearest = entry;
    }
    return nearest;
  }

  #townKey({ locality }: PlaceAddress): string {
    return locality === undefined ? "" : this.#nameKey(locality);
  }

  #setAreas(entry: number, { adminArea1, adminArea2, postcode }: PlaceAddress): void {
    if (adminArea1 === undefined && adminArea2 === undefined && postcode === undefined) return;
    const key = `${adminArea1}|${adminArea2}|${postcode}`;
    let number = this.#areaNumbers.get(key);
    if (number === undefined) {
      number = this.#areas.length;
      this.#areaNumbers.set(key, number);
      this.#areas.push({
        ...(adminArea1 === undefined ? {} : { adminArea1 }),
        ...(adminArea2 === undefined ? {} : { adminArea2 }),
        ...(postcode === undefined ? {} : { postcode }),
      });
    }
    this.#areasOfEntry.set(entry, number);
  }

  #grow(): void {
    const former = this.#columns;
    this.#capacity *= 2;
    this.#columns = createColumns(this.#capacity);
    for (const name of Object.keys(former) as (keyof Columns)[]) this.#columns[name].set(former[name]);
    this.#heads = new Int32Array(this.#capacity).fill(NONE);
    const { hashes, nexts } = this.#columns;
    for (let entry = 0; entry < this.#size; entry += 1) {
      const bucket = (hashes[entry] as number) % this.#capacity;
      nexts[entry] = this.#heads[bucket] as number;
      this.#heads[bucket] = entry;
    }
  }
}

/** The end of a chain of entries, and the result of a search without one. */
const NONE = -1;
const UNITS_PER_DEGREE = 1e7;
const MAX_NAME_KEYS = 5_000;

type Columns = ReturnType<typeof createColumns>;

function createColumns(capacity: number) {
  return {
    hashes: new Uint32Array(capacity),
    nexts: new Int32Array(capacity),
    latitudes: new Int32Array(capacity),
    longitudes: new Int32Array(capacity),
    /** Hashes of town and postcode; 0 without one. */
    towns: new Uint16Array(2 * capacity),
    sources: new Uint8Array(capacity),
  };
}

function getMaxMetres(kind: PlaceKind, isSameTown: boolean): number {
  if (kind === "address") return SAME_ADDRESS_METRES;
  if (kind === "street") return isSameTown ? SAME_STREET_METRES : SAME_STREET_BESIDE_METRES;
  return SAME_TOWN_METRES;
}

/** 1 to 65,535, or 0 for an empty text. */
function hashShort(text: string): number {
  return text === "" ? 0 : 1 + (hashText(text) % 65_535);
}
