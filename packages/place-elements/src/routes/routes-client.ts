import { createRoutesClient, type RoutesClient } from "@lieudit/places-client";
import { pageSettings } from "../page/page-settings.ts";
import { tellingRefusedKey } from "../wire/refused-key.ts";

let client: RoutesClient | undefined;
let madeFor = "";

/** Returns the client that all routes of this page share. */
export function getRoutesClient(): RoutesClient {
  const { dataHost, key } = pageSettings();
  const wantedFor = `${dataHost} ${key}`;
  if (client === undefined || madeFor !== wantedFor) {
    madeFor = wantedFor;
    client = tellingRefusedKey(
      createRoutesClient({ baseUrl: dataHost, keyIn: "query", ...(key !== null && { key }) }),
    );
  }
  return client;
}
