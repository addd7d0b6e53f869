import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCheck } from "./checks/check.ts";
import { getPackageName, type ImportedModule, readImports } from "./checks/imports.ts";
import {
  COMMANDS_ONLY,
  DEVELOPMENT_FILE,
  DEVELOPMENT_ONLY,
  LAYERS,
  USED_WITHOUT_IMPORT,
} from "./checks/layers.ts";
import { roomProblems } from "./checks/rooms.ts";
import { listTrackedFiles } from "./checks/source-files.ts";

/** Names of the workspaces that are apps. */
const APP = new RegExp(
  `^@lieudit/(${Object.keys(LAYERS)
    .filter((folder) => folder.startsWith("apps/"))
    .map((folder) => folder.slice("apps/".length))
    .join("|")})(/|$)`,
);
const SOURCE = /\.(ts|tsx|mjs)$/;

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  exports?: Record<string, string>;
}

/**
 * Checks the imports of every workspace against the table of layers and its
 * package.json. Production code needs a dependency, tests and builds may use a
 * development dependency, and every declared dependency is used.
 *
 * @returns one sentence for each problem.
 */
export function findLayerProblems(root: string): string[] {
  const manifests = new Map(
    Object.keys(LAYERS).map((folder) => [folder, readManifest(join(root, folder, "package.json"))]),
  );
  const shared = readManifest(join(root, "package.json")).devDependencies ?? {};
  const files = listTrackedFiles(root);
  const unlisted = files
    .map((file) => /^((?:packages|apps)\/[^/]+)\/package\.json$/.exec(file)?.[1])
    .filter((folder) => folder !== undefined && LAYERS[folder] === undefined)
    .map((folder) => `${folder} is not in the table of layers (tools/checks/layers.ts).`);
  return [
    ...unlisted,
    ...[...manifests.keys()]
      .filter((folder) => folder.startsWith("apps/"))
      .flatMap((app) => commandsOnlyProblems(app, manifests)),
    ...roomProblems(files, (file) => readFileSync(join(root, file), "utf8")),
    ...files
      .filter((file) => !/^(packages|apps)\//.test(file) && !DRIVES_THE_SITE.test(file) && SOURCE.test(file))
      .flatMap((file) => findAppImports(file, readFileSync(join(root, file), "utf8"))),
    ...[...manifests].flatMap(([folder, manifest]) => {
      const own = files.filter((file) => file.startsWith(`${folder}/`) && SOURCE.test(file));
      const used = own.flatMap((file) =>
        readImports(file, readFileSync(join(root, file), "utf8")).map((imported) => ({ file, imported })),
      );
      return [
        ...used.flatMap(({ file, imported }) =>
          importProblem(folder, file, imported, manifest, shared, manifests).map(
            (problem) => `${file}:${imported.line}: ${problem}`,
          ),
        ),
        ...unusedProblems(
          folder,
          manifest,
          used.map(({ imported }) => imported),
        ),
      ];
    }),
  ];
}

/** Scenarios that inject faults into the running site and fill in its forms. */
const DRIVES_THE_SITE = /^tools\/survive\//;

/** Types for the templates of a framework, which only a page that uses it imports. */
const TYPES_OF_FRAMEWORK = /\/page-types\/\w+\.d\.ts$/;

/** The demo, tools and examples may import every package but no app, except those in `DRIVES_THE_SITE`. */
function findAppImports(file: string, source: string): string[] {
  return readImports(file, source)
    .filter(({ specifier }) =>
      specifier.startsWith(".") ? join(file, "..", specifier).startsWith("apps/") : APP.test(specifier),
    )
    .map(({ specifier, line }) => `${file}:${line}: "${specifier}" is an app, and nothing imports an app.`);
}

function importProblem(
  folder: string,
  file: string,
  { specifier, isTypeOnly }: ImportedModule,
  manifest: Manifest,
  shared: Record<string, string>,
  manifests: ReadonlyMap<string, Manifest>,
): string[] {
  if (specifier.startsWith(".")) {
    const target = join(file, "..", specifier);
    const isOwn = target.startsWith(`${folder}/`);
    return isOwn ? [] : [`"${specifier}" leaves ${folder}; import the package by its name instead.`];
  }
  const name = getPackageName(specifier);
  if (name === null || name === manifest.name) return [];
  const isDevelopment = DEVELOPMENT_FILE.test(file);
  const problems = name.startsWith("@lieudit/")
    ? workspaceProblems(folder, specifier, name.slice("@lieudit/".length), isDevelopment, manifests)
    : [];
  const mayBeDevelopment = isDevelopment || isTypeOnly;
  const isDeclared =
    (manifest.dependencies?.[name] ?? manifest.peerDependencies?.[name]) !== undefined ||
    (mayBeDevelopment && (manifest.devDependencies?.[name] ?? shared[name]) !== undefined) ||
    // Types of a package come from @types too.
    (isTypeOnly && shared[`@types/${name}`] !== undefined) ||
    (isTypeOnly && TYPES_OF_FRAMEWORK.test(file));
  if (!isDeclared) {
    const kind = mayBeDevelopment ? "dependencies or devDependencies" : "dependencies";
    problems.push(`${name} is not among the ${kind} of ${folder}/package.json.`);
  }
  return problems;
}

function workspaceProblems(
  folder: string,
  specifier: string,
  target: string,
  isDevelopment: boolean,
  manifests: ReadonlyMap<string, Manifest>,
): string[] {
  const exported = manifests.get(`packages/${target}`);
  if (exported === undefined)
    return [`${specifier} is not an importable package of ours; nothing imports an app.`];
  // A query selects another form of the same file in Vite.
  const subpath = specifier.replace(exported.name, ".").replace(/\?.*$/, "");
  if (exported.exports?.[subpath] === undefined)
    return [`${specifier} is not exported by packages/${target}/package.json.`];
  if (DEVELOPMENT_ONLY.includes(target)) {
    return isDevelopment ? [] : [`only tests may import ${specifier}.`];
  }
  if (LAYERS[folder]?.includes(target)) return [];
  // A test may import any package but an app.
  if (isDevelopment) return [];
  return [`${folder} may not import ${specifier}; the table of layers is in tools/checks/layers.ts.`];
}

function unusedProblems(folder: string, manifest: Manifest, imports: readonly ImportedModule[]): string[] {
  const used = new Set([
    ...imports.map(({ specifier }) => getPackageName(specifier)),
    ...(USED_WITHOUT_IMPORT[folder] ?? []),
  ]);
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.devDependencies })
    .filter((name) => !used.has(name) && !name.startsWith("@types/"))
    .map((name) => `${folder}/package.json: nothing imports ${name}; remove it.`);
}

/** One sentence for each package of `COMMANDS_ONLY` that `app` depends on, with the path that leads there. */
function commandsOnlyProblems(app: string, manifests: ReadonlyMap<string, Manifest>): string[] {
  const queue: string[][] = [[app]];
  const visited = new Set<string>();
  const problems: string[] = [];
  for (const path of queue) {
    const folder = path.at(-1)!;
    if (visited.has(folder)) continue;
    visited.add(folder);
    if (COMMANDS_ONLY.some((name) => folder === `packages/${name}`)) {
      problems.push(`${path.join(" > ")}: a running server must not load ${folder}; only commands may.`);
      continue;
    }
    for (const name of Object.keys(manifests.get(folder)?.dependencies ?? {})) {
      const dependency = name.replace("@lieudit/", "packages/");
      if (manifests.has(dependency)) queue.push([...path, dependency]);
    }
  }
  return problems;
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, "utf8")) as Manifest;
}

if (import.meta.main) await runCheck("layers", () => findLayerProblems(resolve(import.meta.dirname, "..")));
