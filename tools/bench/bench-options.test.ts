import { expect, test } from "vitest";
import { UsageError } from "../command-options.ts";
import { parseBenchOptions } from "./bench-options.ts";

test("measures three engines with 200,000 places by default", () => {
  expect(parseBenchOptions([])).toEqual({
    measures: "engines",
    engines: ["lieudit", "plain FTS5", "MiniSearch"],
    places: 200_000,
    cpuSizes: [200_000, 1_000_000],
    queriesPerClass: 200,
    seed: 20_261_120,
    rounds: 1,
    samples: 1,
    loadPercent: 50,
    keep: undefined,
    beside: undefined,
    isJson: false,
  });
});

test("reads every option", () => {
  const args = ["--engines", "lieudit,plain FTS5", "--places", "1000", "--seed", "0", "--json"];
  expect(parseBenchOptions(args)).toMatchObject({
    engines: ["lieudit", "plain FTS5"],
    places: 1_000,
    seed: 0,
    isJson: true,
  });
  expect(parseBenchOptions(["--load", "75%"])).toMatchObject({ measures: "partial-load", loadPercent: 75 });
  expect(parseBenchOptions(["--cpu", "--places", "5000"])).toMatchObject({
    measures: "cpu",
    cpuSizes: [5_000],
  });
  expect(parseBenchOptions(["--beside", "../before"])).toMatchObject({ beside: "../before" });
  expect(parseBenchOptions(["--overload", "--keep", "x"])).toMatchObject({ measures: "overload", keep: "x" });
});

test.each([
  [["--places", "999"], /--places is "999", which is not a whole number of at least 1000/],
  [["--queries", "many"], /--queries is "many"/],
  [["--rounds", "1.5"], /--rounds is "1\.5"/],
  [["--load", "120%"], /--load is "120%", which is not a percentage/],
  [["--engines", "lieudit,fts5"], /--engines has no engine "fts5"; name some of lieudit, /],
  [["--fast"], /'--fast'; npm run bench takes --places, /],
])("rejects %j with a message", (args, sentence) => {
  expect(() => parseBenchOptions(args)).toThrow(UsageError);
  expect(() => parseBenchOptions(args)).toThrow(sentence);
});

test("accepts the option names of the previous release", () => {
  const args = ["--half-peak", "--repeat", "3", "--tries", "2"];
  expect(parseBenchOptions(args)).toMatchObject({
    measures: "partial-load",
    loadPercent: 50,
    rounds: 3,
    samples: 2,
  });
});
