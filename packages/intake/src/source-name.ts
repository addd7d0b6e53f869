import { ImportError } from "./import-error.ts";

/**
 * Returns the source name for a path or URL. "monaco-2023-11-21.osm.pbf" and
 * "https://download.example/europe/monaco-latest.osm.pbf" both give "monaco".
 *
 * @throws {ImportError} USAGE for a malformed URL.
 */
export function toSourceName(input: string): string {
  if (isUrl(input) && !URL.canParse(input)) {
    throw new ImportError("USAGE", `"${input.slice(0, 200)}" is no address.`);
  }
  const path = isUrl(input) ? new URL(input).pathname : input;
  const file = decodeName(path.split(/[/\\]/).at(-1) ?? "");
  const stem = file
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\.(osm|pbf|gz|bz2|zip|xml|csv|tsv|json|geojson)(?=\.|$)/g, "")
    // Dates as Geofabrik and others write them, and the word that stands for the latest one.
    .replace(/[-_.]?(latest|internal|\d{4}-?\d{2}-?\d{2}|\d{6})(?=$|[-_.])/g, "");
  const name = stem
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, MAX_NAME_CHARACTERS)
    .replace(/-+$/, "");
  return name === "" ? "extract" : name;
}

const MAX_NAME_CHARACTERS = 60;

/**
 * Returns `name` if it is a valid source name.
 *
 * @throws {ImportError} USAGE
 */
export function checkSourceName(name: string): string {
  if (/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(name) && name.length <= MAX_NAME_CHARACTERS) return name;
  throw new ImportError(
    "USAGE",
    `"${name.slice(0, 80)}" cannot name a source: use up to ${MAX_NAME_CHARACTERS} lower-case letters, digits and hyphens, such as "monaco".`,
  );
}

/** Whether an input is a URL rather than a file path. */
export function isUrl(input: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(input);
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Whether a value is a JSON object: neither an array nor null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
