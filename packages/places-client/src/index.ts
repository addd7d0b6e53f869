export { createClientReading } from "./create-client-reading.ts";
export { createPlacesClient } from "./create-places-client.ts";
export type { CallOptions, PlacesClient, PlacesClientOptions } from "./places-client.ts";
export { untilAborted } from "./until-aborted.ts";
