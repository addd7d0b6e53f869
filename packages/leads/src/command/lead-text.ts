import { toTerminalText } from "@lieudit/database";
import { counted } from "@lieudit/listing-model/french";
import { MAX_CONFIRMATION_REQUESTS } from "../store/confirm-lead.ts";
import type { Confirmation, Lead, LeadFile } from "../store/lead.ts";
import { formatInFrance } from "./french-clock.ts";

/** Formats leads as one line each. */
export function formatLeadLines(leads: readonly Lead[]): string {
  return leads
    .map((lead) => {
      const who = lead.answers.find(({ name }) => name === "nom" || name === "courriel")?.value ?? "";
      const cells = [
        lead.reference,
        formatInFrance(lead.created),
        lead.kind,
        lead.listing?.reference ?? "-",
        lead.agency ?? "-",
        who,
        lead.files.length === 0 ? "" : counted(lead.files.length, "photo", "photos"),
        describeState(lead),
      ];
      return `${cells.map(toTerminalText).join("\t").trimEnd()}\n`;
    })
    .join("");
}

/** Describes the confirmation of a lead, in French; empty if none is needed. */
export function describeState({ confirmation }: Lead): string {
  if (confirmation === null) return "";
  return confirmation.confirmed === null ? "à confirmer" : "confirmée";
}

/** Formats all data of a lead. */
export function formatLead(lead: Lead): string {
  const facts: [string, string][] = [
    ["Numéro", lead.reference],
    ["Sorte", lead.kind],
    ["Reçue le", lead.created],
    ["À effacer le", lead.expires],
    ["Agence", lead.agency ?? "aucune"],
    ...(lead.listing === null
      ? []
      : [
          [
            "Annonce",
            `${lead.listing.title} (référence ${lead.listing.reference}, ${lead.listing.path})`,
          ] as [string, string],
        ]),
    ...lead.answers.map(({ label, value }): [string, string] => [label, value]),
    [
      "Appels commerciaux",
      lead.callConsent === null ? "non" : `oui, le ${lead.created} : « ${lead.callConsent} »`,
    ],
    ["Note du contrôle", String(lead.score).replace(".", ",")],
    ...getConfirmationFacts(lead),
    ...lead.files.map((file): [string, string] => ["Photo", `${file.name} – ${describeFile(file)}`]),
  ];
  return facts.map(([label, value]) => `${label} : ${indentLines(value)}\n`).join("");
}

function getConfirmationFacts({ confirmation }: Lead): [string, string][] {
  if (confirmation === null) return [];
  return [["Confirmation", describeConfirmation(confirmation)]];
}

function describeConfirmation({ email, wasAsked, confirmed }: Confirmation): string {
  if (confirmed !== null) return `reçue de ${email} le ${confirmed}`;
  return wasAsked
    ? `demandée à ${email}, pas encore reçue ; personne d’autre n’a été prévenu`
    : `attendue de ${email}, sans nouveau message : cette adresse en avait déjà reçu ${MAX_CONFIRMATION_REQUESTS}, et le lien de chacun confirme aussi cette demande ; personne n’a été prévenu`;
}

function describeFile({ state, path, reason }: LeadFile): string {
  if (state === "ready") return path ?? "";
  return state === "waiting" ? "en attente de conversion" : `refusée, ${reason ?? ""}`;
}

/** Untrusted lines without control characters, indented. */
function indentLines(text: string): string {
  return text
    .split("\n")
    .map((line) => toTerminalText(line))
    .join("\n  ");
}
