/** One kind of change that a page needs to use another server. */
interface Edit {
  /** What it changes, for the report. */
  name: string;
  /** Files that it reads by what they hold, for packages that name the server in an option. */
  where?: RegExp;
  find: RegExp;
  /** Replacement; `$S` is the address of the server, without a slash at its end. */
  by: string;
}

/** Import of a package by its name. */
function imports(name: string): RegExp {
  return new RegExp(`(?:from|import|require\\()\\s*["']${name}["'/]`);
}

const REACT_AUTOCOMPLETE = imports("react-google-autocomplete");
const REACT_GOOGLE_MAPS = imports("@react-google-maps/api");

/** Changes are safe to repeat: nothing that they write is found again. */
const EDITS: readonly Edit[] = [
  {
    name: "address of the script",
    find: /(?:https?:)?\/\/maps\.google(?:apis)?\.(?:com|cn)\/maps\/api\/js(?![\w/-])/gi,
    by: "$S/maps/api/js",
  },
  {
    name: "address of the script in the inline loader",
    find: /https:\/\/maps\.\$\{\w+\}apis\.com\/maps\/api\/js(?![\w/-])/gi,
    by: "$S/maps/api/js",
  },
  { name: "address of the REST service", find: /https:\/\/places\.googleapis\.com\/v1(?=\/)/gi, by: "$S/v1" },
  {
    name: "connection that the page opens early",
    find: /(?<=<link\b[^>]*\bhref=["'])(?:https?:)?\/\/maps\.(?:googleapis|gstatic)\.com\/?(?=["'])/g,
    by: "$S",
  },
  {
    name: "option of @googlemaps/js-api-loader",
    where: imports("@googlemaps/js-api-loader"),
    find: /(?<=\bnew Loader\(\s*\{)(?![\s\S]{0,500}?\burl\s*[:,}])/g,
    by: ' url: "$S/maps/api/js",',
  },
  {
    name: "option of @react-google-maps/api",
    where: REACT_GOOGLE_MAPS,
    find: /(?<=\buseLoadScript\(\{)(?![^}]*\bapiUrl\s*[:,}])/g,
    by: ' apiUrl: "$S",',
  },
  {
    name: "option of @react-google-maps/api",
    where: REACT_GOOGLE_MAPS,
    find: /(?<=<LoadScript(?:Next)?)(?=\s)(?![^>]*\bapiUrl=)/g,
    by: ' apiUrl="$S"',
  },
  {
    name: "option of react-google-autocomplete",
    where: REACT_AUTOCOMPLETE,
    find: /(?<=\b(?:usePlacesWidget|use\w*Google\w*|usePlacesAutocompleteService)\(\{)(?![^}]*\bgoogleMapsScriptBaseUrl\s*[:,}])/g,
    by: ' googleMapsScriptBaseUrl: "$S/maps/api/js",',
  },
  {
    name: "option of react-google-autocomplete",
    where: REACT_AUTOCOMPLETE,
    find: /(?<=<(?:Autocomplete|ReactGoogleAutocomplete))(?=\s)(?![^>]*\bgoogleMapsScriptBaseUrl=)/g,
    by: ' googleMapsScriptBaseUrl="$S/maps/api/js"',
  },
];

/** Packages that take the script which the page has already. */
const WITH_PAGE_SCRIPT: readonly RegExp[] = [
  imports("@vis\\.gl/react-google-maps"),
  imports("vue3-google-map"),
  imports("@angular/google-maps"),
  imports("google-map-react"),
];

/** This hook ignores the option of the others, `apiUrl`. */
const HOOK_OF_REACT_GOOGLE_MAPS = /\buseJsApiLoader\(/;

/** Version 2 of the loader has functions and no option for the address; version 1 has a class. */
const FUNCTIONS_OF_LOADER =
  /import\s*\{[^}]*\b(?:setOptions|importLibrary)\b[^}]*\}\s*from\s*["']@googlemaps\/js-api-loader["']/;

/** A changed line of a file. */
export interface ChangedLine {
  line: number;
  name: string;
}

/** Returns the text for a page of `server`, and the lines that differ. */
export function changeText(text: string, server: string): { text: string; changed: ChangedLine[] } {
  let changed = text;
  const lines: ChangedLine[] = [];
  for (const { name, where, find, by } of EDITS) {
    if (where !== undefined && !where.test(changed)) continue;
    changed = changed.replace(find, (...match) => {
      const offset: number = match.at(-2);
      lines.push({ line: countLines(changed, offset), name });
      return by.replaceAll("$S", server);
    });
  }
  return { text: changed, changed: lines.sort((a, b) => a.line - b.line) };
}

/** Whether code of this text needs the script tag of the page. */
export function needsPageScript(text: string): boolean {
  if (REACT_GOOGLE_MAPS.test(text) && HOOK_OF_REACT_GOOGLE_MAPS.test(text)) return true;
  return FUNCTIONS_OF_LOADER.test(text) || WITH_PAGE_SCRIPT.some((imported) => imported.test(text));
}

/** Writes the script tag before the first module of a page that has none; `null` where there is no place for it. */
export function addPageScript(page: string, server: string): { text: string; line: number } | null {
  if (page.includes("/maps/api/js")) return null;
  const [module] = /[ \t]*<script\b[^>]*\btype=["']module["']/.exec(page) ?? [];
  if (module === undefined) return null;
  const indent = /^[ \t]*/.exec(module)?.[0] ?? "";
  const tag = `${indent}${writeScriptTag(server)}\n`;
  const start = page.indexOf(module);
  return { text: page.slice(0, start) + tag + page.slice(start), line: countLines(page, start) };
}

/** The tag that loads the classes; without `async`, it runs before the modules of the page. */
export function writeScriptTag(server: string): string {
  return `<script src="${server}/maps/api/js?libraries=places,marker"></script>`;
}

/** Returns the number of the line that holds the character at `offset`, from 1. */
export function countLines(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
