import { resolve } from "node:path";
import {
  type CommandContext,
  type DataLocation,
  readArguments,
  resolveDataLocation,
  UsageError,
} from "@lieudit/database";
import { allowsPrivateHosts } from "@lieudit/intake";
import { TEMPLATES, type Template } from "../import/templates.ts";

/** The parsed command line. */
export type Command =
  | { do: "help" }
  | (DataLocation & {
      do: "import";
      files: string[];
      agence: string | undefined;
      allowsEmptying: boolean;
      hasFinishedPhotos: boolean;
      allowPrivateHosts: boolean;
    })
  | (DataLocation & { do: "watch"; inbox: string; agence: string | undefined; allowPrivateHosts: boolean })
  | (DataLocation & { do: "list"; agence: string | undefined })
  | (DataLocation & { do: "remove"; agence: string | undefined; names: string[] })
  | (DataLocation & { do: "clean" })
  | { do: "template"; template: Template; to: string | undefined };

export const HELP = `Fait entrer des annonces de véhicules et de biens.

  npm run listings -- import <fichier>...   reprend un portefeuille entier, par agence :
                                            ce qui n’y est plus est retiré
  npm run listings -- watch <dossier>       importe ce qui est déposé dans un dossier
  npm run listings -- list                  agences et nombre de leurs annonces
  npm run listings -- list --agence <nom>   les annonces d’une agence
  npm run listings -- remove <id>...        retire des annonces ; avec --agence, par référence
  npm run listings -- remove --agence <nom> retire l’agence et toutes ses annonces
  npm run listings -- clean                 supprime les images qui ne servent plus
  npm run listings -- template <forme>      un modèle : ${TEMPLATES.join(", ")} ;
                                            avec --vers, dans un nouveau fichier

Fichiers : .zip (Poliris, ou un des suivants avec ses photos), .csv (Poliris ou véhicules),
.xml (véhicules), .jsonl (annonces et agences complètes, une par ligne).

  --agence <nom>       l’agence des annonces, quel que soit le nom que le fichier lui donne
  --vers <fichier>     où écrire le modèle
  --vider              accepte une livraison qui retire plus de la moitié d’un portefeuille
  --photos-finies      garde telles quelles les photos WebP d’au plus 1 600 px sans métadonnées ;
                       seulement pour des fichiers que vous avez faits vous-même
  --data-dir <dossier> où sont les annonces ; par défaut DATA_DIR, sinon le dossier « data »
  --help               ce texte

DATABASE_URL désigne une base PostgreSQL au lieu d’un fichier, FILES_URL un stockage S3 des photos.
IMPORT_ALLOW_PRIVATE_HOSTS=1 permet de prendre des photos à des adresses privées.

Codes de sortie : 0 fait, 1 rien n’a été changé, 2 mauvais usage, 3 un autre import écrit,
4 fait, mais des lignes ont été refusées, 130 arrêté par Ctrl-C.
docs/listing-feeds.md en dit plus.
`;

/** @throws {UsageError} */
export function parseCommandLine(surroundings: CommandContext): Command {
  const { args, env, workingFolder } = surroundings;
  const { values, positionals } = readArguments(args, {
    agence: { type: "string" },
    vider: { type: "boolean" },
    "photos-finies": { type: "boolean" },
    vers: { type: "string" },
    "data-dir": { type: "string" },
    help: { type: "boolean" },
  });
  const [name, ...names] = positionals;
  if (values.help === true || name === undefined || name === "help") return { do: "help" };
  const at = (path: string) => resolve(workingFolder, path);
  const place = resolveDataLocation(surroundings, values["data-dir"]);
  const { agence } = values;
  const allowPrivateHosts = allowsPrivateHosts(env);
  switch (name) {
    case "import":
      if (names.length === 0)
        throw new UsageError("Nommez au moins un fichier à importer ; --help en dit plus.");
      return {
        do: "import",
        ...place,
        files: names.map(at),
        agence,
        allowsEmptying: values.vider === true,
        hasFinishedPhotos: values["photos-finies"] === true,
        allowPrivateHosts,
      };
    case "watch": {
      const [inbox = env.LISTINGS_INBOX?.trim()] = names;
      if (inbox === undefined || inbox === "") throw new UsageError("Nommez le dossier à surveiller.");
      return { do: "watch", ...place, inbox: at(inbox), agence, allowPrivateHosts };
    }
    case "list":
      return { do: "list", ...place, agence };
    case "remove":
      if (names.length === 0 && agence === undefined)
        throw new UsageError("Nommez les annonces à retirer, par leur identifiant.");
      return { do: "remove", ...place, agence, names };
    case "clean":
      return { do: "clean", ...place };
    case "template": {
      const template = TEMPLATES.find((known) => known === names[0]);
      if (template === undefined) throw new UsageError(`Choisissez un modèle : ${TEMPLATES.join(", ")}.`);
      return { do: "template", template, to: values.vers === undefined ? undefined : at(values.vers) };
    }
    default:
      throw new UsageError(
        `« ${name.slice(0, 40)} » n’est pas connu ; il faut import, watch, list, remove, clean ou template.`,
      );
  }
}
