import { readCsv } from "./csv.ts";

/** The part of the product that a rule is about. */
export const RULE_PARTS = ["kit", "service", "elements", "site", "forms"] as const;
export type RulePart = (typeof RULE_PARTS)[number];

export interface Rule {
  /** `S<section>-<number>`, for example "S5-012"; never reused. */
  id: string;
  section: string;
  part: RulePart;
  rule: string;
  /** The test file that proves it, from the root of the repository; null for an open rule and a decision. */
  test: string | null;
  /** Why the product differs from the rule; null if it does not. */
  decision: string | null;
}

export interface RuleTable {
  rules: Rule[];
  /** One sentence for each invalid row. */
  problems: string[];
}

const COLUMNS = "id,section,part,rule,test";
const ID = /^S([1-9])-\d{3}$/;

/** Reads `contracts/product-rules.csv`. */
export function readRuleTable(text: string): RuleTable {
  const [heading, ...rows] = readCsv(text);
  if (heading?.join(",") !== COLUMNS) {
    return {
      rules: [],
      problems: [`The columns are "${heading?.join(",") ?? ""}"; they must be ${COLUMNS}.`],
    };
  }
  const problems: string[] = [];
  const rules: Rule[] = [];
  const seen = new Set<string>();
  rows.forEach((row, index) => {
    const rule = parseRow(row);
    if (typeof rule === "string") problems.push(`Row ${index + 2}: ${rule}`);
    else if (seen.has(rule.id)) problems.push(`Row ${index + 2}: the id ${rule.id} is a duplicate.`);
    else {
      seen.add(rule.id);
      rules.push(rule);
    }
  });
  return { rules, problems };
}

function parseRow(row: readonly string[]): Rule | string {
  if (row.length !== 5) return `it has ${row.length} columns; it must have 5.`;
  const [id = "", section = "", part = "", rule = "", test = ""] = row;
  const number = ID.exec(id);
  if (number === null) return `"${id}" is not an id; ids look like S5-012.`;
  if (number[1] !== section) return `${id} says section ${number[1]} and the column says "${section}".`;
  if (!isRulePart(part)) return `${id} has the part "${part}"; parts are ${RULE_PARTS.join(", ")}.`;
  if (rule.trim() === "") return `${id} has no rule.`;
  if (test.trim() === "") return `${id} has no test; write "open" for a rule without one.`;
  if (test.startsWith("decision")) {
    const decision = test.replace(/^decision:?/, "").trim();
    if (decision === "") return `${id} is a decision without a note; write "decision: why".`;
    return { id, section, part, rule, test: null, decision };
  }
  return { id, section, part, rule, test: test === "open" ? null : test, decision: null };
}

function isRulePart(part: string): part is RulePart {
  return (RULE_PARTS as readonly string[]).includes(part);
}
