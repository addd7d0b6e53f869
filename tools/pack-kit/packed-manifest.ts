import type { PackageSource } from "./package-source.ts";
import { PUBLISHED_NAMES } from "./packages.ts";

/** Targets of an export of a packed package. */
type PackedExport = string | { types: string; default: string };

/** What the manifests of all packages share: those of the repository. */
export interface RepositoryFacts {
  version: string;
  engines: Readonly<Record<string, string>>;
  repository: Readonly<{ type: string; url: string }>;
}

/**
 * Returns the package.json of a package whose `src` was built to `dist`.
 *
 * @param imported addresses that the built code imports
 * @param all the published packages
 */
export function packedManifest(
  { published, manifest, offers }: PackageSource,
  imported: ReadonlySet<string>,
  all: readonly PackageSource[],
  repository: RepositoryFacts,
): Record<string, unknown> {
  const { version, description, license, type, sideEffects } = manifest;
  const { dependencies = {}, peerDependencies = {} } = manifest;
  const { peers = [], optional = {}, ranges = {}, starts = [], node, bin } = published;
  const optionalNames = Object.values(optional).flat();
  const needed = Object.entries(dependencies)
    // The packages of the kit are made together, and fit each other alone.
    .map(
      ([name, range]) =>
        [PUBLISHED_NAMES.get(name) ?? name, ranges[name] ?? (range === "*" ? version : range)] as const,
    )
    .filter(([name]) => isImported(name, imported))
    .concat(starts.map((name) => [name, version]))
    .concat(findOptional(all, imported));
  const isPeer = (name: string) => peers.includes(name) || optionalNames.includes(name);
  const allPeers = {
    ...peerDependencies,
    ...Object.fromEntries(
      needed.filter(([name]) => isPeer(name)).map(([name, range]) => [name, `^${range}`]),
    ),
  };
  return {
    name: published.name,
    version,
    description,
    keywords: published.keywords,
    license,
    repository: { ...repository.repository, directory: published.folder },
    type,
    engines: node === undefined ? repository.engines : { node },
    ...(bin !== undefined && {
      bin: Object.fromEntries(Object.entries(bin).map(([command, path]) => [command, builtScript(path)])),
    }),
    exports: {
      ...Object.fromEntries(offers.map(([address, path]) => [address, packedExport(path)])),
      "./package.json": "./package.json",
    },
    ...(manifest.customElements !== undefined && { customElements: inDist(manifest.customElements) }),
    ...(manifest["web-types"] !== undefined && { "web-types": inDist(manifest["web-types"]) }),
    ...(sideEffects !== undefined && { sideEffects }),
    files: ["dist", "src"],
    dependencies: Object.fromEntries(needed.filter(([name]) => !isPeer(name))),
    ...(Object.keys(allPeers).length > 0 && { peerDependencies: allPeers }),
    ...(optionalNames.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(optionalNames.map((name) => [name, { optional: true }])),
    }),
    publishConfig: { access: "public" },
  };
}

function isImported(name: string, imported: ReadonlySet<string>): boolean {
  return [...imported].some((address) => address === name || address.startsWith(`${name}/`));
}

/** Returns what the imported addresses of other packages need. */
function findOptional(all: readonly PackageSource[], imported: ReadonlySet<string>): [string, string][] {
  return all.flatMap(({ published, manifest }) =>
    Object.entries(published.optional ?? {})
      .filter(([address]) => imported.has(address.replace(/^\./, published.name)))
      .flatMap(([, names]) =>
        names.map((name): [string, string] => [name, manifest.dependencies?.[name] ?? ""]),
      ),
  );
}

/** Types of style sheets: TypeScript looks for those of every import. */
export const STYLE_TYPES = "./dist/style-sheet.d.ts";

function packedExport(path: string): PackedExport {
  if (path.endsWith(".css")) return { types: STYLE_TYPES, default: inDist(path) };
  if (!/\.tsx?$/.test(path)) return inDist(path);
  return { types: builtScript(path).replace(/\.js$/, ".d.ts"), default: builtScript(path) };
}

function builtScript(path: string): string {
  return inDist(path).replace(/(\.d)?\.tsx?$/, ".js");
}

function inDist(path: string): string {
  return path.replace(/^(\.\/)?(src\/)?/, "./dist/");
}
