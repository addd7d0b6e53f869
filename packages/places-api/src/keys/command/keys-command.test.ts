import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { hashKey } from "../key-digest.ts";
import { IN_MEMORY, KEYS_FILE } from "../key-file.ts";
import { createKeyStore } from "../key-store.ts";
import { HELP, parseKeysCommand, runKeysCommand } from "./keys-command.ts";

const NOW = new Date("2026-11-09T10:00:00Z");

test("parses rules from the command line", () => {
  expect(
    parseKeysCommand([
      ...["create", "--name", " Site ", "--referrer", "https://*.exemple.fr/*", "--referrer", "exemple.fr"],
      ...[
        "--ip",
        "203.0.113.0/24",
        "--ip",
        "2001:db8::/32",
        "--method",
        "GetPlace",
        "--method",
        "SearchText",
      ],
      ...["--per-minute", "60", "--per-day", "1000", "--data-dir", "d"],
    ]),
  ).toEqual({
    command: {
      do: "create",
      name: "Site",
      rules: {
        referrers: ["https://*.exemple.fr/*", "exemple.fr"],
        ips: ["203.0.113.0/24", "2001:db8::/32"],
        methods: ["GetPlace", "SearchText"],
        perMinute: 60,
        perDay: 1000,
      },
    },
    dataDir: "d",
  });
  expect(parseKeysCommand([])).toEqual({ command: { do: "help" } });
  expect(parseKeysCommand(["list"])).toEqual({ command: { do: "list", days: 7 } });
  expect(parseKeysCommand(["revoke", "abc"])).toEqual({ command: { do: "revoke", id: "abc" } });
});

describe("prints one sentence for an invalid command line", () => {
  test.each([
    [["create"], /^The key needs a name/],
    [["create", "--name", "a\u202eb"], /^The key needs a name/],
    [["create", "--name", "a", "--referrer", "https://*"], /^"https:\/\/\*" is no referrer rule/],
    [["create", "--name", "a", "--ip", "300.1.1.1"], /^ips holds what is no address/],
    [["create", "--name", "a", "--ip", "fe80::1%eth0"], /^ips holds what is no address/],
    [
      ["create", "--name", "a", "--method", "GetPlaces"],
      /^"GetPlaces" is no method; the methods are SearchText,/,
    ],
    [["create", "--name", "a", "--source", "My stores"], /^"My stores" names no source/],
    [
      ["create", "--name", "a", ...Array.from({ length: 21 }, (_, i) => ["--source", `s${i}`]).flat()],
      /^sources names more than 20/,
    ],
    [["create", "--name", "a", "--per-minute", "0"], /^--per-minute is "0"/],
    [["create", "--name", "a", "--days", "3"], /^"keys create" has no option --days/],
    [["list", "--name", "a"], /^"keys list" has no option --name/],
    [["revoke"], /^Which key\?/],
    [["revoke", "a", "b"], /^Which key\?/],
    [["delete"], /^"delete" is not create, list or revoke/],
    [["--nope"], /^Unknown option '--nope'; see npm run keys -- --help\.$/],
    [["list", "--days"], /^Option '--days <value>' argument missing; see npm run keys -- --help\.$/],
  ])("%j", (args, message) => {
    expect(() => parseKeysCommand(args)).toThrow(message);
  });
});

test("prints the key once, then its name, rules and use", async () => {
  const keys = createKeyStore(IN_MEMORY, { nowMs: () => NOW.getTime() });
  const run = (...args: string[]) => runKeysCommand(parseKeysCommand(args).command, keys, NOW);
  expect((await run("list")).text).toMatch(/^There are no keys/);
  const created = (await run("create", "--name", "Site", "--per-day", "2", "--ip", "2001:db8::/32")).text;
  const [key = ""] = created.split("\n");
  const id = (await keys.find(hashKey(key)))?.id ?? "";
  expect(created).toContain(`the key ${id} (Site): addresses 2001:db8::/32, 2 a day`);
  for (let n = 0; n < 3; n++) await keys.spend(id, { perDay: 2 });
  await keys.spend("0123456789ab", {});
  const list = (await run("list")).text;
  expect(list).toContain(`${id}  Site\n`);
  expect(list).toContain("2026-11-09 UTC: 2 calls, 1 over quota\n");
  expect(list).toContain("0123456789ab  of API_KEYS\n              2026-11-09 UTC: 1 call\n");
  expect(list).not.toContain(key);
  const shop = (await run("create", "--name", "Shop", "--source", "shops", "--source", "my-stores")).text;
  expect(shop).toContain("(Shop): no limits; shows shops my-stores.");
  expect((await run("list")).text).toContain("no limits; shows shops my-stores\n");
  expect(await run("revoke", id)).toEqual({ text: expect.stringContaining("is revoked"), exitCode: 0 });
  expect((await run("revoke", id)).exitCode).toBe(1);
  expect((await run("list")).text).toContain("revoked 2026-11-09");
  expect(await run("help")).toEqual({ text: HELP, exitCode: 0 });
});

describe("as a program", () => {
  const folder = mkdtempSync(join(tmpdir(), "lieudit-keys-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
      env: { ...process.env, DATA_DIR: folder },
      encoding: "utf8",
    });

  test("the key is the first line; wrong use ends with 2 and without a stack", async () => {
    const { stdout, status } = run("create", "--name", "Site");
    expect(status).toBe(0);
    const [key = ""] = stdout.split("\n");
    expect((await createKeyStore(join(folder, KEYS_FILE)).find(hashKey(key)))?.name).toBe("Site");
    const wrong = run("create");
    expect([wrong.status, wrong.stderr.split("\n").length]).toEqual([2, 2]);
  });
});
