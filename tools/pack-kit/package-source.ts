import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PublishedPackage } from "./packages.ts";

/** The part of a package.json that is read here. */
export interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  type: string;
  sideEffects?: boolean | readonly string[];
  exports?: Readonly<Record<string, string>>;
  /** The manifest of custom elements, for editors. */
  customElements?: string;
  /** The same for editors of JetBrains. */
  "web-types"?: string;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** A workspace that is published, with what it offers to apps. */
export interface PackageSource {
  published: PublishedPackage;
  folder: string;
  manifest: Manifest;
  /** Addresses with their files: what of `exports` lies in `src`, or needs no build. */
  offers: readonly (readonly [address: string, path: string])[];
  /** The files of `offers` that are compiled. */
  scripts: readonly string[];
}

export function readPackageSource(root: string, published: PublishedPackage): PackageSource {
  const folder = join(root, published.folder);
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { leftOut = [], programs = {}, bin = {} } = published;
  const offers = Object.entries({ ...manifest.exports, ...programs }).filter(
    ([address, path]) =>
      (path.startsWith("./src/") || isFinished(path) || address in programs) && !leftOut.includes(address),
  );
  const scripts = [...offers.map(([, path]) => path), ...Object.values(bin), ...findThreads(folder)];
  return {
    published,
    folder,
    manifest,
    offers,
    scripts: scripts.filter((path) => /\.tsx?$/.test(path) && !isFinished(path)),
  };
}

/** Whether a file outside of `src` is packed as it is: types without code, and data. */
export function isFinished(path: string): boolean {
  return !path.startsWith("./src/") && /\.(d\.ts|json)$/.test(path);
}

/** Scripts of worker threads, which code names by their URLs. */
function findThreads(folder: string): string[] {
  const files = globSync("src/**/*.ts", { cwd: folder }).filter(
    (file) => !/\.test\.|test-process/.test(file),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), "utf8").matchAll(/new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g),
    ].map(([, path = ""]) => `./${join(dirname(file), path)}`),
  );
}
