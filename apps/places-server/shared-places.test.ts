import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { refreshLive } from "@lieudit/live-values";
import { parseSettings } from "@lieudit/places-api";
import { type S3Server, startS3 } from "@lieudit/test-kit/s3";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startPlacesServer } from "./places-server.ts";

const IMPORT_COMMAND = join(import.meta.dirname, "../../packages/place-import/src/command/main.ts");
const ID = "osm-n-0000000001";
/** The machine may be busy. */
const PATIENT = { timeout: 30_000, interval: 100 };

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  folder = mkdtempSync(join(tmpdir(), "lieudit-shared-server-"));
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

async function runImport(dataDir: string, ...args: string[]): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, FILES_URL: s3.url, DATA_DIR: join(folder, dataDir), IMPORT_PRIORITY: "0" };
  return promisify(execFile)(process.execPath, [IMPORT_COMMAND, ...args], { env });
}

/** Imports a café with a photo and a street, from a folder that only this import has. */
async function importVillage(): Promise<void> {
  const photos = join(folder, "photos");
  mkdirSync(photos);
  await sharp({ create: { width: 40, height: 20, channels: 3, background: "teal" } })
    .jpeg()
    .toFile(join(photos, "front.jpg"));
  const facts = join(folder, "facts.jsonl");
  writeFileSync(
    facts,
    '{"osm": "node/1", "set": {"photos": [{"file": "front.jpg", "authorAttributions": [{"displayName": "A. Author"}]}]}}\n',
  );
  const village = join(folder, "village.osm");
  writeFileSync(
    village,
    `<osm version="0.6"><bounds minlat="48" minlon="5" maxlat="48.1" maxlon="5.1"/>
    <node id="1" lat="48.01" lon="5.01"><tag k="amenity" v="fuel"/><tag k="name" v="Station du Port"/></node>
    <node id="2" lat="48.05" lon="5.09"/>
    <way id="3"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/><tag k="name" v="Rue du Port"/></way></osm>`,
  );
  await runImport("importer", village, "--name", "village", "--patch", facts, "--photos", photos);
}

test("a server with an empty folder has places, map, roads and photos, and follows an import of another", async () => {
  s3.isOnline = false;
  const settings = parseSettings({
    PORT: "0",
    DATA_DIR: join(folder, "server"),
    FILES_URL: s3.url,
    API_ACCESS: "open",
  });
  const lines = vi.spyOn(console, "error").mockImplementation(() => {});
  const server = await startPlacesServer(settings, () => {});
  const base = `http://127.0.0.1:${server.port}`;
  const load = (path: string, init: RequestInit = {}) => fetch(base + path, init);
  const loadPlace = (fields: string) => load(`/v1/places/${ID}?$fields=${fields}`);
  const post = (body: object, mask: string): RequestInit => ({
    method: "POST",
    headers: { "content-type": "application/json", "x-goog-fieldmask": mask },
    body: JSON.stringify(body),
  });
  try {
    expect((await loadPlace("id")).status).toBe(503);
    s3.isOnline = true;
    await vi.waitFor(async () => expect((await loadPlace("id")).status).toBe(404), PATIENT);
    await importVillage();
    await vi.waitFor(async () => expect((await loadPlace("id")).status).toBe(200), PATIENT);
    expect(String(lines.mock.calls[0])).toMatch(
      /^(?:The place index cannot be opened|This server has no places).*: The object storage .* does not respond/,
    );

    const { photos } = await (await loadPlace("photos")).json();
    expect(existsSync(join(folder, "server/places/photos"))).toBe(false);
    const photo = await load(`/v1/${photos[0].name}/media?maxWidthPx=20`);
    expect([photo.status, photo.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image/)]);
    expect(existsSync(join(folder, "server/places/photos"))).toBe(true);
    expect((await load("/cartes/fond.json")).status).toBe(200);
    const point = (latitude: number, longitude: number) => ({
      location: { latLng: { latitude, longitude } },
    });
    const request = post(
      { origin: point(48.01, 5.01), destination: point(48.05, 5.09) },
      "routes.distanceMeters",
    );
    // A busy machine may be too slow once.
    await vi.waitFor(async () => {
      const routes = await load("/v1/routes", request);
      expect(await routes.json()).toMatchObject({ routes: [{ distanceMeters: expect.any(Number) }] });
    }, PATIENT);

    const prices = join(folder, "prices.xml");
    const price = (euros: string) =>
      `<pdv_liste><pdv id="83990001" latitude="4801000" longitude="501000" cp="83990"><adresse>1 QUAI</adresse><ville>PORT</ville><prix nom="Gazole" id="1" maj="${new Date().toISOString().slice(0, 19).replace("T", " ")}" valeur="${euros}"/></pdv></pdv_liste>`;
    writeFileSync(prices, price("1.7"));
    await runImport("other", "--fuel", prices);
    const loadPrice = async () =>
      (await (await loadPlace("fuelOptions")).json()).fuelOptions?.fuelPrices?.[0]?.price;
    await vi.waitFor(async () => expect(await loadPrice()).toMatchObject({ nanos: 700_000_000 }), PATIENT);
    writeFileSync(prices, price("1.8"));
    await refreshLive({ kind: "fuel", file: prices, dataDir: join(folder, "server") });
    await vi.waitFor(async () => expect(await loadPrice()).toMatchObject({ nanos: 800_000_000 }), PATIENT);
    expect((await runImport("third", "--list")).stdout).toMatch(/^fuel .*\n(?:.*\n)*village /m);
  } finally {
    lines.mockRestore();
    await server.stop();
  }
}, 120_000);
