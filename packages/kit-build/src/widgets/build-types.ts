import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { LANGUAGE_CODES } from "@lieudit/place-model";
import { KIT_ENTRIES, KIT_PLATFORMS } from "./kit-entries.ts";

const PACKAGES = join(import.meta.dirname, "..", "..", "..");
const COMPILER = join(PACKAGES, "..", "node_modules", "typescript", "bin", "tsc");

/**
 * Writes the types of the built kit beside its scripts in `dist`. Each `.d.ts`
 * re-exports from `types/`, which holds the declarations of the kit and of the
 * packages that it uses. They need the types of React, on preact too.
 *
 * @throws {Error} if the compiler fails; its messages are on the console
 */
export function buildTypes(dist: string): void {
  const types = join(dist, "types");
  execFileSync(
    process.execPath,
    [COMPILER, "-p", join(import.meta.dirname, "tsconfig.types.json"), "--outDir", types],
    { stdio: ["ignore", 2, 2] },
  );
  for (const file of readdirSync(types, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".d.ts")) continue;
    const path = join(types, file);
    writeFileSync(path, toStandaloneTypes(readFileSync(path, "utf8"), file));
  }
  for (const { script } of KIT_ENTRIES) {
    const name = basename(script, ".ts");
    for (const platform of KIT_PLATFORMS) {
      pointTo(join(dist, platform, name, `${name}.d.ts`), join(types, entryTypes(name)));
    }
  }
  pointTo(
    join(dist, "client.d.ts"),
    join(types, "places-client", "src", "index.js"),
    "{ createPlacesClient, type PlacesClient }",
  );
  for (const language of LANGUAGE_CODES) {
    pointTo(
      join(dist, "text", `${language}.d.ts`),
      join(types, "place-widgets", "src", "text", `${language}.js`),
    );
  }
}

function entryTypes(name: string): string {
  return join("kit-build", "src", "widgets", "entries", `${name}.js`);
}

/** Removes style imports from declarations and resolves the names of this repository's packages. */
function toStandaloneTypes(declarations: string, file: string): string {
  return declarations
    .replaceAll(/^import "[^"]*\.css";\n/gm, "")
    .replaceAll(
      /(from |import\()"@lieudit\/([^"]+)"/g,
      (_, before: string, name: string) => `${before}"${specifier(dirname(file), exportedFile(name))}"`,
    )
    .replaceAll(/(from |import\()"(\.[^"]*)\.tsx?"/g, '$1"$2.js"');
}

/** Returns the file in `types/` of `@lieudit/<name>`: place-model/src/types/index.js for `place-model/types`. */
function exportedFile(name: string): string {
  const [folder = "", ...rest] = name.split("/");
  const { exports } = JSON.parse(readFileSync(join(PACKAGES, folder, "package.json"), "utf8")) as {
    exports: Record<string, string>;
  };
  return join(folder, exports[["."].concat(rest).join("/")] ?? "").replace(/\.tsx?$/, ".js");
}

function specifier(from: string, to: string): string {
  const path = relative(from, to).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}

function pointTo(file: string, target: string, names = "*"): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export ${names} from "${specifier(dirname(file), target)}";\n`);
}
