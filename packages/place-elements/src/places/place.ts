import type { Place as PlaceOnWire } from "@lieudit/place-model";
import { loadPart } from "../core/load-part.ts";
import { warnOnce } from "../core/warn-once.ts";
import { readPlacesBy } from "../wire/page-client.ts";
import { getRows } from "./data-class.ts";
import { loadRequests } from "./load-requests.ts";
import { defineMembers, getMembers, hide, plain, readMember, type Values, wirePath } from "./members.ts";
import { DEPRECATED_MEMBERS, PLACE_ROWS } from "./place-members.ts";
import type { SearchByTextRequest, SearchNearbyRequest } from "./search-request.ts";
import type { AutocompleteSessionToken } from "./session-token.ts";

export interface PlaceOptions {
  /** Of a place, or `resourceName`: one of the two is needed. */
  id?: string | null;
  /** `places/{id}` */
  resourceName?: string | null;
  /** BCP 47; null for the page's own. */
  requestedLanguage?: string | null;
  /** Two letters; null for the page's own. */
  requestedRegion?: string | null;
  sessionToken?: AutocompleteSessionToken | null;
}

export interface FetchFieldsRequest {
  /** Names of fields, such as "displayName"; "*" for all. */
  fields: Iterable<string>;
  /** Taken and of no effect: this service counts no usage. */
  internalUsageAttributionIds?: Iterable<string> | null;
}

const TABLE = getMembers(PLACE_ROWS);
const STATE = Symbol("place");

/** The field of the wire that each member is read from. */
export const WIRE_FIELD: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TABLE).map(([name, member]) => [name, wirePath(name, member)[0] ?? ""]),
);

/** What a place knows. In plain objects, which a framework's Proxy passes through. */
interface State {
  wire: Record<string, unknown>;
  /** Fields of the wire that were asked for, "*" when all were. */
  fetched: Record<string, true>;
  /** Members that were read already, so that each is one and the same object each time. */
  read: Record<string, unknown>;
}

type Fields = {
  readonly [Name in keyof Values<typeof PLACE_ROWS>]: Values<typeof PLACE_ROWS>[Name] | undefined;
};

/** The fields are put on the prototype below: the compiler knows them by this class. */
const WithFields = Object as unknown as new () => Fields;

/** A place of which a page knows the id, and what it has fetched. */
export class Place extends WithFields {
  readonly id: string;
  requestedLanguage: string | null;
  requestedRegion: string | null;
  /** Goes with the first request for details, which ends the session. */
  declare sessionToken: AutocompleteSessionToken | null;

  /** @throws {Error} without an id that is a non-empty string. */
  constructor(options: PlaceOptions) {
    super();
    hide(this, STATE, { wire: {}, fetched: {}, read: {} } satisfies State);
    const { id, resourceName, requestedLanguage, requestedRegion, sessionToken } = options ?? {};
    this.id = placeId(id ?? resourceName?.replace(/^places\//, ""));
    this.requestedLanguage = requestedLanguage ?? null;
    this.requestedRegion = requestedRegion ?? null;
    // Of no interest to whoever lists or copies a place.
    hide(this, "sessionToken", sessionToken ?? null);
  }

  /** `places/{id}` */
  get resourceName(): string {
    return `places/${this.id}`;
  }

  /** Finds places by words such as "bakery in Aubremer". */
  static async searchByText(request: SearchByTextRequest): Promise<{ places: Place[] }> {
    return (await loadRequests("search")).searchByText(request);
  }

  /** Finds places within a circle. */
  static async searchNearby(request: SearchNearbyRequest): Promise<{ places: Place[] }> {
    return (await loadRequests("search")).searchNearby(request);
  }

  /**
   * Fetches fields that this place does not have yet, into this very object;
   * no request when it has them all.
   *
   * @throws {Error} 'Place: `field` invalid' for a name that is no field.
   * @throws {MapsNetworkError} when the service refuses or fails.
   */
  async fetchFields(request: FetchFieldsRequest): Promise<{ place: Place }> {
    await (await loadRequests("fields")).fetchFields(this, request);
    return { place: this };
  }

  /** Whether it is open at `date`, by default now; undefined where its hours are not known. In the beta channel. */
  async isOpen(date?: Date): Promise<boolean | undefined> {
    return (await hours()).isOpen(this, date);
  }

  /** When it opens next after `date`, by default now; undefined where that is not known. In the beta channel. */
  async getNextOpeningTime(date?: Date): Promise<Date | undefined> {
    return (await hours()).nextOpeningTime(this, date);
  }

  /** A plain object of the id and the fields that were fetched. */
  toJSON(): object {
    const json: Record<string, unknown> = { id: this.id };
    for (const name of Object.keys(TABLE)) {
      const value = name === "openingHours" ? undefined : getMember(this, name);
      if (value !== undefined) json[name] = plain(value);
    }
    return json;
  }
}

// Undefined until a field is fetched, null or empty where the place has none.
defineMembers(Place.prototype, Object.keys(TABLE), (place, name) => {
  if (Object.hasOwn(DEPRECATED_MEMBERS, name)) warnOfDeprecated(name);
  return getMember(place, name);
});

// One table says what a page sees of a place and what is read of an answer.
readPlacesBy({ rows: PLACE_ROWS, getRows, wirePath });

const hours = () => loadPart("clock", () => import("./place-open-state.ts"));

// What follows is for the rest of the kit: no member that a page sees.

/** What is known of a place, as the wire writes it. */
export function wirePlace(place: Place): PlaceOnWire {
  return { ...getState(place).wire, id: place.id, name: place.resourceName };
}

/** A place that holds `fields` of the wire, "*" for all of them, as an answer gave them. */
export function placeFromWire(
  wire: object,
  fields: readonly string[],
  options: Omit<PlaceOptions, "resourceName"> = {},
): Place {
  const { id, placeId, name } = wire as { id?: string; placeId?: string; name?: string };
  const place = new Place({ ...options, id: id ?? placeId ?? name?.replace(/^places\//, "") ?? null });
  keepAnswer(place, wire, fields);
  return place;
}

/** The place itself, or one of this id or resource name. */
export function findPlace(place: Place | string): Place {
  return typeof place === "string" ? new Place({ resourceName: place }) : place;
}

/** Whether all these fields of the wire were fetched. */
export function holdsFields(place: Place, fields: readonly string[]): boolean {
  const { fetched } = getState(place);
  return fields.every((field) => fetched["*"] || fetched[field] || field === "id" || field === "name");
}

/** Adds what an answer to a question for `fields` of the wire says. */
export function keepAnswer(place: Place, wire: object, fields: readonly string[]): void {
  const state = getState(place);
  Object.assign(state.wire, wire);
  for (const field of fields) state.fetched[field] = true;
  for (const name of Object.keys(state.read)) {
    if (fields.includes("*") || fields.includes(WIRE_FIELD[name] ?? "")) delete state.read[name];
  }
}

function getMember(place: object, name: string): unknown {
  const { wire, fetched, read } = getState(place);
  if (!fetched["*"] && !fetched[WIRE_FIELD[name] ?? ""]) return undefined;
  if (!Object.hasOwn(read, name)) {
    read[name] = readMember(TABLE, name, wire, (other) => placeFromWire(other, Object.keys(other)));
  }
  return read[name];
}

function getState(place: object): State {
  // Every place has it from its constructor on.
  return (place as { [STATE]: State })[STATE];
}

function placeId(id: unknown): string {
  if (typeof id === "string" && id !== "") return id;
  throw new Error("Place: `id` invalid: a place has an id, which is a non-empty string.");
}

function warnOfDeprecated(name: string): void {
  warnOnce(
    name === "openingHours"
      ? "Place.openingHours is deprecated; use Place.regularOpeningHours instead."
      : `Place.${name} is deprecated.`,
  );
}
