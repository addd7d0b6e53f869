import type { Place as PlaceOnWire } from "@lieudit/place-model";
import { getMembers, hide, wirePath } from "./members.ts";
import { PLACE_ROWS } from "./place-members.ts";

/** Owner of the state of a place: `Place` of place.ts. */
export interface PlaceIdentity {
  readonly id: string;
  /** `places/{id}` */
  readonly resourceName: string;
}

/** The data that a place has, in plain objects: the Proxies of frameworks pass them through. */
interface PlaceState {
  wire: Record<string, unknown>;
  /** Fields of the wire that were requested, "*" for all. */
  fetched: Record<string, true>;
  /** Members that were read before, so that each returns the same object each time. */
  read: Record<string, unknown>;
}

export const PLACE_TABLE = getMembers(PLACE_ROWS);

/** The field of the wire that each member is read from. */
export const WIRE_FIELD: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PLACE_TABLE).map(([name, member]) => [name, wirePath(name, member)[0] ?? ""]),
);

const STATE = Symbol("place");

/** Gives a new place its empty state. */
export function startPlaceState(place: object): void {
  hide(place, STATE, { wire: {}, fetched: {}, read: {} } satisfies PlaceState);
}

export function getPlaceState(place: object): PlaceState {
  // Every place has it from its constructor on.
  return (place as { [STATE]: PlaceState })[STATE];
}

/** Returns the fetched fields of a place as the wire writes them. */
export function wirePlace(place: PlaceIdentity): PlaceOnWire {
  return { ...getPlaceState(place).wire, id: place.id, name: place.resourceName };
}

/** Whether all these fields of the wire were fetched. */
export function holdsFields(place: PlaceIdentity, fields: readonly string[]): boolean {
  const { fetched } = getPlaceState(place);
  return fields.every((field) => fetched["*"] || fetched[field] || field === "id" || field === "name");
}

/** Adds the response `wire` to a request for `fields` of the wire. */
export function addToPlace(place: PlaceIdentity, wire: object, fields: readonly string[]): void {
  const state = getPlaceState(place);
  Object.assign(state.wire, wire);
  for (const field of fields) state.fetched[field] = true;
  for (const name of Object.keys(state.read)) {
    if (fields.includes("*") || fields.includes(WIRE_FIELD[name] ?? "")) delete state.read[name];
  }
}
