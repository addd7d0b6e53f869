import { afterEach, expect, test, vi } from "vitest";
import { readOptions, readOptionsOrExit, selectNames, UsageError } from "./command-options.ts";

const OPTIONS = {
  places: { type: "number", min: 1_000 },
  rounds: { type: "number", default: 5 },
  seed: { type: "number", default: 7, min: 0 },
  keep: { type: "string" },
  port: { type: "number", max: 65_534, isFormer: true },
  site: { type: "url", isFormer: true },
  extract: { type: "file", isFormer: true },
  beside: { type: "string", multiple: true },
  json: { type: "boolean" },
  repeat: { type: "number", isFormer: true },
} as const;
const ADVICE = "npm run try takes --places, --rounds, --seed, --keep, --beside and --json.";

const read = (...args: string[]) => readOptions(args, OPTIONS, "npm run try");

afterEach(() => vi.restoreAllMocks());

test("reads options with their defaults", () => {
  const args = ["--rounds", "3", "--beside", "a", "--beside", "b", "--repeat", "4"];
  expect(read(...args)).toEqual({
    places: undefined,
    rounds: 3,
    seed: 7,
    keep: undefined,
    beside: ["a", "b"],
    json: false,
    repeat: 4,
  });
  expect(read("--json").json).toBe(true);
  expect(read().beside).toEqual([]);
});

test.each([
  [["--fast"], `Unknown option '--fast'; ${ADVICE}`],
  [["--rounds"], `Option '--rounds <value>' argument missing; ${ADVICE}`],
  [["home"], /^Unexpected argument 'home'.*; npm run try takes --places, /],
])("rejects %j with one sentence", (args, sentence) => {
  expect(() => read(...args)).toThrow(UsageError);
  expect(() => read(...args)).toThrow(sentence);
});

test.each(["0", "-1", "1.5", "many", "", " ", "1e99"])(
  "rejects %j as a whole number of at least 1",
  (text) => {
    expect(() => read(`--rounds=${text}`)).toThrow(UsageError);
  },
);

test("accepts whole numbers from the minimum on", () => {
  expect(read("--seed", "0").seed).toBe(0);
  expect(read("--places", "1000").places).toBe(1_000);
  expect(() => read("--places", "999")).toThrow(
    '--places is "999", which is not a whole number of at least 1000.',
  );
});

test.each([
  ["--keep=", "--keep is empty."],
  ["--port=65535", '--port is "65535", which is not a whole number from 1 to 65534.'],
  ["--site=nope", '--site is "nope", which is not a URL, such as http://localhost:3000.'],
  ["--extract=/gone.pbf", '--extract is "/gone.pbf", which does not exist.'],
])("rejects %s", (argument, sentence) => {
  expect(() => read(argument)).toThrow(sentence);
  expect(read("--keep=a", "--port=65534", "--site=http://localhost", "--extract=.")).toMatchObject({
    keep: "a",
    port: 65_534,
    site: "http://localhost",
    extract: ".",
  });
});

test.each([
  ["--help", "stdout", 0, ADVICE],
  ["--rounds=many", "stderr", 2, '--rounds is "many", which is not a whole number of at least 1.'],
] as const)("ends with %s before anything else runs", (arg, stream, code, sentence) => {
  vi.spyOn(process, "argv", "get").mockReturnValue(["node", "try.ts", arg]);
  const exit = vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("exited");
  });
  const write = vi.spyOn(process[stream], "write").mockReturnValue(true);
  expect(() => readOptionsOrExit((args) => readOptions(args, OPTIONS, "npm run try"))).toThrow("exited");
  expect(exit).toHaveBeenCalledWith(code);
  expect(write).toHaveBeenCalledWith(`${sentence}\n`);
});
test("selects names in their defined order, and all names by default", () => {
  const pages = ["home", "place", "agency"] as const;
  expect(selectNames(["agency", "home"], pages, "page")).toEqual(["home", "agency"]);
  expect(selectNames([], pages, "page")).toEqual(pages);
});

test.each(["homes", "", "toString"])("rejects the unknown name %j and lists the known ones", (name) => {
  const choose = () => selectNames(["home", name], ["home", "place"], "page");
  expect(choose).toThrow(UsageError);
  expect(choose).toThrow(`There is no page "${name}"; there are home, place.`);
});
