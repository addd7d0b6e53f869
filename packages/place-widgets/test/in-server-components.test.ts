import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { expect, onTestFinished, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..", "src");
const ENTRY = "\0entry";

test("a server component asks for the fields of a widget and for its photos", async () => {
  const { fields, given } = await inServerComponents(`
    import { getDetailsFields, loadDisplayPhotos, PlaceDetails } from ${JSON.stringify(join(SOURCES, "index.ts"))};
    export const fields = [PlaceDetails.requiredFields, getDetailsFields("all")];
    export const given = typeof loadDisplayPhotos;
  `);
  expect(fields).toEqual([expect.arrayContaining(["displayName"]), expect.arrayContaining(["websiteUri"])]);
  expect(given).toBe("function");
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
