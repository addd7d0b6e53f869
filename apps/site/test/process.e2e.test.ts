import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { writeFixtureData } from "./fixture-data.ts";
import { freePort, runSite, startServer, untilPrinted } from "./running-site.ts";

test("the site prints who may use its places and its address at start, and ends cleanly when asked", async ({
  skip,
}) => {
  skip(process.env.SITE_SERVERS === "2", "It compares all that one process prints.");
  const site = await runSite();
  expect(site.output()).toBe(
    "Les lieux s’affichent dans les pages de cette machine. Pour les autres : API_ACCESS=open npm start, ou npm run keys -- create.\n" +
      `Lieudit est prêt : http://localhost:${site.port}\n`,
  );
  expect(await (await fetch(`${site.url}/healthz`)).text()).toBe("ok");
  // As load balancers ask, without a Host.
  const balancer = connect(site.port, "localhost").end("GET /healthz HTTP/1.0\r\n\r\n");
  expect(await text(balancer)).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\nok$/s);
  expect(await site.stop()).toBe(0);
  await expect(fetch(`${site.url}/healthz`)).rejects.toThrow();
});

test("Ctrl-C ends it as well", async () => {
  const site = await runSite({ WORKERS: "2" });
  site.process.kill("SIGINT");
  expect(await site.stop()).toBe(0);
});

test("a port in use is said in a sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const address = other.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const server = startServer({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(`Port ${port} is used by another program`);
  expect(server.output()).not.toContain("    at ");
  other.close();
});

test("settings that cannot be used are refused in sentences", async () => {
  const server = startServer({ PORT: "many", WORKERS: "none" });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/PORT: "many" is not .*\nWORKERS: "none" is not /);
  expect(server.output()).not.toContain("    at ");
});

test("without the facts about who runs the site it does not start, and says which file is missing", async () => {
  const server = startServer({ PORT: "0", CONTENT_DIR: import.meta.dirname });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(
    /a text or fact of the site cannot be used\.\nexploitant\.json cannot be read in .*CONTENT_DIR/,
  );
  expect(server.output()).not.toContain("    at ");
});

test("the site starts without places that are in tables of an earlier version, and says what to run", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lieudit-site-"));
  const manifest = { version: 1, generation: 1, index: "postgres-0a1b2c3d_1", sources: [] };
  await mkdir(join(dataDir, "places"));
  await writeFile(join(dataDir, "places", "current.json"), JSON.stringify(manifest));
  const port = await freePort();
  const server = startServer({ PORT: String(port), WORKERS: "2", DATA_DIR: dataDir });
  await untilPrinted(server, "est prêt");
  expect(server.output()).toMatch(/are in tables of PostgreSQL, .* npm run import -- --rebuild\./);
  expect(server.output()).not.toContain("    at ");
  const url = `http://localhost:${port}`;
  expect([(await fetch(`${url}/sante`)).status, (await fetch(`${url}/vehicules`)).status]).toEqual([
    503, 200,
  ]);
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  await rm(dataDir, { recursive: true });
});

test("without an index the site says how to bring places, and shows them once they are there", async () => {
  const site = await runSite({ EMPTY: "yes" });
  const html = async () => (await fetch(`${site.url}/`)).text();
  expect(await html()).toContain("npm run import -- chemin/vers/region.osm.pbf");
  await writeFixtureData(site.dataDir);
  await expect.poll(html, { timeout: 20_000 }).toContain("Port-Valbrune");
  expect(await site.stop()).toBe(0);
});

test("more connections than the system gives files for are turned away, and the next ones are answered", async () => {
  const port = await freePort();
  const server = startServer({ PORT: String(port), DATA_DIR: "/nonexistent" }, 128);
  await untilPrinted(server, "est prêt");
  const sockets = Array.from({ length: 200 }, () => connect(port, "localhost").on("error", () => {}));
  const closed = await Promise.all(
    sockets.map((socket) =>
      Promise.race([once(socket.resume(), "close").then(() => true), sleep(1000).then(() => false)]),
    ),
  );
  expect(closed.filter((isClosed) => isClosed).length).toBeGreaterThan(100);
  for (const socket of sockets) socket.destroy();
  const answered = () =>
    fetch(`http://localhost:${port}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.text(),
      () => "",
    );
  await expect.poll(answered, { timeout: 10_000 }).toBe("ok");
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

test("a worker that dies is replaced, and the others go on answering", async () => {
  const port = await freePort();
  const server = startServer({ PORT: String(port), WORKERS: "2", DATA_DIR: "/nonexistent" });
  await untilPrinted(server, "est prêt");
  const { stdout } = await runPs(server.process.pid);
  const [victim] = stdout.trim().split(/\s+/).map(Number);
  if (victim === undefined) throw new Error("The primary has workers.");
  process.kill(victim, "SIGKILL");
  await untilPrinted(server, "is started again");
  expect(await (await fetch(`http://localhost:${port}/healthz`)).text()).toBe("ok");
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

/** The processes that `parent` has started. */
async function runPs(parent: number | undefined): Promise<{ stdout: string }> {
  const { execFile } = await import("node:child_process");
  const { promisify } = await import("node:util");
  return promisify(execFile)("ps", ["-o", "pid=", "--ppid", String(parent)]);
}
