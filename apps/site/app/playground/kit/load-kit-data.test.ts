import type { Place, SearchTextRequest } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { expect, test, vi } from "vitest";
import { readKitSettings } from "./kit-settings.ts";
import { loadKitData } from "./load-kit-data.ts";

const PLACES: Place[] = [
  { id: "quiet", displayName: { text: "Quiet" } },
  { id: "warned", displayName: { text: "Warned" }, consumerAlert: { overview: "False reviews" } },
];

test.each([
  ["composant=alerte", "warned"],
  ["composant=alerte&q=quiet", "quiet"],
  ["composant=note", "quiet"],
])("of ?%s the example is %s", async (query, id) => {
  const searchText = vi.fn(async ({ pageSize = 20 }: SearchTextRequest) => ({
    places: PLACES.slice(0, pageSize),
  }));
  // Nothing else is asked for.
  const client = { searchText } as Partial<PlacesClient> as PlacesClient;
  const settings = readKitSettings(new URLSearchParams(query));
  const { place } = await loadKitData(client, settings, null, AbortSignal.timeout(60_000));
  expect(place?.id).toBe(id);
});
