import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaceIndex } from "@lieudit/place-index";
import { followPlaceIndex } from "@lieudit/place-index/store";
import type { PlaceRecord } from "@lieudit/place-model";
import { geocodeTable } from "@lieudit/places-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importDemo, readImportedPlaces } from "../places/import-demo.ts";
import { seededRandom } from "../places/seeded-random.ts";
import { addTypingError } from "./address-rows.ts";

/** Every so many addresses of the demo: a search of all of them takes a minute. */
const STEP = 19;

const folder = mkdtempSync(join(tmpdir(), "lieudit-demo-addresses-"));
let places: PlaceIndex;
let addresses: PlaceRecord["address"][];

beforeAll(async () => {
  const dataDir = importDemo(join(import.meta.dirname, "../../.."), folder, ["--no-base-map", "--no-roads"]);
  places = await followPlaceIndex(join(dataDir, "places"));
  const known = await readImportedPlaces(join(dataDir, "places"));
  addresses = known.filter(({ kind }) => kind === "address").map(({ address }) => address);
}, 180_000);

afterAll(async () => {
  await places.close();
  rmSync(folder, { recursive: true });
});

/** Geocodes addresses by look-up or by search alone. The second result may differ. */
async function geocodeAll(sample: typeof addresses, canLookUp: boolean): Promise<string[]> {
  const index: PlaceIndex = {
    ...places,
    searchText: (query, signal) => places.searchText({ ...query, isAddress: canLookUp }, signal),
  };
  async function* table() {
    yield Buffer.from("street;postcode;city\n");
    for (const { houseNumber, street, postcode, locality } of sample)
      yield Buffer.from(`${houseNumber} ${street};${postcode};${locality}\n`);
  }
  let lines = "";
  const resultColumns = ["latitude", "longitude", "label", "score", "id", "type"];
  const given = { columns: { text: [] }, resultColumns, signal: new AbortController().signal };
  for await (const line of geocodeTable(index, table(), given)) lines += line;
  return lines.trim().split("\n");
}

const sample = () => addresses.filter((_, at) => at % STEP === 0);

test("addresses of the demo have the same result by look-up and by search", async () => {
  expect(sample().length).toBeGreaterThan(500);
  expect(await geocodeAll(sample(), true)).toEqual(await geocodeAll(sample(), false));
});

test("misspelt addresses of the demo have a right result by look-up at least as often as by search", async () => {
  const random = seededRandom(1);
  const misspelt = sample().map((address) => ({
    ...address,
    street: addTypingError(address.street ?? "", random),
  }));
  const countRight = (lines: readonly string[]) =>
    sample().filter(({ houseNumber, street, postcode, locality }, at) =>
      lines[at + 1]!.includes(`;${houseNumber} ${street} ${postcode} ${locality};`),
    ).length;
  const found = countRight(await geocodeAll(misspelt, true));
  expect(found).toBeGreaterThan(0.97 * misspelt.length);
  expect(found).toBeGreaterThanOrEqual(countRight(await geocodeAll(misspelt, false)));
});
