import {
  type CommandContext,
  type DataLocation,
  readArguments,
  resolveDataLocation,
  UsageError,
} from "@lieudit/database";
import { INVITATION_DAYS } from "../limits.ts";
import type { DeskRole } from "../roles.ts";

/** The parsed command line. */
export type DeskCommand =
  | { do: "help" }
  | (DataLocation & {
      do: "invite";
      email: string;
      name: string;
      role: DeskRole;
      agency: string | null;
      publicUrl: string;
    })
  | (DataLocation & { do: "people" })
  | (DataLocation & { do: "remove"; email: string })
  | (DataLocation & { do: "demo"; agencies: readonly string[] });

export const DESK_HELP = `Ouvre l’espace professionnel (/espace) à l’exploitant et aux agences.

  npm run desk -- invite --operator <courriel> [--nom <nom>]
                                       écrit un lien d’entrée pour l’exploitant
  npm run desk -- invite --responsable <courriel> --agence <nom> [--nom <nom>]
                                       un responsable d’agence : ses collègues, ses demandes
  npm run desk -- invite --membre <courriel> --agence <nom> [--nom <nom>]
                                       un membre d’agence : ses demandes
  npm run desk -- people               les personnes qui ont un accès
  npm run desk -- remove <courriel>    retire un accès et ferme ses sessions
  npm run desk -- demo --agence <noms> les comptes d’essai de la démonstration, et ses agences

  --agence <nom>       le nom de l’agence dans les adresses, comme agence-de-la-dune
  --data-dir <dossier> où sont les données ; par défaut DATA_DIR, sinon le dossier « data »
  --help               ce texte

Un lien sert une fois, pendant ${INVITATION_DAYS} jours ; invitez de nouveau pour en obtenir un autre.
PUBLIC_URL est l’adresse du site dans le lien ; DATABASE_URL désigne une base PostgreSQL.
Codes de sortie : 0 fait, 1 rien n’a été fait, 2 mauvais usage.
`;

const DEFAULT_PORT = "3000";

/** @throws {UsageError} */
export function parseDeskCommandLine(context: CommandContext): DeskCommand {
  const { values, positionals } = readArguments(context.args, {
    operator: { type: "string" },
    responsable: { type: "string" },
    membre: { type: "string" },
    agence: { type: "string" },
    nom: { type: "string" },
    "data-dir": { type: "string" },
    help: { type: "boolean" },
  });
  const [name, subject, ...rest] = positionals;
  if (values.help === true || name === undefined || name === "help") return { do: "help" };
  const location = resolveDataLocation(context, values["data-dir"]);
  if (rest[0] !== undefined) throw new UsageError(`« ${name} » ne prend pas « ${rest[0].slice(0, 40)} ».`);
  switch (name) {
    case "invite": {
      if (subject !== undefined)
        throw new UsageError("Donnez l’adresse après --operator, --responsable ou --membre.");
      const { role, email } = readInvited(values);
      const agency = values.agence ?? null;
      if (role === "operator" && agency !== null)
        throw new UsageError("Un exploitant n’a pas d’agence ; enlevez --agence.");
      if (role !== "operator" && agency === null)
        throw new UsageError("Donnez l’agence avec --agence, comme --agence agence-de-la-dune.");
      const { env } = context;
      const publicUrl =
        env.PUBLIC_URL?.trim().replace(/\/+$/, "") || `http://localhost:${env.PORT?.trim() || DEFAULT_PORT}`;
      const ownName = values.nom ?? email.split("@")[0] ?? email;
      return { do: "invite", ...location, role, email, agency, name: ownName, publicUrl };
    }
    case "people":
      return { do: "people", ...location };
    case "remove":
      if (subject === undefined)
        throw new UsageError("Donnez l’adresse de la personne ; « people » les dit.");
      return { do: "remove", ...location, email: subject };
    case "demo":
      return {
        do: "demo",
        ...location,
        agencies: (values.agence ?? "").split(",").filter((slug) => slug !== ""),
      };
    default:
      throw new UsageError(
        `« ${name.slice(0, 40)} » n’est pas connu ; il faut invite, people, remove ou demo.`,
      );
  }
}

/** Returns the only person that the options invite. */
function readInvited(values: { operator?: string; responsable?: string; membre?: string }): {
  role: DeskRole;
  email: string;
} {
  const invited = (
    [
      ["operator", values.operator],
      ["manager", values.responsable],
      ["member", values.membre],
    ] as const
  ).flatMap(([role, email]) => (email === undefined ? [] : [{ role, email }]));
  const [first] = invited;
  if (first === undefined || invited.length > 1)
    throw new UsageError("Donnez une adresse après --operator, --responsable ou --membre.");
  return first;
}
