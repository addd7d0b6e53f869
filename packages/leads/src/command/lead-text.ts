import { counted } from "@lieudit/listing-model/french";
import { toTerminalText } from "@lieudit/listing-model/text";
import { MAX_QUESTIONS_TO_ADDRESS } from "../store/confirm-lead.ts";
import type { Confirmation, Lead, LeadFile } from "../store/lead.ts";
import { momentInFrance } from "./french-clock.ts";

/** One line for each lead. */
export function leadLines(leads: readonly Lead[]): string {
  return leads
    .map((lead) => {
      const who = lead.answers.find(({ name }) => name === "nom" || name === "courriel")?.value ?? "";
      const cells = [
        lead.reference,
        momentInFrance(lead.created),
        lead.kind,
        lead.listing?.reference ?? "-",
        lead.agency ?? "-",
        who,
        lead.files.length === 0 ? "" : counted(lead.files.length, "photo", "photos"),
        stateWords(lead),
      ];
      return `${cells.map(toTerminalText).join("\t").trimEnd()}\n`;
    })
    .join("");
}

/** Whether its sender has still to confirm it; then nobody has been told of it. */
export function stateWords({ confirmation }: Lead): string {
  if (confirmation === null) return "";
  return confirmation.confirmed === null ? "à confirmer" : "confirmée";
}

/** All that is known of a lead. */
export function leadSheet(lead: Lead): string {
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
    ...confirmationFacts(lead),
    ...lead.files.map((file): [string, string] => ["Photo", `${file.name} – ${fileWords(file)}`]),
  ];
  return facts.map(([label, value]) => `${label} : ${lines(value)}\n`).join("");
}

function confirmationFacts({ confirmation }: Lead): [string, string][] {
  if (confirmation === null) return [];
  return [["Confirmation", confirmationWords(confirmation)]];
}

function confirmationWords({ email, wasAsked, confirmed }: Confirmation): string {
  if (confirmed !== null) return `reçue de ${email} le ${confirmed}`;
  return wasAsked
    ? `demandée à ${email}, pas encore reçue ; personne d’autre n’a été prévenu`
    : `attendue de ${email}, sans nouveau message : cette adresse en avait déjà reçu ${MAX_QUESTIONS_TO_ADDRESS}, et le lien de chacun confirme aussi cette demande ; personne n’a été prévenu`;
}

function fileWords({ state, path, reason }: LeadFile): string {
  if (state === "ready") return path ?? "";
  return state === "waiting" ? "en attente de conversion" : `refusée, ${reason ?? ""}`;
}

/** Lines of strangers, without what steers a terminal. */
function lines(text: string): string {
  return text
    .split("\n")
    .map((line) => toTerminalText(line))
    .join("\n  ");
}
