import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { COMMAND_TIMEOUTS, runCommand, StoreError, toTerminalText } from "@lieudit/database";
import { type FileStore, openFileStore } from "@lieudit/files";
import { counted } from "@lieudit/listing-model/french";
import type { LeadStore } from "../store/lead-store.ts";
import { openLeadStore } from "../store/open-lead-store.ts";
import type { Purged } from "../store/purge-leads.ts";
import type { LeadQuery } from "../store/read-leads.ts";
import { exportLeads } from "./export-leads.ts";
import { formatInFrance } from "./french-clock.ts";
import { toCsv, toProofRows } from "./lead-csv.ts";
import { formatLead, formatLeadLines } from "./lead-text.ts";
import { LEADS_HELP, type LeadsCommand, parseLeadsCommandLine } from "./leads-command-line.ts";

await runCommand(parseLeadsCommandLine, async (command) => {
  if (command.do === "help") return LEADS_HELP;
  const { dataDir, databaseUrl, filesUrl } = command;
  const folder = join(dataDir, "leads");
  const store = await openLeadStore({ folder, databaseUrl, filesUrl, ...COMMAND_TIMEOUTS });
  try {
    return await execute(command, store, openFileStore(folder, filesUrl));
  } finally {
    await store.close();
  }
});

async function execute(
  command: Exclude<LeadsCommand, { do: "help" }>,
  store: LeadStore,
  files: FileStore,
): Promise<string> {
  switch (command.do) {
    case "list": {
      const leads = await store.list(command.query);
      const { waiting, failed } = await store.countMails();
      const mails = `Courrier : ${waiting} en attente, ${failed} abandonné${failed > 1 ? "s" : ""}.\n`;
      return (leads.length === 0 ? "Aucune demande.\n" : formatLeadLines(leads)) + mails;
    }
    case "show":
      return formatLead(await requireLead(store, command.reference));
    case "export": {
      const { references, query, to } = command;
      const leads =
        references.length === 0
          ? await store.list(query)
          : await Promise.all(references.map((reference) => requireLead(store, reference)));
      const photoCount = await exportLeads(leads, files, to);
      return `${counted(leads.length, "demande", "demandes")} et ${counted(photoCount, "photo", "photos")} dans ${to}.\n`;
    }
    case "purge": {
      const { query } = command;
      const filter = query === "expired" ? query : await checkReferences(query, store);
      const purged = await store.purge(filter);
      const summary = describePurge(purged);
      if (filter === "expired" || filter.email === undefined) return `${summary}.\n`;
      const alertCount = await store.endAlertsFor(filter.email);
      return `${summary}, et ${counted(alertCount, "alerte", "alertes")}.\n`;
    }
    case "alerts": {
      const address = command.email?.toLowerCase();
      const alerts = (await store.listAlerts()).filter(
        ({ email }) => address === undefined || email === address,
      );
      const lines = alerts.map(
        ({ created, confirmed, email, label, search }) =>
          `${[formatInFrance(created).slice(0, 10), confirmed === null ? "à confirmer" : "confirmée", email, label, search].map(toTerminalText).join("\t")}\n`,
      );
      return lines.length === 0 ? "Aucune alerte.\n" : lines.join("");
    }
    case "proofs": {
      const proofs = await store.listProofs();
      await writeFile(command.to, toCsv(toProofRows(proofs)), { mode: 0o600 });
      return `${counted(proofs.length, "preuve", "preuves")} dans ${command.to}.\n`;
    }
    case "purge-proofs": {
      const count = await store.purgeProofs(command.before);
      return `${counted(count, "preuve effacée", "preuves effacées")}.\n`;
    }
  }
}

/** Rejects the whole purge if one reference is unknown, so that a typing error erases nothing. */
async function checkReferences(query: LeadQuery, store: LeadStore): Promise<LeadQuery> {
  const { references } = query;
  if (references === undefined) return query;
  const leads = await Promise.all(references.map((reference) => requireLead(store, reference)));
  return { references: leads.map(({ reference }) => reference) };
}

async function requireLead(store: LeadStore, reference: string) {
  const lead = await store.get(reference.toUpperCase());
  if (lead !== null) return lead;
  throw new StoreError(
    "INVALID",
    `Aucune demande n’a le numéro ${reference.slice(0, 20)} ; « list » les dit.`,
  );
}

function describePurge({ references, files, lateFileCount }: Purged): string {
  const late =
    lateFileCount === 0
      ? ""
      : ` (le stockage des fichiers ne répond pas : le serveur en effacera ${lateFileCount} plus tard)`;
  return `${counted(references.length, "demande effacée", "demandes effacées")}, avec ${counted(files.length, "photo", "photos")}${late}`;
}
