import { resolve } from "node:path";
import { startVitest } from "vitest/node";
import { parseWholeNumber, readOptions, readOptionsOrExit, selectNames } from "./command-options.ts";
import { TableReporter } from "./survive/table-reporter.ts";

/**
 * `npm run survive`: runs the vitest project `survive` and prints a table. Each
 * scenario runs on the real build, and on a build with a seeded bug that it
 * must detect.
 *
 * - `--only "hostile"`: runs the scenarios whose name contains this text.
 * - `--group forms`: runs one group: `places`, `load`, `forms` or `faults`.
 * - `--short`: runs the short form for CI, which takes some minutes.
 * - `--seed 7`: sets the seed; the same seed gives the same runs.
 * - `--platform preact`: renders the widgets with preact instead of React.
 */
const GROUPS = ["places", "load", "forms", "faults"];

const { only, groups, environment } = readOptionsOrExit((args) => {
  const values = readOptions(
    args,
    {
      only: { type: "string", default: "" },
      group: { type: "string", default: "" },
      // The name of --group in the previous release.
      of: { type: "string", default: "" },
      short: { type: "boolean", default: false },
      seed: { type: "string", default: "1" },
      platform: { type: "string", default: "react" },
    },
    "npm run survive takes --only, --group, --short, --seed and --platform.",
  );
  const group = values.group || values.of;
  return {
    only: values.only,
    groups: group === "" ? GROUPS : selectNames([group], GROUPS, "group"),
    environment: {
      SURVIVE_SEED: String(parseWholeNumber("seed", values.seed, 0)),
      SURVIVE_FULL: values.short ? "0" : "1",
      SURVIVE_PLATFORM: selectNames([values.platform], ["react", "preact"], "platform")[0] ?? "react",
    },
  };
});

Object.assign(process.env, environment);
const vitest = await startVitest(
  "test",
  groups.map((group) => `tools/survive/${group}.survive`),
  {
    root: resolve(import.meta.dirname, ".."),
    project: ["survive"],
    reporters: [new TableReporter()],
    watch: false,
    ...(only !== "" && { testNamePattern: only.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&") }),
  },
);
await vitest.close();
