import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leadFolders } from "./lead-folders.ts";
import { openLeadStore } from "./open-lead-store.ts";

const KILLS = 5;
/** Each time it is killed after so many more acknowledgements, at whatever it does then. */
const ACKNOWLEDGEMENTS = 20;

test("a process that is killed while it keeps leads loses none that it acknowledged, and leaves none by half", async () => {
  const folder = mkdtempSync(join(tmpdir(), "killed-"));
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const writer = spawn(
      process.execPath,
      [join(import.meta.dirname, "write-until-killed.test-process.ts"), folder],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    let told = "";
    writer.stdout.on("data", (piece: Buffer) => {
      told += piece.toString();
      if (told.split("\n").length > ACKNOWLEDGEMENTS + kill) writer.kill("SIGKILL");
    });
    await once(writer, "close");
    // What stands after the last line end was not told whole.
    acknowledged.push(...told.split("\n").slice(0, -1));

    const store = await openLeadStore({ folder });
    const leads = await store.list();
    const keys = leads.map(({ answers }) => answers[0]?.value ?? "");
    expect(new Set(keys).size).toBe(keys.length);
    expect(acknowledged.filter((key) => !keys.includes(key))).toEqual([]);
    expect(leads.filter(({ files }) => files.length !== 1)).toEqual([]);
    expect((await store.countMails()).waiting).toBe(leads.length);
    await store.sweepFiles();
    const there = readdirSync(leadFolders(folder).quarantine);
    expect(there.sort()).toEqual(leads.map(({ files }) => files[0]?.id).sort());
    await store.close();
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGEMENTS);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);
