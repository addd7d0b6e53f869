import { RESPONSE_SHAPES } from "@lieudit/place-model";
import { createClientReading } from "./create-client-reading.ts";
import type { PlacesClient, PlacesClientOptions } from "./places-client.ts";

/**
 * Creates a client of `places-server`, or of another server with the same protocol.
 *
 * @throws {PlacesError} INVALID_ARGUMENT if `baseUrl` is not an http(s) URL
 */
export function createPlacesClient(options: PlacesClientOptions): PlacesClient {
  return createClientReading(RESPONSE_SHAPES, options);
}
