import { toTerminalText } from "@lieudit/database";
import { counted, HARD_SPACE, typeset } from "@lieudit/listing-model/french";
import type { DeliveryReport, PortfolioReport, Refusal } from "./delivery.ts";

/** Lines of each section; the others are counted. */
const MAX_LINES = 50;

/** Formats the report of a delivery for the operator: a summary, then rejected lines with reasons. */
export function formatReport(report: DeliveryReport): string {
  const { agencies, portfolios, refused, warnings } = report;
  return [
    ...(agencies.length === 0
      ? []
      : [`${counted(agencies.length, "agence reçue", "agences reçues")} : ${agencies.join(", ")}`]),
    ...portfolios.map(formatPortfolio),
    ...section("Refusées", refused),
    ...section("À compléter", warnings),
    "",
  ].join("\n");
}

/** Formats the report of a delivery as a log line. */
export function formatReportLine({ portfolios, refused }: DeliveryReport): string {
  const sum = (count: (portfolio: PortfolioReport) => number) =>
    portfolios.reduce((total, portfolio) => total + count(portfolio), 0);
  return [
    counted(
      sum(({ inserted }) => inserted),
      "ajoutée",
      "ajoutées",
    ),
    counted(
      sum(({ changed }) => changed),
      "modifiée",
      "modifiées",
    ),
    counted(
      sum(({ unchanged }) => unchanged),
      "inchangée",
      "inchangées",
    ),
    counted(
      sum(({ withdrawn }) => withdrawn),
      "retirée",
      "retirées",
    ),
    counted(refused.length, "refusée", "refusées"),
  ].join(", ");
}

function formatPortfolio({
  agence,
  inserted,
  changed,
  unchanged,
  withdrawn,
  photos,
}: PortfolioReport): string {
  return (
    `${agence}${HARD_SPACE}: ` +
    [
      counted(inserted, "annonce ajoutée", "annonces ajoutées"),
      counted(changed, "modifiée", "modifiées"),
      counted(unchanged, "inchangée", "inchangées"),
      counted(withdrawn, "retirée", "retirées"),
      counted(photos, "photo", "photos"),
    ].join(", ")
  );
}

function section(title: string, refusals: readonly Refusal[]): string[] {
  if (refusals.length === 0) return [];
  const lines = refusals
    .slice(0, MAX_LINES)
    .map(
      ({ line, reference, reasons }) =>
        `  ${[line === 0 ? "" : `ligne ${line}`, toTerminalText(reference)].filter((part) => part !== "").join(", ")}` +
        `${HARD_SPACE}: ${reasons.map((reason) => typeset(toTerminalText(reason))).join(" ")}`,
    );
  const more = refusals.length - MAX_LINES;
  return [
    `${title} (${refusals.length})${HARD_SPACE}:`,
    ...lines,
    ...(more > 0 ? [`  … et ${counted(more, "autre", "autres")}`] : []),
  ];
}
