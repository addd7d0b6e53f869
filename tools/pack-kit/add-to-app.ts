import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The package managers that can install the packed files. */
export const PACKAGE_MANAGERS = ["npm", "pnpm", "yarn", "bun"] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** What an app imports at first; the other packages come along as dependencies of these. */
const DIRECT: readonly string[] = ["@lieudit/react", "@lieudit/places-client", "@lieudit/testing"];

/** A packed file with its package. */
export interface PackedFile {
  name: string;
  file: string;
  /** The packages that it depends on. */
  dependencies: readonly string[];
}

/**
 * Adds the packed files to the `package.json` of an app, so that `<manager> install` takes each
 * package from its file. Package managers would look for dependencies of a file in a registry.
 *
 * @param further packages beside those that every app imports
 */
export function addToApp(
  app: string,
  packed: readonly PackedFile[],
  manager: PackageManager,
  further: readonly string[] = [],
): void {
  const path = join(app, "package.json");
  const manifest = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : { private: true };
  const names = [...DIRECT, ...further];
  const needed = findNeeded(packed, names);
  const specs = Object.fromEntries(needed.map(({ name, file }) => [name, `file:./${file}`]));
  for (const name of names) {
    const field = name === "@lieudit/testing" ? "devDependencies" : "dependencies";
    manifest[field] = { ...manifest[field], [name]: specs[name] };
  }
  if (manager === "pnpm") writePnpmOverrides(join(app, "pnpm-workspace.yaml"), specs);
  else {
    const field = manager === "yarn" ? "resolutions" : "overrides";
    manifest[field] = { ...manifest[field], ...specs };
  }
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Returns the packages with these names, and those that they depend on. */
function findNeeded(packed: readonly PackedFile[], names: readonly string[]): PackedFile[] {
  const found = packed.filter(({ name }) => names.includes(name));
  const further = found.flatMap(({ dependencies }) => dependencies).filter((name) => !names.includes(name));
  return further.length === 0 ? found : findNeeded(packed, [...names, ...further]);
}

/** pnpm has its overrides in a file of their own. */
function writePnpmOverrides(path: string, specs: Readonly<Record<string, string | undefined>>): void {
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  const lines = Object.entries(specs).map(([name, spec]) => `  "${name}": "${spec}"`);
  const kept = before.split("\n").filter((line) => !line.startsWith('  "@lieudit/'));
  const start = kept.indexOf("overrides:");
  if (start < 0) kept.push("overrides:", ...lines, "");
  else kept.splice(start + 1, 0, ...lines);
  writeFileSync(path, `${kept.join("\n").trim()}\n`);
}
