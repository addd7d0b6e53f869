import { expect, test } from "vitest";
import { parseCommandLine } from "./command-line.ts";

const parse = (args: string[], env = {}) =>
  parseCommandLine({ args, env, workingFolder: "/called", defaultDataDir: "/data" });
const place = { dataDir: "/data", databaseUrl: undefined };

test("paths start where the command was called, settings come from the environment", () => {
  expect(parse(["import", "a.zip", "/b.csv", "--agence", "quai", "--vider"])).toEqual({
    do: "import",
    ...place,
    files: ["/called/a.zip", "/b.csv"],
    agence: "quai",
    allowsEmptying: true,
    hasFinishedPhotos: false,
    allowPrivateHosts: false,
  });
  expect(
    parse(["list"], { DATA_DIR: "here", DATABASE_URL: "postgresql://x", IMPORT_ALLOW_PRIVATE_HOSTS: "1" }),
  ).toEqual({ do: "list", dataDir: "/called/here", databaseUrl: "postgresql://x", agence: undefined });
  expect(parse(["watch"], { LISTINGS_INBOX: "in" })).toMatchObject({ do: "watch", inbox: "/called/in" });
  expect(parse(["remove", "--agence", "quai"])).toMatchObject({ do: "remove", agence: "quai", names: [] });
  expect(parse(["template", "poliris", "--vers", "a.csv"])).toEqual({
    do: "template",
    template: "poliris",
    to: "/called/a.csv",
  });
  expect(parse(["import", "a.jsonl", "--photos-finies"])).toMatchObject({ hasFinishedPhotos: true });
  expect([parse([]), parse(["--help"]), parse(["import", "--help"])]).toEqual(Array(3).fill({ do: "help" }));
});

test.each([
  [["import"], "Nommez au moins un fichier à importer"],
  [["watch"], "Nommez le dossier à surveiller"],
  [["remove"], "Nommez les annonces à retirer"],
  [["template", "word"], "Choisissez un modèle : poliris, vehicules-csv, vehicules-xml"],
  [["importer", "a.zip"], "« importer » n’est pas connu"],
  [["import", "a.zip", "--force"], "« --force » n’est pas une option ; --help les dit."],
  [["import", "a.zip", "-f"], "« -f » n’est pas une option ; --help les dit."],
  [["import", "a.zip", "--toString"], "« --toString » n’est pas une option ; --help les dit."],
  [["import", "a.zip", "--agence"], "Donnez une valeur à --agence ; --help dit les options."],
  [["import", "a.zip", "--agence", "--vider"], "Donnez une valeur à --agence ; --help dit les options."],
  [["import", "a.zip", "--vider=oui"], "--vider ne prend pas de valeur ; --help dit les options."],
])("%j is refused with what to write instead", (args, message) => {
  expect(() => parse(args)).toThrow(message);
});
