import { execFile } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packKit } from "./pack-kit/pack-kit.ts";
import { PUBLISHED_PACKAGES } from "./pack-kit/packages.ts";

const run = promisify(execFile);
const INSTALLED = join(import.meta.dirname, "..", "node_modules");
/** A page as an app draws it on its server, in the form that the kit's README shows. */
const PAGE = `
import { createPlacesClient } from "@lieudit/places-client";
import { PlaceDetails, PlacesProvider } from "@lieudit/react";
import { fr } from "@lieudit/react/text/fr";
import { PlaceMap } from "@lieudit/place-map";
import { fr as mapWords } from "@lieudit/place-map/text/fr";
import type { Place } from "@lieudit/place-model";

const client = createPlacesClient({ baseUrl: "https://lieux.example" });
const place: Place = { id: "a", displayName: { text: "Le Fournil", languageCode: "fr" } };
const marker = { id: "a", label: "Le Fournil", location: { latitude: 43.24, longitude: 6.81 } };

export const page = (
  <PlacesProvider client={client} text={fr} region="FR" now={Date.UTC(2026, 0, 5)}>
    <PlaceDetails place={place} placeFields={PlaceDetails.requiredFields} />
    <PlaceMap markers={[marker]} text={mapWords} server="https://lieux.example" />
  </PlacesProvider>
);
`;

let app = "";

/** An app of somebody else: the packed files installed, React, and nothing of this repository. */
beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), "lieudit-app-"));
  const scope = join(app, "node_modules", "@lieudit");
  for (const { name, file } of await packKit(join(app, "packed"))) {
    const folder = join(scope, name.replace("@lieudit/", ""));
    mkdirSync(folder, { recursive: true });
    await run("tar", ["xzf", join(app, "packed", file), "-C", folder, "--strip-components", "1"]);
  }
  mkdirSync(join(app, "node_modules", "@types"));
  for (const name of [
    "react",
    "react-dom",
    "@types/react",
    "@types/react-dom",
    "maplibre-gl",
    "supercluster",
  ]) {
    symlinkSync(join(INSTALLED, name), join(app, "node_modules", name), "dir");
  }
  writeFileSync(join(app, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(app, "page.tsx"), PAGE);
}, 120_000);

afterAll(() => rmSync(app, { recursive: true, force: true }));

const PACKAGES = PUBLISHED_PACKAGES.map(({ name }) => name.replace("@lieudit/", ""));

test.each(PACKAGES)("%s: each address leads to a file, and no tests or tools come along", (name) => {
  const folder = join(app, "node_modules", "@lieudit", name);
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { exports, private: isPrivate } = manifest;
  const paths = Object.values<string | object>(exports).flatMap((each) =>
    typeof each === "string" ? [each] : Object.values<string>({ ...each }),
  );
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  expect(
    Object.keys(exports).filter((address) => /test|gallery|conformance|measuring/.test(address)),
  ).toEqual([]);
  expect(globSync("**/*{.test.,test-process,gallery}*", { cwd: folder })).toEqual([]);
  expect(manifest).toMatchObject({
    license: "Apache-2.0",
    engines: { node: expect.stringMatching(/^>=2[04]/) },
    repository: { type: "git", directory: expect.stringMatching(/^(packages|apps)\//) },
    keywords: expect.arrayContaining([expect.any(String)]),
  });
  expect(isPrivate).toBeUndefined();
  expect(existsSync(join(folder, "LICENSE")) && existsSync(join(folder, "README.md"))).toBe(true);
});

test("a package depends on what its code imports, in the version that it was made with", () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(app, "node_modules", "@lieudit", name, "package.json"), "utf8"));
  const { version, dependencies, peerDependencies } = read("react");
  expect(dependencies).toEqual({
    "@lieudit/opening-hours": version,
    "@lieudit/place-model": version,
    "@lieudit/places-client": version,
  });
  expect(peerDependencies).toEqual({ react: ">=18", "react-dom": ">=18" });
  // The reader of OpenStreetMap's tags comes with the servers that import it.
  expect(read("place-import").dependencies).toMatchObject({ opening_hours: expect.any(String) });
  expect(read("opening-hours").dependencies).toEqual({ "@lieudit/place-model": version });
  // So does what draws pictures of maps. An app has one MapLibre, also for maps of its own.
  expect(read("place-map").dependencies).toEqual({ supercluster: expect.any(String) });
  expect(Object.keys(read("place-map").peerDependencies)).toContain("maplibre-gl");
});

test.each(["bundler", "nodenext"])(
  "an app that resolves by %s checks its types with what a template sets",
  async (resolution) => {
    const project = join(app, `tsconfig.${resolution}.json`);
    writeFileSync(
      project,
      JSON.stringify({
        compilerOptions: {
          target: "ES2022",
          lib: ["ES2023", "DOM", "DOM.Iterable"],
          module: resolution === "bundler" ? "ESNext" : "NodeNext",
          moduleResolution: resolution,
          jsx: "react-jsx",
          strict: true,
          types: [],
          skipLibCheck: true,
          outDir: `built-${resolution}`,
        },
        files: ["page.tsx"],
      }),
    );
    const tsc = join(INSTALLED, "typescript", "bin", "tsc");
    await expect(
      run(process.execPath, [tsc, "-p", project]).catch(({ stdout }) => ({ stdout, stderr: "" })),
    ).resolves.toEqual({ stdout: "", stderr: "" });
  },
);

test("maps lead from code and types to the sources that come along", () => {
  for (const name of PACKAGES) {
    const folder = join(app, "node_modules", "@lieudit", name, "dist");
    const maps = globSync("**/*.{js,d.ts}.map", { cwd: folder });
    const lost = maps.filter((map) => {
      const { sources } = JSON.parse(readFileSync(join(folder, map), "utf8"));
      return !existsSync(join(folder, map, "..", sources[0]));
    });
    expect([maps.length > 0, lost]).toEqual([true, []]);
  }
});

test("every style is in the layer of the kit", () => {
  const files = globSync("@lieudit/{react,place-map}/dist/**/*.css", { cwd: join(app, "node_modules") });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const sheet = readFileSync(join(app, "node_modules", file), "utf8");
    const rules = sheet.replace(/^@import .*\n/gm, "").trim();
    expect(rules === "" || /^@layer lieudit \{[\s\S]*\}$/.test(rules), file).toBe(true);
  }
});

test("Node draws a widget without a bundler", async () => {
  writeFileSync(
    join(app, "draw.js"),
    `import { renderToStaticMarkup } from "react-dom/server";
     import { page } from "./built-nodenext/page.js";
     console.log(renderToStaticMarkup(page));`,
  );
  const { stdout } = await run(process.execPath, ["draw.js"], { cwd: app });
  expect(stdout).toContain("Le Fournil");
  expect(stdout).toMatch(/<article [^>]*data-phase="ready"/);
  expect(stdout).toContain("https://lieux.example/cartes/statique.svg?");
});

test("the live map brings the worker that a bundler would have to find, with its licence", async () => {
  const folder = join(app, "node_modules", "@lieudit", "place-map", "dist");
  const asked = globSync("**/*.js", { cwd: folder }).filter((file) =>
    /(?:from |import )"[^"]*\?/.test(readFileSync(join(folder, file), "utf8").slice(0, 1000)),
  );
  expect(asked).toEqual([]);
  const worker = readFileSync(join(INSTALLED, "maplibre-gl", "dist", "maplibre-gl-worker.mjs"), "utf8");
  const code = readFileSync(join(folder, "map", "gl-map.js"), "utf8");
  const [, carried = ""] = /^const workerUrl = .*new Blob\(\[(".*")\]/m.exec(code) ?? [];
  expect(JSON.parse(carried)).toBe(worker.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, "\n"));
  expect(readFileSync(join(folder, "map", "maplibre-gl-LICENSE.txt"), "utf8")).toContain("MapLibre");
});

test.each([
  [[], 2, "Say which folder"],
  [["--help"], 2, "Say which folder"],
  [["a", "b"], 2, "Say which folder"],
  [["a", "--with", "place-map"], 2, "Say which folder"],
  [["a", "--for", "npm", "--with", "place-mop"], 2, "Say which folder"],
  [["taken"], 1, "cannot be made (EEXIST); name another folder."],
])("the command with %j ends with %i and a sentence", async (args, code, sentence) => {
  const command = join(import.meta.dirname, "pack-kit.ts");
  const { INIT_CWD, ...env } = process.env;
  writeFileSync(join(app, "taken"), "");
  const failed = await run(process.execPath, [command, ...args], { cwd: app, env }).catch((error) => error);
  expect(failed.code).toBe(code);
  expect(failed.stderr).toContain(sentence);
  expect(failed.stderr.trim().split("\n")).toHaveLength(1);
});
