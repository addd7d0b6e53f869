import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LOW_PRIORITY } from "@lieudit/intake";
import { afterEach, beforeEach, expect, test } from "vitest";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-command-"));
  await writeFile(join(folder, "town.osm"), town(3));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function town(size: number): string {
  const nodes = Array.from(
    { length: size },
    (_, index) =>
      `<node id="${index + 1}" lat="43.7" lon="${(7 + index / 1e6).toFixed(6)}"><tag k="amenity" v="cafe"/><tag k="name" v="Café ${index + 1}"/></node>`,
  );
  return `<osm version="0.6">\n${nodes.join("\n")}\n</osm>\n`;
}

const env = { ...process.env, INIT_CWD: "", DATA_DIR: "" };
const start = (...args: string[]) =>
  spawn(process.execPath, [main, ...args], {
    cwd: folder,
    env: { ...env, IMPORT_PRIORITY: "", INIT_CWD: folder, DATA_DIR: "data" },
  });
const run = (...args: string[]) =>
  spawnSync(process.execPath, [main, ...args], {
    cwd: folder,
    env: { ...env, INIT_CWD: folder, DATA_DIR: "data" },
    encoding: "utf8",
  });

test("imports, lists and removes, with matching exit codes", () => {
  const imported = run("town.osm");
  expect(imported.status).toBe(0);
  expect(imported.stdout).toMatch(
    /^Imported town from town\.osm\n {2}read {5}3 nodes, 0 ways, 0 relations\n {2}places {3}3: 3 points of interest\n/,
  );
  expect(imported.stderr).toMatch(/^Reading town\.osm: 0 %\n/);
  expect(imported.stderr).not.toContain("Warning");
  expect(imported.stderr).not.toContain("\u001b");

  const listed = run("--list");
  expect(listed.stdout).toMatch(/^NAME +PLACES.*\ntown +3 +\d{4}-\d\d-\d\d +\? +town\.osm\n$/);

  const unknown = run("--remove", "village");
  expect([unknown.status, unknown.stderr]).toEqual([
    2,
    'There is no source named "village". There is: town.\n',
  ]);

  const removed = run("--remove", "town");
  expect([removed.status, removed.stdout]).toEqual([0, "Removed town.\nNothing is imported.\n"]);
});

test.each([
  [["--help"], 0, "stdout", /^Imports OpenStreetMap extracts as places\.\n/],
  [[], 2, "stderr", /^Name at least one file or URL to import; --help says more\.\n$/],
  [["missing.osm"], 1, "stderr", /missing\.osm cannot be read: the file does not exist \(.*\)\.\n$/],
  [["http://127.0.0.1/x.osm.pbf"], 1, "stderr", /127\.0\.0\.1 is an address of this machine/],
] as const)("%o ends with %d and one line", (args, status, stream, text) => {
  const result = run(...args);
  expect(result.status).toBe(status);
  expect(result[stream]).toMatch(text);
});

test("imports before a damaged file are kept and reported", async () => {
  await writeFile(join(folder, "prices.xml"), "<pdv_liste><pdv ");
  const result = run("town.osm", "--fuel", "prices.xml");
  expect(result.status).toBe(1);
  expect(result.stderr).toMatch(
    /prices\.xml .*Nothing was changed.*\nImported before it, and kept: town\.\n$/,
  );
  expect(run("--list").stdout).toContain("\ntown ");
});

test("live values that were refreshed before a damaged file are kept and reported", async () => {
  const station =
    'nom_enseigne,nom_operateur,id_station_itinerance,nom_station,adresse_station,coordonneesXY,nbre_pdc,id_pdc_itinerance,puissance_nominale,prise_type_2,date_maj\nAmpère,Ampère SAS,FRAMPP1,Parking du Port,3 quai des Cordiers,"[6.81, 43.24]",1,FRAMPE1,22,True,2026-04-01\n';
  const states = `id_pdc_itinerance,etat_pdc,occupation_pdc,horodatage\nFRAMPE1,en_service,libre,${new Date().toISOString()}\n`;
  await writeFile(join(folder, "points.csv"), station);
  await writeFile(join(folder, "states.csv"), states);
  expect(run("--irve", "points.csv").stderr).not.toContain("Nothing was changed");
  await writeFile(join(folder, "reviews.json"), "{");
  const result = run("--irve-live", "states.csv", "--reviews", "reviews.json");
  expect(result.stdout).toContain("Refreshed irve from states.csv");
  expect(result.status).toBe(1);
  expect(result.stderr).toMatch(/reviews\.json .*\nImported before it, and kept: live values of irve\.\n$/);
});

test("all of its threads run at a lower priority than a server", async () => {
  // The tests may run at a low priority already.
  const lowered = Math.max(getPriority(), LOW_PRIORITY);
  await writeFile(join(folder, "city.osm"), town(60_000));
  const importing = start("city.osm");
  await once(importing.stderr, "data");
  expect(getPriority(importing.pid)).toBe(lowered);
  if (process.platform === "linux") {
    const threads = (await readdir(`/proc/${importing.pid}/task`)).map(Number);
    expect(threads.length).toBeGreaterThan(2);
    expect(threads.map((thread) => getPriority(thread))).toEqual(threads.map(() => lowered));
  }
  const ended = once(importing, "exit");
  importing.kill("SIGINT");
  await ended;
});

test("an invalid priority is rejected", () => {
  const result = spawnSync(process.execPath, [main, "town.osm"], {
    cwd: folder,
    env: { ...env, IMPORT_PRIORITY: "-5" },
    encoding: "utf8",
  });
  expect([result.status, result.stderr]).toEqual([
    2,
    'IMPORT_PRIORITY: "-5" is not a whole number from 0 (like everything else) to 19 (last of all); give 10, or nothing.\n',
  ]);
});

test("Ctrl-C stops it, a second import is rejected meanwhile, and nothing is left", async () => {
  await writeFile(join(folder, "city.osm"), town(60_000));
  const first = start("city.osm");
  const ended = once(first, "exit");
  // The first line is written once the lock is held.
  await once(first.stderr, "data");
  const second = run("town.osm");
  expect(second.status).toBe(3);
  expect(second.stderr).toMatch(
    new RegExp(`^Another import \\(process ${first.pid} on .*\\) is writing to this data folder\\.`),
  );
  first.kill("SIGINT");
  expect(await ended).toEqual([130, null]);
  const left = await readdir(join(folder, "data", "places"), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile() && !entry.name.startsWith("import.lock"))).toEqual([]);
});
