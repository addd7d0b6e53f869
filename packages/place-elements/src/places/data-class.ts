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

/** The rows of each class, without inherited ones. */
const ROWS = new Map<object, Rows>();

/** Returns the rows of a class of `dataClass`, with inherited ones. */
export function getRows(Class: object): Rows {
  const inherited: unknown = Object.getPrototypeOf(Class);
  return { ...(ROWS.has(Object(inherited)) && getRows(Object(inherited))), ...ROWS.get(Class) };
}

/** Members that every data class has. */
export interface Data {
  /** A plain object of the members. */
  toJSON(): object;
}

/** @param wire the message, checked by the client */
export type DataClass<Instance> = new (wire: object, findPlace: PlaceMaker) => Instance;

/**
 * Makes a class with the members that `rows` read from a message of the wire,
 * `methods`, and the members of `Parent`.
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
  // The parent is a class of this function, or Object.
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

/** Returns the object of values, which a class shares with its parent. */
function readValues(instance: object): Record<string, unknown> {
  return (instance as { [VALUES]?: Record<string, unknown> })[VALUES] ?? {};
}
