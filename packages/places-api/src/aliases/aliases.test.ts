import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaceIndex } from "@lieudit/place-index";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { readContractPlaces } from "@lieudit/test-kit/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPlacesService } from "../places-service.ts";
import { parseSettings } from "../settings.ts";
import { parseIdsCommand } from "./command/ids-command.ts";
import { resolveTable } from "./resolve-table.ts";

const folder = mkdtempSync(join(tmpdir(), "lieudit-ids-"));
const records = readContractPlaces();
let places: PlaceIndex;

beforeAll(async () => {
  const path = join(folder, "index.sqlite");
  const writer = createSqlitePlaceIndexWriter(path);
  const source = {
    name: "t",
    origin: "t",
    importedAt: "2026-11-09T10:00:00Z",
    attribution: "",
    placeCount: 1,
  };
  await writer.add(source, records);
  await writer.finish();
  places = await openSqlitePlaceIndex(path);
});
afterAll(async () => {
  await places.close();
  rmSync(folder, { recursive: true });
});

const shop = records.find(
  ({ kind, names, address }) => kind === "poi" && names.default !== "" && address.street,
);
if (shop === undefined) throw new Error("The contract places have no shop with an address.");

function resolve(table: string, columns = {}) {
  const signal = new AbortController().signal;
  const input = (async function* () {
    yield Buffer.from(table);
  })();
  return resolveTable(places, input, { columns, certainty: 0.8, language: "fr", signal });
}

test("places near their old position are found; others are for a person to decide", async () => {
  const { latitude, longitude } = shop.location;
  const name = `"${shop.names.default}"`;
  const { aliases, doubtful, counts } = await resolve(
    [
      "place_id;nom;latitude;lng;adresse",
      `ChIJ-near;${name};${latitude + 0.0001};${longitude}`,
      `ChIJ-far;${name};${latitude + 0.004};${longitude}`,
      `ChIJ-nowhere;${name};;`,
      `ChIJ-other;"Xylophone Zébré";${latitude};${longitude}`,
      `;${name};${latitude};${longitude}`,
      `ChIJ-address;;;;"${shop.address.formatted}"`,
    ].join("\n"),
  );
  expect(counts).toEqual({ sure: 2, doubtful: 2, unknown: 1 });
  expect(aliases.split("\n")[1]).toMatch(new RegExp(`^ChIJ-near,${shop.id},1,11,`));
  expect(aliases).toMatch(/^ChIJ-address,addr-/m);
  expect(doubtful).toMatch(/^ChIJ-far,,names differ or far away,/m);
  expect(doubtful).toMatch(/^ChIJ-nowhere,,neither position nor address,/m);
  expect(doubtful).toMatch(/^ChIJ-other,,no place found,/m);
  expect(doubtful).toContain(`,${shop.id},`);
});

test.each([
  ["", "is empty"],
  ["a,b\n1,2", "No column has the old id"],
  ["place_id,b\n1,2", "No column has the name"],
])("the table %j is rejected", async (table, message) => {
  await expect(resolve(table)).rejects.toThrow(message);
});

test("a server with the table finds places by old ids, and explains unknown ones", async () => {
  const file = join(folder, "aliases.csv");
  writeFileSync(file, `old_id,id,certainty\nChIJold-id-0001,${shop.id},1\nChIJopen-question,,\n`);
  const settings = parseSettings({ PLACE_ALIASES: file, API_ACCESS: "open", DATA_DIR: folder });
  const { app, close } = createPlacesService({
    settings,
    places,
    indexInUse: () => ({ generation: 1, isBehind: false }),
    geocoderBase: "",
    log: () => {},
  });
  const fetchPlace = (id: string) => app.request(`http://localhost/v1/places/${id}?$fields=id,movedPlaceId`);
  expect(await (await fetchPlace("ChIJold-id-0001")).json()).toMatchObject({ id: shop.id });
  const unknown = await fetchPlace("ChIJopen-question");
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toMatch(/is an id of Google; npm run ids .* PLACE_ALIASES/);
  expect(await (await fetchPlace("place-unknown-1")).text()).toMatch(/may have been removed/);
  close();
});

test("an unreadable table stops the start", () => {
  expect(() => parseSettings({ PLACE_ALIASES: join(folder, "none.csv") })).toThrow(
    /PLACE_ALIASES.*cannot be read/,
  );
  const file = join(folder, "other.csv");
  writeFileSync(file, "a,b\n1,2\n");
  expect(() => parseSettings({ PLACE_ALIASES: file })).toThrow(/no columns old_id and id/);
});

test("the command line is checked", () => {
  expect(parseIdsCommand(["a.csv", "--name", "titre", "--certainty", "0.9"])).toMatchObject({
    file: "a.csv",
    columns: { name: "titre" },
    certainty: 0.9,
    output: "place-aliases.csv",
  });
  expect(parseIdsCommand(["--help"])).toBeNull();
  expect(() => parseIdsCommand([])).toThrow("Name one table");
  expect(() => parseIdsCommand(["a.csv", "--certainty", "2"])).toThrow("0 to 1");
});
