import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changeText } from "./edits.ts";
import { migratePages } from "./migrate-pages.ts";
import { findRemarks } from "./remarks.ts";

const SERVER = "https://places.example.org";
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lieudit-migrate-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
  return file;
}

test.each([
  [
    '<script async src="https://maps.googleapis.com/maps/api/js?key=A&libraries=places&callback=init"></script>',
    `<script async src="${SERVER}/maps/api/js?key=A&libraries=places&callback=init"></script>`,
  ],
  [
    "<script src='//maps.google.com/maps/api/js?v=3'></script>",
    `<script src='${SERVER}/maps/api/js?v=3'></script>`,
  ],
  ['const url = "https://maps.googleapis.com/maps/api/js";', `const url = "${SERVER}/maps/api/js";`],
  // The inline loader puts the address together.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a page
  ["a.src=`https://maps.${c}apis.com/maps/api/js?`+e;", `a.src=\`${SERVER}/maps/api/js?\`+e;`],
  [
    '<link rel="preconnect" href="https://maps.gstatic.com/" crossorigin>',
    `<link rel="preconnect" href="${SERVER}" crossorigin>`,
  ],
  ['fetch("https://places.googleapis.com/v1/places:searchText")', `fetch("${SERVER}/v1/places:searchText")`],
  [
    'import { Loader } from "@googlemaps/js-api-loader";\nnew Loader({ apiKey });',
    `import { Loader } from "@googlemaps/js-api-loader";\nnew Loader({ url: "${SERVER}/maps/api/js", apiKey });`,
  ],
  [
    "import { useLoadScript } from '@react-google-maps/api';\nuseLoadScript({ googleMapsApiKey });",
    `import { useLoadScript } from '@react-google-maps/api';\nuseLoadScript({ apiUrl: "${SERVER}", googleMapsApiKey });`,
  ],
  [
    'import { LoadScript } from "@react-google-maps/api";\n<LoadScript googleMapsApiKey={key}>',
    `import { LoadScript } from "@react-google-maps/api";\n<LoadScript apiUrl="${SERVER}" googleMapsApiKey={key}>`,
  ],
  [
    'import Autocomplete, { usePlacesWidget } from "react-google-autocomplete";\nusePlacesWidget({ apiKey });\n<Autocomplete apiKey={key} />',
    `import Autocomplete, { usePlacesWidget } from "react-google-autocomplete";\nusePlacesWidget({ googleMapsScriptBaseUrl: "${SERVER}/maps/api/js", apiKey });\n<Autocomplete googleMapsScriptBaseUrl="${SERVER}/maps/api/js" apiKey={key} />`,
  ],
  [
    'import { Loader } from "@googlemaps/js-api-loader";\nnew Loader(\n  { nested: { a: 1 } });',
    `import { Loader } from "@googlemaps/js-api-loader";\nnew Loader(\n  { url: "${SERVER}/maps/api/js", nested: { a: 1 } });`,
  ],
  ["HTTPS://MAPS.GOOGLEAPIS.COM/maps/api/js", `${SERVER}/maps/api/js`],
])("%s is changed once", (before, after) => {
  const { text, changed } = changeText(before, SERVER);
  expect(text).toBe(after);
  expect(changed.length).toBeGreaterThan(0);
  expect(changeText(text, SERVER)).toEqual({ text: after, changed: [] });
});

test.each([
  "https://maps.googleapis.com/maps/api/jsonp",
  '<Autocomplete apiKey="A" />',
  "new Loader({ src })",
  "https://fonts.googleapis.com/css",
  'import { Loader } from "@googlemaps/js-api-loader";\nnew Loader({ apiKey, url });',
  'import { Loader } from "@googlemaps/js-api-loader";\nnew Loader({ nested: { a }, url });',
])("%s stays as it is", (text) => {
  expect(changeText(text, SERVER)).toEqual({ text, changed: [] });
});

test.each([
  ['const id = "ChIJN1t_tDeuEmsRUsoyG83frY4";', "npx lieudit ids"],
  ["new google.maps.KmlLayer()", "CORS"],
  ["new google.maps.drawing.DrawingManager()", "Terra Draw"],
  ["new google.maps.StreetViewPanorama(box)", "ZERO_RESULTS"],
  ["service.findPlaceFromQuery(request, done)", "Place.searchByText"],
  ["travelMode: google.maps.TravelMode.TRANSIT", "timetables"],
  ["new google.maps.TrafficLayer()", "no data"],
  ["new google.maps.ElevationService()", "not built"],
  ["<gmp-map-3d>", "three dimensions"],
  ["https://maps.googleapis.com/maps/api/place/details/json", `${SERVER}/v1/places:searchText`],
  ["https://maps.googleapis.com/maps/api/staticmap?size=1x1", `${SERVER}/cartes/statique`],
  ['import { Client } from "@googlemaps/google-maps-services-js";', "apiEndpoint"],
  ['import { Loader as GLoader } from "@googlemaps/js-api-loader";', "option url"],
  ["new google.maps.plugins.loader.Loader(options)", "option url"],
  ['<iframe src="https://www.google.com/maps/embed?pb=1">', "page of the place"],
  ["https://maps.google.com/?q=Aubremer", "page of the place"],
  ["script-src 'self' https://maps.googleapis.com", "policy"],
])("%s is listed with what to do", (text, advice) => {
  const [remark] = findRemarks(`\n${text}`, SERVER);
  expect(remark).toMatchObject({ line: 2, advice: expect.stringContaining(advice) });
  expect(findRemarks("const map = new google.maps.Map(box, { zoom: 3 });", SERVER)).toEqual([]);
});

test("a package without an option for the address gets the script tag of the page", () => {
  write("src/main.tsx", 'import { APIProvider } from "@vis.gl/react-google-maps";\n');
  const page = write(
    "index.html",
    '<body>\n  <div id="app"></div>\n  <script type="module" src="/src/main.tsx"></script>\n',
  );
  const { files, missingScript } = migratePages([folder], SERVER, false);
  expect(readFileSync(page, "utf8")).toBe(
    `<body>\n  <div id="app"></div>\n  <script src="${SERVER}/maps/api/js?libraries=places,marker"></script>\n  <script type="module" src="/src/main.tsx"></script>\n`,
  );
  expect(files).toEqual([
    { path: page, changed: [{ line: 3, name: "script tag for the package of the page" }], remarks: [] },
  ]);
  expect(missingScript).toBeNull();
  expect(migratePages([folder], SERVER, false).files).toEqual([]);
});

test("without a page, the script tag is left to a person", () => {
  write("app/layout.tsx", 'import { setOptions } from "@googlemaps/js-api-loader";\n');
  expect(migratePages([folder], SERVER, false).missingScript).toContain(
    `${SERVER}/maps/api/js?libraries=places,marker`,
  );
});

test("bytes of other encodings, code of others, bundles and other files stay as they are", () => {
  const address = "https://maps.googleapis.com/maps/api/js";
  const page = write("latin.html", "");
  writeFileSync(page, Buffer.from(`caf\xe9 "${address}"\r\n`, "latin1"));
  const kept = ["node_modules/a/index.js", "dist/app.js", "lib.min.js", "notes.md", "data.bin"].map((path) =>
    write(path, address),
  );
  kept.push(write("large.js", `${address}${" ".repeat(2_000_000)}`));
  const { read, skipped } = migratePages([folder], SERVER, false);
  expect([read, skipped]).toEqual([1, [join(folder, "large.js"), join(folder, "lib.min.js")]]);
  expect(readFileSync(page)).toEqual(Buffer.from(`caf\xe9 "${SERVER}/maps/api/js"\r\n`, "latin1"));
  for (const path of kept) expect(readFileSync(path, "utf8").startsWith(address)).toBe(true);
});

const MAIN = join(import.meta.dirname, "main.ts");

test("the command lists changes and what remains; with --dry-run the files stay", () => {
  const text =
    '<script src="https://maps.googleapis.com/maps/api/js"></script>\n<b id="ChIJN1t_tDeuEmsRUsoyG83frY4">';
  const page = write("a.html", text);
  const command = (...args: string[]) =>
    execFileSync(process.execPath, [MAIN, ...args, "a.html"], {
      cwd: folder,
      env: { ...process.env, INIT_CWD: folder },
      encoding: "utf8",
    });
  expect(command("--server", `${SERVER}/`, "--dry-run")).toMatch(
    /^a\.html\n {2}1: would change the address of the script\n {2}2: to do: ChIJN1t_.*\n\n1 file read, 1 change possible, 1 to do by hand\.\n$/,
  );
  expect(readFileSync(page, "utf8")).toBe(text);
  expect(command("--server", SERVER)).toContain("1: changed the address of the script");
  expect(readFileSync(page, "utf8")).toContain(`src="${SERVER}/maps/api/js"`);
});

test.each([
  [[], 2, "Name the files"],
  [["a.html"], 2, "--server"],
  [["--server", "places", "a.html"], 2, "--server"],
  [["--server", "https://a.example/?b", "a.html"], 2, "--server"],
  [["--quiet"], 2, "--quiet"],
  [["--server", SERVER, "missing.html"], 1, "missing.html"],
])("the command with %j ends with %i and says why", (args, code, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [MAIN, ...args], { cwd: folder, encoding: "utf8" });
  expect(status).toBe(code);
  expect(stderr).toContain(reason);
});
