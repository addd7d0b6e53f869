import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createSqlitePlaceIndexWriter } from "@lieudit/place-index/sqlite";
import { readManifest } from "@lieudit/place-index/store";
import { getRealDataPath } from "@lieudit/test-kit/real-data";
import { readOptions, readOptionsOrExit } from "../../command-options.ts";
import { writeSyntheticPlaces } from "../engines/ask-index.ts";
import { formatClasses, formatImport, type ImportedCopies } from "./address-report.ts";
import { type BanoCopies, readBanoRows, writeBanoCopies } from "./bano-copies.ts";
import type { AddressMeasure } from "./measure-addresses.ts";
import { measureQuestions } from "./measure-questions.ts";
import { sampleSyntheticAddresses } from "./synthetic-samples.ts";

/**
 * `npm run bench:addresses`: imports copies of the BANO files under other town names, and asks the index
 * beside one of synthetic places. See tools/bench/README.md.
 */
const values = readOptionsOrExit((args) =>
  readOptions(
    args,
    {
      numbers: { type: "number", default: 250_000, min: 1_000 },
      /** Of the synthetic index beside it. */
      places: { type: "number", default: 1_000_000, min: 1_000 },
      questions: { type: "number", default: 200, min: 20 },
      samples: { type: "number", default: 1 },
      seed: { type: "number", default: 20_261_130, min: 0 },
      /** Folder for the copies and both indexes, used again by the next run with the same numbers. */
      keep: { type: "string" },
    },
    "npm run bench:addresses",
  ),
);
const { numbers, places, questions, samples, seed } = values;

const BANO_FILES = ["04", "09", "46"].map((code) => getRealDataPath(`bano/bano-${code}.csv.gz`));
const SYNTHETIC_FILE = `synthetic-${places}-${seed}.sqlite`;
const say = (line: string) => process.stderr.write(`${line}\n`);
const showLoad = () => loadavg()[0]!.toFixed(1);

const missing = BANO_FILES.find((path) => !existsSync(path));
if (missing !== undefined) {
  say(`There is no ${missing}; docs/import.md says where BANO publishes its files. Nothing was measured.`);
  process.exit(1);
}
const folder =
  values.keep === undefined
    ? await mkdtemp(join(tmpdir(), "lieudit-addresses-bench-"))
    : resolve(values.keep);
try {
  console.log(
    `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, load ${showLoad()} at the start\n`,
  );
  const { copies, imported, indexPath } = await importCopies(join(folder, `bano-${numbers}`));
  console.log(formatImport(imported));
  const syntheticPath = await buildSynthetic();
  say("asking both indexes …");
  const results = await measureQuestions(
    [
      { path: indexPath, samples: copies.samples },
      { path: syntheticPath, samples: sampleSyntheticAddresses(places, seed) },
    ],
    { questions, samples, seed },
  );
  console.log(`\n${formatClasses(results, numbers, places)}\n\nload ${showLoad()} at the end`);
} finally {
  if (values.keep === undefined) await rm(folder, { recursive: true, force: true });
}

/** Writes and imports the copies, unless a run before kept them. */
async function importCopies(
  path: string,
): Promise<{ copies: BanoCopies; imported: ImportedCopies; indexPath: string }> {
  const dataDir = join(path, "data");
  const copies = await keepAsJson(join(path, "copies.json"), async () => {
    await rm(path, { recursive: true, force: true });
    await mkdir(path, { recursive: true });
    say(`writing ${numbers} numbers …`);
    return writeBanoCopies(path, await readBanoRows(BANO_FILES), numbers);
  });
  const measure = await keepAsJson(join(path, "imported.json"), async () => {
    await rm(dataDir, { recursive: true, force: true });
    say(`importing ${copies.files.length} files …`);
    const program = join(import.meta.dirname, "measure-addresses.ts");
    const output = execFileSync(process.execPath, [program, dataDir, ...copies.files], { encoding: "utf8" });
    // Written by measure-addresses.ts as this type.
    return JSON.parse(output) as AddressMeasure;
  });
  const folderPath = join(dataDir, "places");
  const manifest = await readManifest(folderPath);
  const indexPath = join(folderPath, manifest?.index ?? "");
  const { size: indexBytes } = await stat(indexPath);
  const { size: sourceBytes } = await stat(join(folderPath, manifest?.sources[0]?.file ?? ""));
  return { copies, imported: { copies, measure, indexBytes, sourceBytes }, indexPath };
}

/** Returns the value of a file that a run before wrote, or creates it. */
async function keepAsJson<Value>(path: string, create: () => Promise<Value>): Promise<Value> {
  // Written below as this type.
  if (existsSync(path)) return JSON.parse(await readFile(path, "utf8")) as Value;
  const value = await create();
  await writeFile(path, JSON.stringify(value));
  return value;
}

/** Builds the index of synthetic places, unless a run before kept it. */
async function buildSynthetic(): Promise<string> {
  const path = join(folder, SYNTHETIC_FILE);
  if (existsSync(path)) return path;
  say(`building an index of ${places} synthetic places …`);
  await writeSyntheticPlaces(createSqlitePlaceIndexWriter(path), places, seed);
  return path;
}
