import { resolve } from "node:path";
import { startVitest } from "vitest/node";
import { readOptions, readOptionsOrExit, selectNames } from "./command-options.ts";
import { TableReporter } from "./survive/table-reporter.ts";

/**
 * `npm run survive`: runs the vitest project `survive` and prints a table. Each
 * scenario runs on the real build, and on a build with a seeded bug that it
 * must detect.
 *
 * - `--only "hostile"`: runs the scenarios whose name contains this text.
 * - `--group forms`: runs one group: `places`, `bounded-work`, `load`, `forms`,
 *   `faults` or `cluster`.
 * - `--short`: runs the short form for CI, which takes some minutes.
 * - `--seed 7`: sets the seed; the same seed gives the same runs.
 * - `--places 1000000`, `--minutes 60`, `--keep-worst`: the index and the time of `bounded-work`; whether to write the
 *   calls that cost most into its list.
 * - `--platform preact`: renders the widgets with preact instead of React.
 */
const GROUPS = ["places", "bounded-work", "load", "forms", "faults", "cluster"];

const { only, groups, environment } = readOptionsOrExit((args) => {
  const values = readOptions(
    args,
    {
      only: { type: "string", default: "" },
      group: { type: "string", default: "" },
      // The name of --group in the previous release.
      of: { type: "string", default: "", isFormer: true },
      short: { type: "boolean" },
      seed: { type: "number", default: 1, min: 0 },
      platform: { type: "string", default: "react" },
      places: { type: "number", default: 200_000, min: 1_000 },
      minutes: { type: "number", default: 5 },
      "keep-worst": { type: "boolean" },
    },
    "npm run survive",
  );
  const group = values.group || values.of;
  return {
    only: values.only,
    groups: group === "" ? GROUPS : selectNames([group], GROUPS, "group"),
    environment: {
      SURVIVE_SEED: String(values.seed),
      ...(values.short ? {} : { SURVIVE_PLACES: String(values.places) }),
      SURVIVE_MINUTES: String(values.minutes),
      SURVIVE_KEEP_WORST: values["keep-worst"] ? "1" : "0",
      SURVIVE_FULL: values.short ? "0" : "1",
      SURVIVE_PLATFORM: selectNames([values.platform], ["react", "preact"], "platform")[0] ?? "react",
    },
  };
});

Object.assign(process.env, environment);
const table = new TableReporter();
const vitest = await startVitest(
  "test",
  groups.map((group) => `tools/survive/${group}.survive`),
  {
    root: resolve(import.meta.dirname, ".."),
    project: ["survive"],
    reporters: [table],
    watch: false,
    ...(only !== "" && { testNamePattern: only.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&") }),
  },
);
await vitest.close();
if (table.printed === 0) {
  console.error(
    `No scenario of ${groups.join(", ")} has a name that contains "${only}"; see tools/survive/*.survive.test.ts.`,
  );
  process.exitCode = 2;
}
