import { readFileSync } from "node:fs";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { readQualityRows, toQuestion } from "./quality-rows.ts";
import { scoreQuestions } from "./quality-score.ts";

const HEAD = "group,places,query,near,within,name,type,town";

test("a row has its query, its reader and the intended place", () => {
  const [row] = readQualityRows(`${HEAD}\ntypos,demo,boulanjerie,Le Port,500,A|B,bakery,Aubremer\n`);
  expect(row).toEqual({
    group: "typos",
    places: "demo",
    query: "boulanjerie",
    near: "Le Port",
    within: 500,
    names: ["A", "B"],
    type: "bakery",
    town: "Aubremer",
  });
});

test.each(["typos,demo,boul", "typos,demo,,,,A,,", "typos,demo,boul,,near,A,,"])(
  "the line %s is refused by its number",
  (line) => {
    expect(() => readQualityRows(`${HEAD}\n${line}`)).toThrow("Line 2");
  },
);

test("a row is meant for the places that have its name, type and town, within its distance", () => {
  const [row] = readQualityRows(`${HEAD}\nnearness,demo,phare,Le Port,500,*,cafe,\n`);
  const at = (id: string, name: string, primaryType: string, latitude: number) =>
    aPlaceRecord({
      id,
      names: { default: name },
      primaryType,
      types: [primaryType],
      location: { latitude, longitude: 6 },
    });
  const places = [
    at("place-port-0", "Le Port", "marina", 43),
    at("place-near-0", "Un", "cafe", 43.004),
    at("place-far-00", "Deux", "cafe", 43.005),
    at("place-other0", "Trois", "bar", 43),
  ];
  const question = toQuestion(row!, places);
  expect([...question.expected]).toEqual(["place-near-0"]);
  expect(question.at).toEqual({ latitude: 43, longitude: 6 });
  expect(() => toQuestion({ ...row!, type: "zoo" }, places)).toThrow("correct the row");
});

test("an apostrophe is the same however it is written", () => {
  const [row] = readQualityRows(`${HEAD}\nnames,demo,gare,,,Gare d'Aubremer,,\n`);
  const places = [
    aPlaceRecord({ id: "place-gare-0", names: { default: "Gare d’Aubremer" } }),
    aPlaceRecord({ id: "place-other0", names: { default: "Gare d’Orval" } }),
  ];
  expect([...toQuestion(row!, places).expected]).toEqual(["place-gare-0"]);
});

test("each file of the repository can be read, and half of the rows are held out", () => {
  const [tuning, heldOut] = ["tuning", "held-out"].map((name) =>
    readQualityRows(readFileSync(new URL(`${name}.csv`, import.meta.url), "utf8")),
  );
  expect(tuning!.length + heldOut!.length).toBeGreaterThanOrEqual(300);
  expect(heldOut!.length).toBeGreaterThanOrEqual(tuning!.length);
  expect(heldOut!.filter(({ places }) => places === "monaco").length).toBeGreaterThanOrEqual(100);
  const heldOutQueries = new Set(heldOut!.map(({ places, query, near }) => `${places} ${query} ${near}`));
  expect(
    tuning!.filter(({ places, query, near }) => heldOutQueries.has(`${places} ${query} ${near}`)),
  ).toEqual([]);
});

test("recall counts firsts and fives, by group", async () => {
  const lines = ["a,demo,un,,,A,,", "a,demo,deux,,,A,,", "b,demo,trois,,,A,,"];
  const places = [aPlaceRecord({ id: "place-a-000", names: { default: "A" } })];
  const questions = readQualityRows([HEAD, ...lines].join("\n")).map((row) => toQuestion(row, places));
  const answers: Record<string, string[]> = { un: ["place-a-000"], deux: ["x", "place-a-000"], trois: [] };
  const score = await scoreQuestions(async ({ row }) => answers[row.query]!, questions);
  expect(score.all).toEqual({ count: 3, at1: 1 / 3, at5: 2 / 3 });
  expect(score.byGroup.get("a")).toEqual({ count: 2, at1: 0.5, at5: 1 });
  expect(score.misses.map(({ question }) => question.row.query)).toEqual(["deux", "trois"]);
});
