import { RESPONSE_SHAPES } from "@lieudit/place-model";
import { createClientReading } from "./create-client-reading.ts";
import type { PlacesClient, PlacesClientOptions } from "./places-client.ts";

/**
 * Creates a client of this server or of any other that speaks the protocol.
 *
 * @throws {PlacesError} INVALID_ARGUMENT when `baseUrl` is not an http(s) address.
 */
export function createPlacesClient(options: PlacesClientOptions): PlacesClient {
  return createClientReading(RESPONSE_SHAPES, options);
}
