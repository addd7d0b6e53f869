import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { PlaceDetails } from "../src/index.ts";

const SOURCES = join(import.meta.dirname, "..", "src");
const ENTRY = "\0entry";

test("a server component asks for the fields of a widget and for its photos", async () => {
  const { fields, given } = await inServerComponents(`
    import { DETAILS_FIELDS, getDetailsFields } from ${JSON.stringify(join(SOURCES, "fields.ts"))};
    import { loadDisplayPhotos, PlaceDetails } from ${JSON.stringify(join(SOURCES, "index.ts"))};
    export const fields = [DETAILS_FIELDS, getDetailsFields("all")];
    export const given = [typeof loadDisplayPhotos, PlaceDetails];
  `);
  expect(fields).toEqual([expect.arrayContaining(["displayName"]), expect.arrayContaining(["websiteUri"])]);
  expect(given).toEqual(["function", "of the client"]);
});

test("no file of the fields is the client's", async () => {
  const { DETAILS_FIELDS, SEARCH_FIELDS, PIN_FIELDS } = await inServerComponents(
    `export * from ${JSON.stringify(join(SOURCES, "fields.ts"))};`,
  );
  expect([DETAILS_FIELDS, SEARCH_FIELDS, PIN_FIELDS].flat()).not.toContain("of the client");
  expect(DETAILS_FIELDS).toEqual(PlaceDetails.requiredFields);
});

const MAP_SOURCES = join(SOURCES, "..", "..", "place-map", "src");

test.each([SOURCES, MAP_SOURCES])("every file of %s that needs a browser says so", (folder) => {
  const files = globSync("**/*.{ts,tsx}", { cwd: folder }).filter(
    (file) => !/\.test\.|\.d\.ts$|^server\//.test(file),
  );
  const unmarked = files.filter((file) => {
    const code = readFileSync(join(folder, file), "utf8");
    const isForBrowsers =
      /\buse[A-Z]\w*(<[^>(]*>)?\(|\bon[A-Z]\w*=\{/.test(code) ||
      /import \{[^}]*\b(createContext|forwardRef)\b[^}]*\} from "react"/.test(code);
    return isForBrowsers && !code.startsWith('"use client";\n');
  });
  expect(files.length).toBeGreaterThan(20);
  expect(unmarked).toEqual([]);
});

test.each([SOURCES, MAP_SOURCES])("%s has nothing that React 18 lacks", (folder) => {
  const files = globSync("**/*.tsx", { cwd: folder }).filter((file) => !/\.test\./.test(file));
  const newer = /\buse\(|\buseActionState|\buseFormStatus|\buseOptimistic|\bprecedence=|<\w+Context value=/;
  expect(files.filter((file) => newer.test(readFileSync(join(folder, file), "utf8")))).toEqual([]);
});

/**
 * Runs `source` as a framework runs a server component: with the React that
 * servers get, and with references in place of what says that it is the client's.
 */
async function inServerComponents(source: string): Promise<Record<string, unknown>> {
  const outDir = mkdtempSync(join(tmpdir(), "server-component-"));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  const conditions = ["react-server", "node", "import"];
  await build({
    configFile: false,
    logLevel: "silent",
    plugins: [readEntry(source), clientReferences()],
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: true,
      outDir,
      rolldownOptions: { input: ENTRY, output: { entryFileNames: "page.mjs" } },
    },
  });
  return import(pathToFileURL(join(outDir, "page.mjs")).href);
}

function readEntry(source: string): Plugin {
  return {
    name: "entry",
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? source : undefined),
  };
}

function clientReferences(): Plugin {
  return {
    name: "client-references",
    enforce: "pre",
    async load(id) {
      if (!/\.tsx?$/.test(id)) return undefined;
      const code = await readFile(id, "utf8");
      if (!code.startsWith('"use client"')) return undefined;
      const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
      return names.map((name) => `export const ${name} = "of the client";`).join("\n");
    },
  };
}
