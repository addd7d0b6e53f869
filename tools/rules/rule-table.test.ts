import { expect, test } from "vitest";
import { readRuleTable } from "./rule-table.ts";

const HEADING = "id,section,part,rule,test\n";

test("a row becomes a rule; open means that no test proves it", () => {
  const { rules, problems } = readRuleTable(
    `${HEADING}S5-001,5,forms,"Dates, read",open\nS5-002,5,kit,Two.,a.test.ts\n`,
  );
  expect(problems).toEqual([]);
  expect(rules).toEqual([
    { id: "S5-001", section: "5", part: "forms", rule: "Dates, read", test: null, decision: null },
    { id: "S5-002", section: "5", part: "kit", rule: "Two.", test: "a.test.ts", decision: null },
  ]);
});

test.each([
  ["other columns", "id,rule\nS1-001,x\n", "columns"],
  ["a missing column", `${HEADING}S1-001,1,kit,x\n`, "4 columns"],
  ["a bad id", `${HEADING}S1-1,1,kit,x,open\n`, "not an id"],
  ["another section than the id's", `${HEADING}S1-001,2,kit,x,open\n`, "section"],
  ["an unknown part", `${HEADING}S1-001,1,shop,x,open\n`, "part"],
  ["an empty rule", `${HEADING}S1-001,1,kit,,open\n`, "no rule"],
  ["an empty test", `${HEADING}S1-001,1,kit,x,\n`, "no test"],
  ["a decision without a note", `${HEADING}S1-001,1,kit,x,decision:\n`, "note"],
  ["an id given twice", `${HEADING}S1-001,1,kit,x,open\nS1-001,1,kit,y,open\n`, "duplicate"],
])("%s is a problem", (_name, text, message) => {
  const { problems } = readRuleTable(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

test("a decision has a note in place of a test", () => {
  const { rules } = readRuleTable(`${HEADING}S5-001,5,kit,One.,"decision: a link, not a button"\n`);
  expect(rules).toMatchObject([{ test: null, decision: "a link, not a button" }]);
});
