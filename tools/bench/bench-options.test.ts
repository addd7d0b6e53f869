import { expect, test } from "vitest";
import { UsageError } from "../command-options.ts";
import { parseBenchOptions } from "./bench-options.ts";

test("without arguments three engines are asked about 200 000 places", () => {
  expect(parseBenchOptions([])).toEqual({
    measures: "engines",
    engines: ["lieudit", "plain FTS5", "MiniSearch"],
    places: 200_000,
    queriesPerClass: 200,
    seed: 20_261_120,
    repeat: 1,
    tries: 1,
    keep: undefined,
    isJson: false,
  });
});

test("arguments choose what is measured, and of what", () => {
  const args = ["--engines", "lieudit,lieudit on PostgreSQL", "--places", "1000", "--seed", "0", "--json"];
  expect(parseBenchOptions(args)).toMatchObject({
    engines: ["lieudit", "lieudit on PostgreSQL"],
    places: 1_000,
    seed: 0,
    isJson: true,
  });
  expect(parseBenchOptions(["--half-peak"]).measures).toBe("half-peak");
  expect(parseBenchOptions(["--overload", "--keep", "x"])).toMatchObject({ measures: "overload", keep: "x" });
});

test.each([
  [["--places", "999"], /--places is "999", which is no whole number from 1000 on/],
  [["--queries", "many"], /--queries is "many"/],
  [["--repeat", "1.5"], /--repeat is "1\.5"/],
  [["--engines", "lieudit,fts5"], /--engines knows no "fts5"; name some of lieudit, /],
  [["--fast"], /'--fast'; tools\/bench\/README\.md/],
])("%j is refused with a sentence", (args, sentence) => {
  expect(() => parseBenchOptions(args)).toThrow(UsageError);
  expect(() => parseBenchOptions(args)).toThrow(sentence);
});
