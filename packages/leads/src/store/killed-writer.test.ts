import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getLeadFolders } from "./lead-folders.ts";
import { openLeadStore } from "./open-lead-store.ts";

const KILLS = 5;
/** Acknowledgements before the first kill; each later kill waits for one more. */
const ACKNOWLEDGEMENTS = 20;

test("a process killed while storing leads loses no acknowledged one and leaves no partial one", async () => {
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
    let output = "";
    writer.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.split("\n").length > ACKNOWLEDGEMENTS + kill) writer.kill("SIGKILL");
    });
    await once(writer, "close");
    // The text after the last line end is incomplete.
    acknowledged.push(...output.split("\n").slice(0, -1));

    const store = await openLeadStore({ folder });
    const leads = await store.list();
    const keys = leads.map(({ answers }) => answers[0]?.value ?? "");
    expect(new Set(keys).size).toBe(keys.length);
    expect(acknowledged.filter((key) => !keys.includes(key))).toEqual([]);
    expect(leads.filter(({ files }) => files.length !== 1)).toEqual([]);
    expect((await store.countMails()).waiting).toBe(leads.length);
    await store.sweepFiles();
    const there = readdirSync(getLeadFolders(folder).quarantine);
    expect(there.sort()).toEqual(leads.map(({ files }) => files[0]?.id).sort());
    await store.close();
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGEMENTS);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);
