import {
  defineMembers,
  getMembers,
  hide,
  type PlaceMaker,
  plain,
  type Rows,
  readMember,
  type Values,
} from "./members.ts";

const VALUES = Symbol("values");

/** The rows of each class beside those that it inherits. */
const ROWS = new Map<object, Rows>();

/** What a class of `dataClass` reads, that of the one that it extends included. */
export function getRows(Class: object): Rows {
  const inherited: unknown = Object.getPrototypeOf(Class);
  return { ...(ROWS.has(Object(inherited)) && getRows(Object(inherited))), ...ROWS.get(Class) };
}

/** What a class of plain members has beside them. */
export interface Data {
  /** A plain object of the members. */
  toJSON(): object;
}

/** @param wire the message, already freed of what cannot be used */
export type DataClass<Instance> = new (wire: object, findPlace: PlaceMaker) => Instance;

/**
 * A class whose instances hold what `rows` read from a message of the wire,
 * beside what those of `Parent` hold, and have `methods`.
 */
export function dataClass<
  const Table extends Rows,
  Methods extends object = object,
  Inherited extends object = object,
>(
  rows: Table,
  methods?: Methods & ThisType<Values<Table>>,
  Parent: DataClass<Inherited> = Object as unknown as DataClass<Inherited>,
): DataClass<Values<Table> & Methods & Inherited & Data> {
  const table = getMembers(rows);
  // The parent is a class of this function, or none.
  class Made extends (Parent as DataClass<object>) {
    constructor(wire: object, findPlace: PlaceMaker) {
      super(wire, findPlace);
      const values = hide(this, VALUES, readValues(this));
      for (const name of Object.keys(table)) values[name] = readMember(table, name, wire, findPlace);
    }

    toJSON(): object {
      return Object.fromEntries(
        Object.entries(readValues(this)).map(([name, value]) => [name, plain(value)]),
      );
    }
  }
  defineMembers(Made.prototype, Object.keys(table), (instance, name) => readValues(instance)[name]);
  for (const [name, method] of Object.entries(methods ?? {})) hide(Made.prototype, name, method);
  ROWS.set(Made, rows);
  // The accessors are those of the table.
  return Made as unknown as DataClass<Values<Table> & Methods & Inherited & Data>;
}

/** A class and the one that it extends keep theirs in one object. */
function readValues(instance: object): Record<string, unknown> {
  return (instance as { [VALUES]?: Record<string, unknown> })[VALUES] ?? {};
}
