import { RULE_PARTS, type Rule } from "./rule-table.ts";

/** Formats the rules by section and part as a table, with "proven/all" in each cell. Decisions are not counted. */
export function formatRuleCounts(rules: readonly Rule[]): string {
  const sections = [...new Set(rules.map((rule) => rule.section))].sort();
  const rows = [
    ["section", ...RULE_PARTS, "all"],
    ...sections.map((section) =>
      formatRow(
        section,
        rules.filter((rule) => rule.section === section),
      ),
    ),
    formatRow("all", rules),
  ];
  return rows.map((cells) => cells.map((cell) => cell.padStart(10)).join("")).join("\n");
}

function formatRow(name: string, rules: readonly Rule[]): string[] {
  return [
    name,
    ...RULE_PARTS.map((part) => formatShare(rules.filter((rule) => rule.part === part))),
    formatShare(rules),
  ];
}

function formatShare(rules: readonly Rule[]): string {
  if (rules.length === 0) return "-";
  const open = rules.filter((rule) => rule.decision === null);
  return `${open.filter((rule) => rule.test !== null).length}/${open.length}`;
}
