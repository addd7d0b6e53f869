import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openIndexInThread, TUNABLE_WEIGHTS } from "@lieudit/place-index/tuning";
import { readOptions, readOptionsOrExit } from "../../command-options.ts";
import { type CaseResult, openOutsideSuite, openService } from "./outside-suite.ts";
import { importCorpus } from "./suite-command.ts";

/**
 * `npm run tune`: tries other values for the weights of ranking on the outside
 * suite, and prints those that help. It changes no file: write a value into
 * `weights.ts` with its reason, then run `npm run bench:search-quality`, whose
 * held-out rows must not get worse.
 *
 * A value is printed only if it helps the training folds together and no fold
 * by itself gets worse with it: what fits one fold alone is chance.
 */
const values = readOptionsOrExit((args) =>
  readOptions(
    args,
    {
      /** Folder that keeps the corpus between runs. */
      suite: { type: "string" },
      sample: { type: "number", default: 2_000 },
      folds: { type: "number", default: 5, min: 2 },
      /** Only weights whose name begins so, such as `DROP` or `NAME.equal`. */
      only: { type: "string", default: "" },
    },
    "npm run tune",
  ),
);
const FACTORS = [0.7, 0.85, 1.15, 1.3];
/** Smaller gains of the mean are noise. */
const MIN_GAIN = 0.0003;

const { folds: foldCount, sample } = values;
const folder = values.suite ?? (await mkdtemp(join(tmpdir(), "lieudit-tune-")));
const suite = await openOutsideSuite(sample);
if (suite === null) {
  process.stderr.write("There is nothing to tune on: the outside suite is not beside the repository.\n");
  process.exitCode = 1;
} else {
  const places = await openIndexInThread(join(importCorpus(suite.unpackCorpus(folder), folder), "places"));
  const service = openService(places);
  const score = async () => scoreFolds(await suite.run(suite.cases, service.search));
  let best = await score();
  process.stdout.write(`now ${format(best)}\n`);
  for (const [group, weights] of Object.entries(TUNABLE_WEIGHTS)) {
    for (const name of Object.keys(weights)) {
      if (!`${group}.${name}`.startsWith(values.only)) continue;
      const before = weights[name]!;
      let kept = before;
      for (const factor of FACTORS) {
        weights[name] = before * factor;
        const tried = await score();
        const isBetter =
          mean(tried) > mean(best) + MIN_GAIN && tried.every((fold, i) => fold >= best[i]! - 1e-9);
        if (!isBetter) continue;
        best = tried;
        kept = weights[name]!;
        process.stdout.write(`${group}.${name} ${before} -> ${kept.toFixed(3)}: ${format(tried)}\n`);
      }
      weights[name] = kept;
    }
  }
  await places.close();
}
if (values.suite === undefined) await rm(folder, { recursive: true, force: true });

/** Returns the mean of the classes' reciprocal ranks in each fold: every class counts the same. */
function scoreFolds(results: readonly CaseResult[]): number[] {
  return Array.from({ length: foldCount }, (_, fold) => {
    const classes = new Map<string, number[]>();
    for (const { c, rank } of results) {
      if (getFold(c.id) !== fold) continue;
      const key = c.autocomplete ? `cut ${c.cut ?? ""}` : c.group;
      classes.set(key, [...(classes.get(key) ?? []), rank === 0 ? 0 : 1 / rank]);
    }
    return mean([...classes.values()].map(mean));
  });
}

function getFold(id: string): number {
  // A case and what is derived from it are in one fold.
  const [source = ""] = id.split("@");
  return createHash("sha1").update(source).digest().readUInt32BE(0) % foldCount;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

function format(folds: readonly number[]): string {
  return `${mean(folds).toFixed(4)} (${folds.map((fold) => fold.toFixed(3)).join(" ")})`;
}
