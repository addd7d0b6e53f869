import {
  createFakePlacesServer,
  type FakePlacesServer,
  type FakePlacesServerOptions,
} from "@lieudit/test-kit";
import { type PageSettings, setPageSettings } from "../src/page/page-settings.ts";
import { setPageClient } from "../src/wire/page-client.ts";
import { wholePlace } from "./whole-place.ts";

/** The data host of a test page: another origin, as on a third-party page. */
export const DATA_HOST = "https://places.example";

export interface APage {
  server: FakePlacesServer;
  /** Requests to the data host, with the headers that cause a preflight. */
  requests: Request[];
  /** Gives the page its own fetch and settings back. */
  leave(): void;
}

/**
 * Makes this very page one that gets its places from a server in memory, in
 * French and with a key. Without `places` the server has `wholePlace()`.
 * Leave the page after each test.
 */
export function aPage({
  places = [wholePlace()],
  settings = {},
  ...options
}: Partial<FakePlacesServerOptions> & { settings?: Partial<PageSettings> } = {}): APage {
  const server = createFakePlacesServer({ places, key: "a-key", ...options });
  const requests: Request[] = [];
  const ownFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(DATA_HOST)) return ownFetch(input, init);
    requests.push(request.clone());
    return server.fetch(request);
  };
  const before: (keyof PageSettings)[] = ["dataHost", "key", "language", "region", "channel"];
  setPageSettings({ dataHost: DATA_HOST, key: "a-key", language: "fr", region: "FR", ...settings });
  setPageClient(null);
  return {
    server,
    requests,
    leave() {
      globalThis.fetch = ownFetch;
      setPageSettings(Object.fromEntries(before.map((name) => [name, undefined])));
      setPageClient(null);
    },
  };
}
