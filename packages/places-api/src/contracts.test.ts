import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaceIndex } from "@lieudit/place-index";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import type { LatLng } from "@lieudit/place-model";
import type { Route, Router } from "@lieudit/road-routing";
import {
  CONTRACT_NOW,
  CONTRACT_PUBLIC_URL,
  type ContractCase,
  createContractRequest,
  findDifferences,
  readContractCases,
  readContractPlaces,
  readContractRoutes,
  withContext,
} from "@lieudit/test-kit/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPlacesApi } from "./app.ts";

const folder = mkdtempSync(join(tmpdir(), "lieudit-contracts-"));
let places: PlaceIndex;

beforeAll(async () => {
  const path = join(folder, "index.sqlite");
  const records = readContractPlaces();
  const writer = createSqlitePlaceIndexWriter(path);
  await writer.add(
    {
      name: "contracts",
      origin: "contracts/places.json",
      importedAt: CONTRACT_NOW.toISOString(),
      attribution: "",
      placeCount: records.length,
    },
    records,
  );
  await writer.finish();
  places = await openSqlitePlaceIndex(path);
});

afterAll(async () => {
  await places.close();
  rmSync(folder, { recursive: true });
});

/** Ways from the list that the cases are about. */
function contractRouter(): Pick<Router, "routes"> {
  const ways = readContractRoutes();
  return {
    async routes({ mode, from, to, onward }) {
      return to.map((point): Route | null => {
        const stops = onward === undefined ? [from, point] : [from, point, onward];
        const legs = stops.slice(1).flatMap((stop, i) => ways(stops[i] as LatLng, stop, mode) ?? []);
        if (legs.length < stops.length - 1) return null;
        return {
          legs: legs.map(({ seconds, metres }) => ({ durationSeconds: seconds, distanceMetres: metres })),
          polyline: "",
        };
      });
    },
  };
}

const SECRET = new TextEncoder().encode("the secret of every case");

function appAt(now: Date, { access }: ContractCase): ReturnType<typeof createPlacesApi> {
  return createPlacesApi({
    places,
    router: contractRouter(),
    photos: { read: async () => null },
    clock: () => now,
    contextSecret: () => SECRET,
    settings: {
      publicUrl: CONTRACT_PUBLIC_URL,
      apiAccess: access === undefined ? "open" : "keys",
      apiKeys: access === undefined ? [] : [{ key: access.key, referrers: [], ips: [] }],
      trustedProxies: 0,
    },
    log: () => {},
  });
}

test.each(readContractCases())("the server keeps $name", async (contract) => {
  const { status, headers, body } = contract;
  const fetchAt = (now: Date) => async (request: Request) => appAt(now, contract).fetch(request);
  const request = createContractRequest(await withContext(contract, fetchAt));
  const answer = await fetchAt(CONTRACT_NOW)(request);
  const text = await answer.text();
  expect(answer.status, text).toBe(status);
  for (const [name, value] of Object.entries(headers ?? {})) expect(answer.headers.get(name)).toBe(value);
  if (body !== undefined) expect(findDifferences(JSON.parse(text), body)).toEqual([]);
});
