import { loadPart } from "../core/load-part.ts";
import { warnOnce } from "../core/warn-once.ts";
import { readPlacesBy } from "../wire/page-client.ts";
import { getRows } from "./data-class.ts";
import { defineMembers, hide, plain, readMember, type Values, wirePath } from "./members.ts";
import type { FetchFieldsRequest } from "./place-fields.ts";
import { DEPRECATED_MEMBERS, PLACE_ROWS } from "./place-members.ts";
import { addToPlace, getPlaceState, PLACE_TABLE, startPlaceState, WIRE_FIELD } from "./place-state.ts";
import type { SearchByTextRequest, SearchNearbyRequest } from "./search-request.ts";
import type { AutocompleteSessionToken } from "./session-token.ts";

export interface PlaceOptions {
  /** Either this or `resourceName` is required. */
  id?: string | null;
  /** `places/{id}` */
  resourceName?: string | null;
  /** BCP 47; null for the page's language. */
  requestedLanguage?: string | null;
  /** Two letters; null for the page's region. */
  requestedRegion?: string | null;
  sessionToken?: AutocompleteSessionToken | null;
}

type Fields = {
  readonly [Name in keyof Values<typeof PLACE_ROWS>]: Values<typeof PLACE_ROWS>[Name] | undefined;
};

/** Loads the requests of this class with the first of them; `part` names it in errors. */
const loadRequests = (part: string) => loadPart(part, () => import("./requests.ts"));

/** Declares the fields to the compiler; `defineMembers` adds them to the prototype below. */
const WithFields = Object as unknown as new () => Fields;

declare module "./members.ts" {
  /** Members that name other places have this class. */
  interface ClassRegistry {
    Place: Place;
  }
}

/** A place with an id, and the fields that the page has fetched. */
export class Place extends WithFields {
  readonly id: string;
  requestedLanguage: string | null;
  requestedRegion: string | null;
  /** Sent with the first request for details, which ends the session. */
  declare sessionToken: AutocompleteSessionToken | null;

  /** @throws {Error} without an id that is a non-empty string. */
  constructor(options: PlaceOptions) {
    super();
    startPlaceState(this);
    const { id, resourceName, requestedLanguage, requestedRegion, sessionToken } = options ?? {};
    this.id = placeId(id ?? resourceName?.replace(/^places\//, ""));
    this.requestedLanguage = requestedLanguage ?? null;
    this.requestedRegion = requestedRegion ?? null;
    // Lists and copies of a place leave it out.
    hide(this, "sessionToken", sessionToken ?? null);
  }

  /** `places/{id}` */
  get resourceName(): string {
    return `places/${this.id}`;
  }

  /** Searches places by text, such as "bakery in Aubremer". */
  static async searchByText(request: SearchByTextRequest): Promise<{ places: Place[] }> {
    return (await loadRequests("search")).searchByText(request, placeFromWire);
  }

  /** Searches places within a circle. */
  static async searchNearby(request: SearchNearbyRequest): Promise<{ places: Place[] }> {
    return (await loadRequests("search")).searchNearby(request, placeFromWire);
  }

  /**
   * Fetches the fields that this place does not have yet, into this object.
   * Sends no request if it has them all.
   *
   * @throws {Error} 'Place: `field` invalid' for an unknown field.
   * @throws {MapsNetworkError} if the request fails.
   */
  async fetchFields(request: FetchFieldsRequest): Promise<{ place: Place }> {
    await (await loadRequests("fields")).fetchFields(this, request);
    return { place: this };
  }

  /** Whether it is open at `date`, by default now; undefined if its hours are unknown. In the beta channel. */
  async isOpen(date?: Date): Promise<boolean | undefined> {
    return (await loadHours()).isOpen(this, date);
  }

  /** When it next opens after `date`, by default now; undefined if unknown. In the beta channel. */
  async getNextOpeningTime(date?: Date): Promise<Date | undefined> {
    return (await loadHours()).getNextOpeningTime(this, date);
  }

  /** Returns a plain object of the id and the fetched fields. */
  toJSON(): object {
    const json: Record<string, unknown> = { id: this.id };
    for (const name of Object.keys(PLACE_TABLE)) {
      const value = name === "openingHours" ? undefined : getMember(this, name);
      if (value !== undefined) json[name] = plain(value);
    }
    return json;
  }
}

// Undefined until a field is fetched; null or empty if the place has no value.
defineMembers(Place.prototype, Object.keys(PLACE_TABLE), (place, name) => {
  if (Object.hasOwn(DEPRECATED_MEMBERS, name)) warnOfDeprecated(name);
  return getMember(place, name);
});

// One table defines the members of a place and what the client reads of a response.
readPlacesBy({ rows: PLACE_ROWS, getRows, wirePath });

const loadHours = () => loadPart("clock", () => import("./place-open-state.ts"));

// The functions below are for the rest of the kit, not members that pages see.

/** Makes a place from a response that has these `fields` of the wire, "*" for all. */
export function placeFromWire(
  wire: object,
  fields: readonly string[],
  options: Omit<PlaceOptions, "resourceName"> = {},
): Place {
  const { id, placeId, name } = wire as { id?: string; placeId?: string; name?: string };
  const place = new Place({ ...options, id: id ?? placeId ?? name?.replace(/^places\//, "") ?? null });
  addToPlace(place, wire, fields);
  return place;
}

/** Returns `place` itself, or a new place for an id or a resource name. */
export function findPlace(place: Place | string): Place {
  return typeof place === "string" ? new Place({ resourceName: place }) : place;
}

function getMember(place: object, name: string): unknown {
  const { wire, fetched, read } = getPlaceState(place);
  if (!fetched["*"] && !fetched[WIRE_FIELD[name] ?? ""]) return undefined;
  if (!Object.hasOwn(read, name)) {
    read[name] = readMember(PLACE_TABLE, name, wire, (other) => placeFromWire(other, Object.keys(other)));
  }
  return read[name];
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
