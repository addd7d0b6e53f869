import type { ListingKind } from "@lieudit/listing-model";
import {
  getNumberColumns,
  getTextColumns,
  type ListingOrder,
  NumberColumn,
  ORDERS,
  TextColumn,
} from "./columns.ts";

/** One row of the table `listing`, with the columns of its kind. */
export type CatalogueRow = Readonly<Record<string, string | number | null>> & {
  readonly id: string;
  readonly visible: number;
};

/** When more than this share of the listings changes at once, orders are sorted again. */
const MAX_MERGED_SHARE = 0.25;
const MIN_CAPACITY = 64;

/**
 * The listings on offer of one kind, column by column in memory. A listing has
 * a slot, which is its index in every column. Slots of removed listings are reused.
 */
export class KindCatalogue {
  readonly kind: ListingKind;
  readonly #texts: ReadonlyMap<string, TextColumn>;
  readonly #numbers: ReadonlyMap<string, NumberColumn>;
  readonly #slots = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #orders = new Map<ListingOrder, Uint32Array>();
  /** Number of changes that were applied. */
  changeCount = 0;
  /** Id of each slot; undefined if the slot is free. */
  readonly ids: (string | undefined)[] = [];

  constructor(kind: ListingKind) {
    this.kind = kind;
    this.#texts = new Map(getTextColumns(kind).map((name) => [name, new TextColumn()]));
    this.#numbers = new Map(getNumberColumns(kind).map((name) => [name, new NumberColumn()]));
  }

  /** Number of listings. */
  get size(): number {
    return this.#slots.size;
  }

  /** Number of slots, free ones included. */
  get slotCount(): number {
    return this.ids.length;
  }

  /** @throws {Error} for a column that the kind does not have */
  text(name: string): TextColumn {
    return require(this.#texts.get(name), name);
  }

  /** @throws {Error} for a column that the kind does not have */
  number(name: string): NumberColumn {
    return require(this.#numbers.get(name), name);
  }

  findSlot(id: string): number | undefined {
    return this.#slots.get(id);
  }

  /** Inserts, updates or removes the listings of these rows. */
  apply(rows: readonly CatalogueRow[]): void {
    if (rows.length > 0) this.changeCount += 1;
    const changed = new Set<number>();
    for (const row of rows) {
      const slot = row.visible === 1 ? this.#put(row) : this.#remove(row.id);
      if (slot !== undefined) changed.add(slot);
    }
    if (changed.size > this.slotCount * MAX_MERGED_SHARE) this.#orders.clear();
    else
      for (const [order, slots] of this.#orders) this.#orders.set(order, this.#merge(order, slots, changed));
  }

  /** Returns the slots of all listings in an order. */
  getOrder(order: ListingOrder): Uint32Array {
    const known = this.#orders.get(order);
    if (known !== undefined) return known;
    const sorted = Uint32Array.from(this.#slots.values()).sort(this.#compareBy(order));
    this.#orders.set(order, sorted);
    return sorted;
  }

  /** Returns an id that is certainly there: `slot` comes from an order or a match. */
  idAt(slot: number): string {
    return this.ids[slot] ?? "";
  }

  #put(row: CatalogueRow): number {
    const slot = this.#slots.get(row.id) ?? this.#free.pop() ?? this.ids.length;
    this.#reserve(slot);
    this.ids[slot] = row.id;
    this.#slots.set(row.id, slot);
    for (const [name, column] of this.#texts) column.set(slot, row[name]);
    for (const [name, column] of this.#numbers) column.set(slot, toNumber(name, row[name]));
    return slot;
  }

  #remove(id: string): number | undefined {
    const slot = this.#slots.get(id);
    if (slot === undefined) return undefined;
    this.#slots.delete(id);
    this.ids[slot] = undefined;
    this.#free.push(slot);
    return slot;
  }

  #reserve(slot: number): void {
    const capacity = this.number("publie").values.length;
    if (slot < capacity) return;
    const next = Math.max(MIN_CAPACITY, capacity * 2);
    for (const column of this.#texts.values()) column.codes = resize(column.codes, new Uint32Array(next));
    for (const column of this.#numbers.values()) {
      column.values = resize(column.values, new Float64Array(next));
    }
  }

  /** Moves the changed slots of an order to their new places. */
  #merge(order: ListingOrder, slots: Uint32Array, changed: ReadonlySet<number>): Uint32Array {
    if (changed.size === 0) return slots;
    const compare = this.#compareBy(order);
    const unchanged = slots.filter((slot) => !changed.has(slot));
    const moved = [...changed].filter((slot) => this.ids[slot] !== undefined).sort(compare);
    const merged = new Uint32Array(unchanged.length + moved.length);
    let next = 0;
    let at = 0;
    for (const slot of unchanged) {
      for (; next < moved.length && compare(moved[next]!, slot) < 0; next++) merged[at++] = moved[next]!;
      merged[at++] = slot;
    }
    merged.set(moved.slice(next), at);
    return merged;
  }

  #compareBy(order: ListingOrder): (a: number, b: number) => number {
    const { column, isDescending, areIdsDescending } = ORDERS[order];
    const { values } = this.number(column);
    const sign = isDescending ? -1 : 1;
    const idSign = areIdsDescending ? -1 : 1;
    return (a, b) => {
      const [x = Number.NaN, y = Number.NaN] = [values[a], values[b]];
      if (x !== y && !(Number.isNaN(x) && Number.isNaN(y))) {
        if (Number.isNaN(x)) return 1;
        return Number.isNaN(y) ? -1 : sign * (x - y);
      }
      return this.idAt(a) < this.idAt(b) ? -idSign : idSign;
    };
  }
}

function toNumber(name: string, value: unknown): unknown {
  return (name === "publie" || name === "maj") && typeof value === "string" ? Date.parse(value) : value;
}

function resize<Values extends Uint32Array | Float64Array>(from: Values, to: Values): Values {
  to.set(from);
  return to;
}

function require<Column>(column: Column | undefined, name: string): Column {
  if (column === undefined) throw new Error(`The catalogue has no column ${name}.`);
  return column;
}
