export type { CallOptions, PlacesClient, PlacesClientOptions } from "./places-client.ts";
