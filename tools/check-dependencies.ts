import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCheck } from "./checks/check.ts";
import { listTrackedFiles } from "./checks/source-files.ts";

/** One row of docs/dependencies.md. */
interface ListedDependency {
  name: string;
  usedBy: string[];
  licence: string;
  isExplained: boolean;
}

/** Dependencies of a package.json: versions by package name. */
interface PackageFile {
  file: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Compares docs/dependencies.md with the run-time dependencies of every
 * package.json. Each is listed with its users, its licence and a reason, and
 * nothing else is listed. Installed packages have exact versions, our own `*`.
 */
export function findDependencyProblems(root: string): string[] {
  const packages = readPackageFiles(root);
  const used = runtimeDependencies(packages);
  const listed = listedDependencies(readFileSync(join(root, "docs", "dependencies.md"), "utf8"));
  const names = new Set(listed.map(({ name }) => name));
  return [
    ...[...used.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `${name} is not in docs/dependencies.md.`),
    ...listed.flatMap((row) => rowProblems(root, row, used.get(row.name))),
    ...packages.flatMap(rangeProblems),
  ];
}

/** Returns the table rows that begin with a package name in code: name, used by, what for, licence, why this one. */
function listedDependencies(markdown: string): ListedDependency[] {
  return markdown.split("\n").flatMap((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const name = /^`([^`]+)`$/.exec(cells[1] ?? "")?.[1];
    if (name === undefined || cells.length < 7) return [];
    const [usedBy = "", whatFor = "", licence = "", why = ""] = cells.slice(2);
    return [{ name, usedBy: usedBy.split(/,\s*/), licence, isExplained: whatFor !== "" && why !== "" }];
  });
}

function rowProblems(root: string, row: ListedDependency, users: readonly string[] | undefined): string[] {
  if (users === undefined)
    return [`docs/dependencies.md lists ${row.name}, which no package.json depends on.`];
  const problems: string[] = [];
  if (row.usedBy.toSorted().join() !== users.toSorted().join()) {
    problems.push(
      `docs/dependencies.md says ${row.name} is used by ${row.usedBy.join(", ")}; it is ${users.join(", ")}.`,
    );
  }
  if (!row.isExplained)
    problems.push(`docs/dependencies.md does not say what ${row.name} is for, or why this one.`);
  const licence = readLicence(root, row.name, users);
  if (licence !== null && licence !== row.licence) {
    problems.push(
      `docs/dependencies.md says the licence of ${row.name} is ${row.licence}; its package says ${licence}.`,
    );
  }
  return problems;
}

/** Reads the package.json of the root and of each workspace. */
function readPackageFiles(root: string): PackageFile[] {
  return listTrackedFiles(root)
    .filter((path) => /^((packages|apps)\/[^/]+\/)?package\.json$/.test(path))
    .map((file) => ({
      ...(JSON.parse(readFileSync(join(root, file), "utf8")) as Omit<PackageFile, "file">),
      file,
    }));
}

/** Third-party run-time dependencies, peers included, with the workspaces that declare them. */
function runtimeDependencies(packages: readonly PackageFile[]): Map<string, string[]> {
  const used = new Map<string, string[]>();
  for (const { file, dependencies, peerDependencies } of packages) {
    const user = file === "package.json" ? "root" : (file.split("/")[1] ?? file);
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (!name.startsWith("@lieudit/")) used.set(name, [...(used.get(name) ?? []), user]);
    }
  }
  return used;
}

/** Reports dependencies without an exact version. */
function rangeProblems({ file, dependencies, devDependencies }: PackageFile): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) =>
      name.startsWith("@lieudit/") ? version !== "*" : !/^\d+\.\d+\.\d+$/.test(version),
    )
    .map(
      ([name, version]) =>
        `${file} depends on ${name} ${version}; name ${name.startsWith("@lieudit/") ? "our own packages by *" : "one exact version, 1.2.3"}.`,
    );
}

function readLicence(root: string, name: string, users: readonly string[]): string | null {
  const folders = ["", ...users.flatMap((user) => [join("packages", user), join("apps", user)])];
  const file = folders
    .map((folder) => join(root, folder, "node_modules", name, "package.json"))
    .find(existsSync);
  if (file === undefined) return null;
  const { license } = JSON.parse(readFileSync(file, "utf8")) as { license?: string };
  return license ?? null;
}

if (import.meta.main)
  await runCheck("dependencies", () => findDependencyProblems(resolve(import.meta.dirname, "..")));
