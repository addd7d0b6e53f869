import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort, type StartedServer, startServer, untilPrinted } from "./running-site.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../../..");

const ADDRESS = { codePostal: "76990", commune: "Aubremer" };

describe.skipIf(!isPostgresInstalled())("the site on PostgreSQL (skipped where none is installed)", () => {
  let database: PostgresServer;
  let folder: string;
  let server: StartedServer;
  let url: string;

  beforeAll(async () => {
    [database, folder] = await Promise.all([
      startPostgres(),
      mkdtemp(join(tmpdir(), "lieudit-site-postgres-")),
    ]);
    // The result counts here, not the time: the machine may be busy.
    const databaseUrl = `${database.url}?query_timeout=20000`;
    const env = { ...process.env, DATA_DIR: join(folder, "data"), DATABASE_URL: databaseUrl };
    const drawn = join(folder, "demo");
    await run(process.execPath, [join(ROOT, "demo/build.ts"), drawn], { env });
    const command = join(ROOT, "packages/place-import/src/command/main.ts");
    const { stdout } = await run(
      process.execPath,
      [command, join(drawn, "demo.osm"), "--name", "demo", "--no-base-map", "--no-roads"],
      { env },
    );
    expect(stdout).toContain("index");
    const offers = join(folder, "annonces.jsonl");
    await writeFile(
      offers,
      [
        { slug: "garage-du-phare", kind: "concession", nom: "Garage du Phare", adresse: ADDRESS },
        {
          kind: "vehicle",
          agence: "garage-du-phare",
          reference: "V-1",
          titre: "Berline grise",
          prixCents: 1_250_000,
          categorie: "voitures",
          condition: "occasion",
          marque: "Norvia",
          modele: "Tempo",
          energie: "diesel",
          adresse: ADDRESS,
        },
      ]
        .map((line) => JSON.stringify(line))
        .join("\n"),
    );
    await run(
      process.execPath,
      [join(ROOT, "packages/listing-store/src/command/main.ts"), "import", offers],
      {
        env,
      },
    );
    const port = await freePort();
    url = `http://localhost:${port}`;
    server = startServer({ PORT: String(port), DATA_DIR: env.DATA_DIR, DATABASE_URL: env.DATABASE_URL });
    await untilPrinted(server, "est prêt");
  }, 300_000);
  afterAll(async () => {
    server?.process.kill("SIGTERM");
    await server?.ended;
    await database?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** The first place that a search for `words` shows: where it is and its name. */
  async function firstPlace(words: string): Promise<{ path: string; name: string }> {
    const answer = await fetch(`${url}/v1/places:searchText`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-goog-fieldmask": "places.id,places.displayName" },
      body: JSON.stringify({ textQuery: words, languageCode: "fr" }),
    });
    const { places, error } = await answer.json();
    expect(error).toBeUndefined();
    return { path: `/lieu/${places[0].id}`, name: places[0].displayName.text };
  }

  test("a search finds places of the demo, and a place opens", async () => {
    const { path, name } = await firstPlace("boulangerie");
    const list = await (await fetch(`${url}/lieux?q=boulangerie`)).text();
    expect(list).toContain(path);
    const page = await fetch(url + path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`<title>${name}`);
    const health = await (await fetch(`${url}/sante`)).json();
    expect(health).toMatchObject({ status: "ready", index: { generation: 1 } });
  });

  test("a list shows the listings of the database, and a listing opens", async () => {
    const list = await (await fetch(`${url}/vehicules`)).text();
    const [, path = ""] = /href="(\/vehicule\/[^"]+)"/.exec(list) ?? [];
    const page = await fetch(url + path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Berline grise");
  });

  test("while the database is down pages of listings answer 503, and 200 when it is back; places stay", async () => {
    const { path } = await firstPlace("pharmacie");
    await database.stop();
    try {
      for (const asked of [path, "/lieux?q=pharmacie"]) expect((await fetch(url + asked)).status).toBe(200);
      for (const asked of ["/vehicules", "/agence/garage-du-phare"]) {
        const answer = await fetch(url + asked);
        expect(answer.status).toBe(503);
        expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
        const html = await answer.text();
        expect(html).toContain('lang="fr"');
        expect(html).not.toMatch(/ECONN|ENOENT|postgres/i);
      }
    } finally {
      await database.restart();
    }
    await expect.poll(async () => (await fetch(url + path)).status, { timeout: 15_000 }).toBe(200);
    await expect.poll(async () => (await fetch(`${url}/vehicules`)).status, { timeout: 15_000 }).toBe(200);
    expect(server.process.exitCode).toBeNull();
  });
});
