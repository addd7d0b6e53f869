import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startLiveRefresh } from "@lieudit/live-values";
import { writeStationTable } from "@lieudit/place-index/live";
import { publishManifest } from "@lieudit/place-index/store";

/** Work in parallel to reads, which can be paused and resumed. */
export interface SideWork {
  /** Runs the work until `reads` resolves. */
  during<Result>(reads: () => Promise<Result>): Promise<Result>;
  end(): Promise<void>;
}

const IMPORT = fileURLToPath(new URL("../../../packages/place-import/src/command/main.ts", import.meta.url));

/** Runs the import command on `extract` repeatedly; signals pause and resume it. */
export function startImports(extract: string, dataDir: string): SideWork {
  let child: ChildProcess | undefined;
  let isEnding = false;
  const start = () => {
    child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", IMPORT, extract], {
      env: { ...process.env, DATA_DIR: dataDir, INIT_CWD: "/" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.once("exit", () => {
      if (!isEnding) start();
    });
  };
  return {
    async during(reads) {
      if (child === undefined) start();
      child?.kill("SIGCONT");
      const result = await reads();
      child?.kill("SIGSTOP");
      return result;
    },
    async end() {
      isEnding = true;
      if (child === undefined || child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Number of fuel stations in France. */
const STATIONS = 10_000;
/** The feed changes and is read every second, instead of every few minutes. */
const EVERY_MS = 1_000;

/** Refreshes the prices of a whole country in a thread of this process, like a server. */
export async function startRefreshes(dataDir: string): Promise<SideWork> {
  const places = join(dataDir, "places");
  await mkdir(places, { recursive: true });
  const ids = Array.from({ length: STATIONS }, (_, i) => String(10_000_000 + i));
  const fuel = Object.fromEntries(ids.map((id) => [id, `fuel-${id}`]));
  await writeStationTable(places, "stations-1.json", { fuel, irve: {} });
  const source = { name: "fuel", origin: "bench", importedAt: "", attribution: "", placeCount: STATIONS };
  await publishManifest(places, {
    version: 1,
    generation: 1,
    index: null,
    sources: [{ ...source, kind: "fuel", file: "sources/fuel" }],
    stations: "stations-1.json",
  });
  const file = join(dataDir, "prix.xml");
  await writeFile(file, `<pdv_liste>${ids.map(station).join("\n")}</pdv_liste>`);
  const settings = { dataDir, fuelSource: file, refreshMinutes: EVERY_MS / 60_000 };
  const live = startLiveRefresh(settings, (line) => process.stderr.write(`${line}\n`));
  return {
    async during(reads) {
      const changes = setInterval(() => void utimes(file, new Date(), new Date()), EVERY_MS);
      try {
        return await reads();
      } finally {
        clearInterval(changes);
      }
    },
    end: () => live.stop(),
  };
}

function station(id: string): string {
  const prices = ["Gazole", "SP95", "E10", "SP98"].map(
    (name, i) => `<prix nom="${name}" id="${i + 1}" maj="2026-11-19 08:00:00" valeur="1.7${i}5"/>`,
  );
  return `<pdv id="${id}" latitude="4324000" longitude="681000" cp="83990" pop="R">${prices.join("")}</pdv>`;
}
