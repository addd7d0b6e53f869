import type { ConsentProof } from "../store/consent-proofs.ts";
import type { Lead } from "../store/lead.ts";
import { describeState } from "./lead-text.ts";

/**
 * Returns a table as CSV for a French spreadsheet: semicolons, a byte order mark, and
 * no cell that a spreadsheet would take for a formula.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(";")}\r\n`).join("")}`;
}

/** Rows of leads, with one column for each field that any of them has. */
export function toLeadRows(
  leads: readonly Lead[],
  fileName: (lead: Lead, index: number) => string,
): string[][] {
  const labels = new Map(leads.flatMap(({ answers }) => answers.map(({ name, label }) => [name, label])));
  const heading = [
    "numéro",
    "reçue le",
    "à effacer le",
    "sorte",
    "agence",
    "annonce",
    "titre de l’annonce",
    "appels commerciaux",
    "note",
    "confirmation",
    ...labels.values(),
    "photos",
  ];
  const rows = leads.map((lead) => [
    lead.reference,
    lead.created,
    lead.expires,
    lead.kind,
    lead.agency ?? "",
    lead.listing?.reference ?? "",
    lead.listing?.title ?? "",
    lead.callConsent ?? "",
    String(lead.score).replace(".", ","),
    describeState(lead),
    ...[...labels.keys()].map((name) => lead.answers.find((answer) => answer.name === name)?.value ?? ""),
    lead.files
      .map((file, index) => (file.state === "ready" ? fileName(lead, index) : ""))
      .filter((name) => name !== "")
      .join(" "),
  ]);
  return [heading, ...rows];
}

/** Rows of proofs of consent, with one column for each category. */
export function toProofRows(proofs: readonly ConsentProof[]): string[][] {
  const categories = [...new Set(proofs.flatMap((proof) => Object.keys(proof.categories)))];
  const words = (choice: boolean | null | undefined) =>
    choice === true ? "accepté" : choice === false ? "refusé" : "à choisir";
  return [
    ["identifiant", "date", "version des textes", "action", ...categories],
    ...proofs.map(({ id, created, version, action, categories: chosen }) => [
      id,
      created,
      version,
      action,
      ...categories.map((category) => words(chosen[category])),
    ]),
  ];
}

function toCell(text: string): string {
  // Spreadsheets mark text with an apostrophe.
  const escaped = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
