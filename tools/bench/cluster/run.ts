import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { readOptions, readOptionsOrExit } from "../../command-options.ts";
import { buildCluster } from "./build-cluster.ts";
import { createClusterQuestions } from "./cluster-questions.ts";
import { measureCluster } from "./measure-cluster.ts";
import { measureLoss, measurePublication, publishCluster } from "./shard-drills.ts";

/**
 * `npm run bench:cluster`: an index in shards beside one index of the same synthetic places: the same first results,
 * CPU, shards that are read, a damaged shard, and a publication beside traffic.
 */
const values = readOptionsOrExit((args) =>
  readOptions(
    args,
    {
      places: { type: "number", default: 200_000, min: 1_000 },
      shards: { type: "number", default: 8, min: 2 },
      questions: { type: "number", default: 1_000, min: 20 },
      seed: { type: "number", default: 20_261_130, min: 0 },
      samples: { type: "number", default: 3 },
    },
    "npm run bench:cluster",
  ),
);
const { places, shards: shardCount, questions: count, seed, samples } = values;
/** Questions of each class for the drills. */
const DRILL_QUESTIONS = 100;
/** Shards of synthetic towns differ in size. */
const ROOM = 1.15;

const folder = mkdtempSync(join(tmpdir(), "lieudit-cluster-bench-"));
const showLoad = () => loadavg()[0]!.toFixed(1);
try {
  console.log(`${places} places, seed ${seed}, load ${showLoad()} at the start`);
  const cluster = await buildCluster(folder, {
    places,
    seed,
    shardPlaces: Math.ceil((ROOM * places) / shardCount),
  });
  const { files } = cluster.shards;
  console.log(`${files.length} shards of ${files.map(({ placeCount }) => placeCount).join(", ")} places`);

  const questions = createClusterQuestions(places, seed, count);
  const { comparisons, costs } = await measureCluster(cluster, questions, samples);
  console.log("\n| class | same first five | CPU | p99 | shards read |\n|---|---|---|---|---|");
  for (const [i, { name, sameCount, count: asked }] of comparisons.entries()) {
    const { cpuRatio, p99Ratio, meanShards } = costs[i]!;
    const same = `${((100 * sameCount) / asked).toFixed(1)} %`;
    const cost = `${cpuRatio.toFixed(2)} times | ${p99Ratio.toFixed(2)} times | ${meanShards.toFixed(2)}`;
    console.log(`| ${name} | ${same} | ${cost} |`);
  }

  const manifest = await publishCluster(cluster);
  const drill = createClusterQuestions(places, seed + 1, DRILL_QUESTIONS);
  const publication = await measurePublication(cluster, manifest, {
    places,
    seed,
    questions: drill["autocomplete with a position"],
  });
  const { quietP95, besideP95, changedCount, isRestUntouched, swapMs } = publication;
  console.log(
    `\n${changedCount} of ${files.length} shards published beside traffic: p95 ${besideP95.toFixed(1)} ms, ${quietP95.toFixed(1)} without (${(besideP95 / quietP95).toFixed(2)} times); other files ${isRestUntouched ? "untouched" : "CHANGED"}; in use after ${Math.round(swapMs)} ms`,
  );

  await publishCluster(cluster);
  const loss = await measureLoss(cluster, drill);
  console.log(
    `One shard damaged: ${loss.elsewhereSameCount} of ${loss.elsewhereCount} questions about other regions have the same results; ${loss.unmarkedCount} others without a mark; no answer after ${Math.ceil(loss.maxMs)} ms; repaired after ${Math.round(loss.repairMs)} ms`,
  );
  console.log(`load ${showLoad()} at the end`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
