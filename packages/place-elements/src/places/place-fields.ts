import type { PlaceField } from "@lieudit/place-model";
import { readLanguageAndRegion } from "../page/page-settings.ts";
import { mapsError } from "../wire/maps-error.ts";
import { pageClient } from "../wire/page-client.ts";
import { addToPlace, holdsFields, type PlaceIdentity, WIRE_FIELD } from "./place-state.ts";
import { type AutocompleteSessionToken, endSession, sessionText } from "./session-token.ts";

export interface FetchFieldsRequest {
  /** Names of fields, such as "displayName"; "*" for all. */
  fields: Iterable<string>;
  /** Accepted and ignored: this service counts no usage. */
  internalUsageAttributionIds?: Iterable<string> | null;
}

/** The part of a `Place` that field requests read. */
export interface RequestedPlace extends PlaceIdentity {
  readonly requestedLanguage: string | null;
  readonly requestedRegion: string | null;
  sessionToken: AutocompleteSessionToken | null;
}

/** `fetchFields` of a place without its class. */
export async function fetchFields(place: RequestedPlace, request: FetchFieldsRequest): Promise<void> {
  await loadFields(place, wireFields(request?.fields));
}

/**
 * Fetches those of these fields of the wire that the place does not hold.
 *
 * @throws {MapsNetworkError} if the request fails.
 */
export async function loadFields(
  place: RequestedPlace,
  fields: readonly string[],
  options: { signal?: AbortSignal } = {},
): Promise<void> {
  const missing = fields.filter((field) => !holdsFields(place, [field]));
  if (missing.length === 0) return;
  const token = place.sessionToken;
  const sessionToken = sessionText(token);
  place.sessionToken = null;
  // A session ends with its first request for details, and continues if that fails.
  endSession(token);
  try {
    const client = await pageClient();
    const wire = await client.getPlace(
      {
        placeId: place.id,
        ...readLanguageAndRegion({ language: place.requestedLanguage, region: place.requestedRegion }),
        ...(sessionToken && { sessionToken }),
      },
      // The protocol's names, and "*".
      missing as readonly PlaceField[],
      options,
    );
    addToPlace(place, wire, missing);
  } catch (error) {
    if (sessionToken !== undefined) {
      place.sessionToken = token;
      endSession(token, false);
    }
    throw mapsError(error, "PLACES_GET_PLACE");
  }
}

/**
 * Returns the fields of the wire that these fields of the class are read from.
 *
 * @throws {Error} 'Place: `field` invalid' for an unknown field.
 */
export function wireFields(fields: Iterable<string> | null | undefined): string[] {
  // A string is one name, not a list of characters.
  const names = typeof fields === "string" ? [fields] : [...(fields ?? [])];
  if (names.length === 0)
    throw new Error('`fields` is empty; name at least one field of a place, or "*" for all.');
  if (names.includes("*")) return ["*"];
  return [...new Set(names.map(wireField))];
}

function wireField(name: string): string {
  if (name === "id" || name === "resourceName") return "id";
  const field = Object.hasOwn(WIRE_FIELD, name) ? WIRE_FIELD[name] : undefined;
  if (field === undefined) throw new Error(`Place: \`${name}\` invalid`);
  return field;
}
