import { resolve } from "node:path";
import {
  type CommandContext,
  type DataLocation,
  readArguments,
  resolveDataLocation,
  UsageError,
} from "@lieudit/database";
import { formatInterval } from "../forms/interval-string.ts";
import {
  DEFAULT_RETENTION,
  LEAD_KINDS,
  type LeadKind,
  PROOF_RETENTION_DAYS,
  UNCONFIRMED_DAYS,
} from "../store/lead.ts";
import type { LeadQuery } from "../store/read-leads.ts";
import { getStartOfDayInFrance } from "./french-clock.ts";

/** The parsed command line. */
export type LeadsCommand =
  | { do: "help" }
  | (DataLocation & { do: "list"; query: LeadQuery })
  | (DataLocation & { do: "show"; reference: string })
  | (DataLocation & { do: "export"; references: string[]; query: LeadQuery; to: string })
  | (DataLocation & { do: "purge"; query: LeadQuery | "expired" })
  | (DataLocation & { do: "proofs"; to: string })
  | (DataLocation & { do: "purge-proofs"; before: Date | "expired" })
  | (DataLocation & { do: "alerts"; email: string | undefined });

const RETENTION_TEXT = [
  `demandes (LEADS_RETENTION) : ${formatInterval(DEFAULT_RETENTION.requests)}`,
  `signalements (REPORTS_RETENTION) : ${formatInterval(DEFAULT_RETENTION.reports)}`,
  `demande ou alerte que personne ne confirme : ${UNCONFIRMED_DAYS} jours`,
  "alerte confirmée : jusqu’au désabonnement",
  `preuve de consentement : ${PROOF_RETENTION_DAYS} jours (13 mois)`,
]
  .map((line) => `  ${line}`)
  .join("\n");

export const LEADS_HELP = `Lit ce que les visiteurs ont envoyé par les formulaires.

  npm run leads -- list                         une ligne par demande, et l’état du courrier
  npm run leads -- show <numéro>                tout ce qu’une demande contient
  npm run leads -- export [<numéro>...] --vers <dossier>
                                                un tableau CSV, avec les photos à côté
  npm run leads -- purge                        efface ce dont la durée de conservation est passée
  npm run leads -- purge --avant <jour>         efface ce qui est arrivé avant ce jour
  npm run leads -- purge <numéro>...            efface ces demandes
  npm run leads -- purge --courriel <adresse>   efface tout d’une personne qui le demande : demandes et alertes
  npm run leads -- alerts                       les alertes et leur état
  npm run leads -- proofs --vers <fichier>      les preuves de consentement aux cookies, en CSV
  npm run leads -- purge-proofs                 efface les preuves de plus de 13 mois
  npm run leads -- purge-proofs --avant <jour>  efface les preuves plus anciennes que ce jour

  --sorte <sorte>      ${LEAD_KINDS.join(", ")} ; plusieurs fois possible
  --agence <nom>       seulement les demandes faites à cette agence
  --courriel <adresse> seulement ce qui a été envoyé avec cette adresse
  --depuis <jour>      à partir de ce jour, comme 2026-11-20, à l’heure de Paris
  --avant <jour>       avant ce jour
  --data-dir <dossier> où sont les données ; par défaut DATA_DIR, sinon le dossier « data »
  --help               ce texte

Durées de conservation, au terme desquelles le serveur efface aussi de lui-même :
${RETENTION_TEXT}

DATABASE_URL désigne une base PostgreSQL au lieu d’un fichier, FILES_URL un stockage S3 des photos.
Codes de sortie : 0 fait, 1 rien n’a été fait, 2 mauvais usage.
`;

/** @throws {UsageError} */
export function parseLeadsCommandLine(surroundings: CommandContext): LeadsCommand {
  const { values, positionals } = readArguments(surroundings.args, {
    sorte: { type: "string", multiple: true },
    agence: { type: "string" },
    courriel: { type: "string" },
    depuis: { type: "string" },
    avant: { type: "string" },
    vers: { type: "string" },
    "data-dir": { type: "string" },
    help: { type: "boolean" },
  });
  const [name, ...names] = positionals;
  if (values.help === true || name === undefined || name === "help") return { do: "help" };
  const at = (path: string) => resolve(surroundings.workingFolder, path);
  const place = resolveDataLocation(surroundings, values["data-dir"]);
  const query: LeadQuery = {
    ...(values.sorte !== undefined && { kinds: values.sorte.map(parseKind) }),
    ...(values.agence !== undefined && { agency: values.agence }),
    ...(values.depuis !== undefined && { from: parseDay(values.depuis) }),
    ...(values.avant !== undefined && { before: parseDay(values.avant) }),
    ...(values.courriel !== undefined && { email: parseAddress(values.courriel) }),
  };
  rejectUnusedArguments(name, names, Object.keys(values));
  switch (name) {
    case "list":
      return { do: "list", ...place, query };
    case "show":
      if (names[0] === undefined) throw new UsageError("Donnez le numéro de la demande ; « list » les dit.");
      return { do: "show", ...place, reference: names[0] };
    case "export":
      if (names.length > 0 && Object.keys(query).length > 0) throw new UsageError(EITHER);
      return { do: "export", ...place, references: names, query, to: at(requirePath(values.vers)) };
    case "purge":
      return { do: "purge", ...place, query: toPurgeQuery(query, names) };
    case "proofs":
      return { do: "proofs", ...place, to: at(requirePath(values.vers)) };
    case "purge-proofs":
      return { do: "purge-proofs", ...place, before: query.before ?? "expired" };
    case "alerts":
      return { do: "alerts", ...place, email: query.email };
    default:
      throw new UsageError(
        `« ${name.slice(0, 40)} » n’est pas connu ; il faut list, show, export, purge, alerts, proofs ou purge-proofs.`,
      );
  }
}

const QUERY_OPTIONS = ["sorte", "agence", "courriel", "depuis", "avant"];

/** How many references each command accepts, and which options beside `--data-dir`. */
const ACCEPTED: ReadonlyMap<string, { maxNumbers: number; options: readonly string[] }> = new Map([
  ["list", { maxNumbers: 0, options: QUERY_OPTIONS }],
  ["show", { maxNumbers: 1, options: [] }],
  ["export", { maxNumbers: Number.POSITIVE_INFINITY, options: [...QUERY_OPTIONS, "vers"] }],
  ["purge", { maxNumbers: Number.POSITIVE_INFINITY, options: QUERY_OPTIONS }],
  ["proofs", { maxNumbers: 0, options: ["vers"] }],
  ["purge-proofs", { maxNumbers: 0, options: ["avant"] }],
  ["alerts", { maxNumbers: 0, options: ["courriel"] }],
]);

/** Rejects arguments that the command would ignore: it might show or erase more than intended. */
function rejectUnusedArguments(name: string, numbers: readonly string[], options: readonly string[]): void {
  const accepted = ACCEPTED.get(name);
  if (accepted === undefined) return;
  const number = numbers[accepted.maxNumbers];
  if (number !== undefined) throw new UsageError(`« ${name} » ne prend pas « ${number.slice(0, 40)} ».`);
  const option = options.find((option) => option !== "data-dir" && !accepted.options.includes(option));
  if (option !== undefined)
    throw new UsageError(`« ${name} » ne prend pas --${option} ; --help dit les options.`);
}

const EITHER = "Donnez les numéros des demandes, ou des options, mais pas les deux.";

/** Requires a day, a reference or an address, so that a typing error cannot erase all leads. */
function toPurgeQuery(query: LeadQuery, references: string[]): LeadQuery | "expired" {
  const filters = Object.keys(query);
  if (references.length > 0) {
    if (filters.length > 0) throw new UsageError(EITHER);
    return { references };
  }
  if (filters.length === 0) return "expired";
  if (query.email !== undefined) {
    if (filters.length > 1)
      throw new UsageError("Avec --courriel, tout part de cette personne ; ne donnez rien d’autre.");
    return query;
  }
  if (query.before === undefined) {
    throw new UsageError("Dites avec --avant jusqu’à quel jour effacer, comme --avant 2026-11-20.");
  }
  return query;
}

function parseAddress(text: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return text;
  throw new UsageError(
    `« ${text.slice(0, 60)} » n’est pas une adresse ; écrivez-la comme camille@exemple.fr.`,
  );
}

function requirePath(path: string | undefined): string {
  if (path === undefined || path === "") throw new UsageError("Dites où écrire avec --vers.");
  return path;
}

function parseKind(text: string): LeadKind {
  const kind = LEAD_KINDS.find((value) => value === text);
  if (kind === undefined) throw new UsageError(`Choisissez une sorte : ${LEAD_KINDS.join(", ")}.`);
  return kind;
}

function parseDay(text: string): Date {
  const day = getStartOfDayInFrance(text);
  if (day === null) {
    throw new UsageError(`« ${text.slice(0, 20)} » n’est pas un jour ; écrivez-le comme 2026-11-20.`);
  }
  return day;
}
