import { LANGUAGE_CODES } from "@lieudit/place-model";

/** Returns the module of each language of a package. */
const texts = (name: string, workspace: string): [string, string][] =>
  LANGUAGE_CODES.map((language) => [`${name}/text/${language}`, `${workspace}/text/${language}`]);

/**
 * Modules that code of the documentation may import in a page, by their published names, each with its
 * name in this repository. `build-steps/page-modules.ts` builds them.
 */
export const PAGE_MODULES: ReadonlyMap<string, string> = new Map([
  ...["react", "react/jsx-runtime", "react-dom", "react-dom/client"].map((name) => [name, name] as const),
  ...["", "/contextual", "/fields", "/hooks"].map(
    (path) => [`@lieudit/react${path}`, `@lieudit/place-widgets${path}`] as const,
  ),
  ...texts("@lieudit/react", "@lieudit/place-widgets"),
  ["@lieudit/place-map", "@lieudit/place-map"],
  ...texts("@lieudit/place-map", "@lieudit/place-map"),
  ["@lieudit/places-client", "@lieudit/places-client"],
  ["@lieudit/place-model", "@lieudit/place-model"],
  ["@lieudit/place-model/types", "@lieudit/place-model/types"],
  ["@lieudit/opening-hours", "@lieudit/opening-hours"],
  ["@lieudit/testing", "@lieudit/test-kit"],
]);

/** Style sheets that code may import; the page loads all of them as one file. */
export const PAGE_STYLES: readonly string[] = ["@lieudit/react/styles.css", "@lieudit/place-map/styles.css"];

/** The module of `show-block.tsx`. */
export const SHOW_BLOCK = "show-block";

const FOLDER = "/kit/modules/";
export const PAGE_STYLES_PATH = `${FOLDER}styles.css`;

/** Returns the import map of a page that runs such code. */
export function writeImportMap(): string {
  const names = [...PAGE_MODULES.keys(), SHOW_BLOCK];
  return JSON.stringify({
    imports: Object.fromEntries(names.map((name) => [name, `${FOLDER}${name.replace("@", "")}.js`])),
  });
}
