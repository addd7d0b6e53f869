/** The part of a package.json that is read and written here. */
export interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  type: string;
  exports: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** Targets of an export of a packed package. */
type PackedExport = string | { types: string; default: string };

/** Sources, and styles beside them, that a package offers to apps: what of `exports` lies in `src`. */
export function offered(
  { exports }: Manifest,
  leftOut: readonly string[],
): [address: string, path: string][] {
  return Object.entries(exports).filter(
    ([address, path]) => path.startsWith("./src/") && !leftOut.includes(address),
  );
}

/**
 * Returns the package.json of a package whose `src` was built to `dist`.
 *
 * @param imported packages that the built code imports
 */
export function packedManifest(
  manifest: Manifest,
  offers: ReturnType<typeof offered>,
  imported: ReadonlySet<string>,
): Record<string, unknown> {
  const { name, version, description, license, type, dependencies = {}, peerDependencies } = manifest;
  const needed = Object.entries(dependencies).filter(([dependency]) => imported.has(dependency));
  return {
    name,
    version,
    description,
    license,
    type,
    exports: Object.fromEntries(offers.map(([address, path]) => [address, packedExport(path)])),
    sideEffects: offers.some(([, path]) => path.endsWith(".css")) ? ["*.css"] : false,
    files: ["dist"],
    // The packages of the kit are made together, and fit each other alone.
    dependencies: Object.fromEntries(
      needed.map(([dependency, range]) => [dependency, range === "*" ? version : range]),
    ),
    ...(peerDependencies !== undefined && { peerDependencies }),
  };
}

function packedExport(path: string): PackedExport {
  const built = path.replace("./src/", "./dist/");
  if (!/\.tsx?$/.test(built)) return built;
  const stem = built.replace(/\.tsx?$/, "");
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}
