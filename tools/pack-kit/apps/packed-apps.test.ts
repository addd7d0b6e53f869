import { execFile } from "node:child_process";
import {
  cpSync,
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
import react from "@vitejs/plugin-react";
import { build, createLogger } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addToApp, PACKAGE_MANAGERS, type PackageManager, type PackedFile } from "../add-to-app.ts";
import { packKit } from "../pack-kit.ts";
import { PUBLISHED_PACKAGES } from "../packages.ts";
import { FRAMEWORKS } from "./framework-pages.ts";

const run = promisify(execFile);
const OURS = join(import.meta.dirname, "node_modules");
const ROOT_MODULES = join(import.meta.dirname, "..", "..", "..", "node_modules");
const BIN: Readonly<Record<PackageManager, string>> = {
  npm: "npm",
  pnpm: join(OURS, ".bin", "pnpm"),
  yarn: join(OURS, ".bin", "yarn"),
  // Its package links the binary of the machine when it is installed, which is skipped here.
  bun: join(OURS, globSync("@oven/bun-*/bin/bun", { cwd: OURS })[0] ?? ".bin/bun"),
};

// Installed by `npm run test:clients` alone; an earlier install has no compilers.
describe.skipIf(!existsSync(join(OURS, "vue-tsc")))("packed files", () => {
  const folder = mkdtempSync(join(tmpdir(), "lieudit-packed-"));
  let packed: PackedFile[] = [];

  beforeAll(async () => {
    packed = await packKit(folder);
    for (const { name, file } of packed) {
      const target = join(folder, "node_modules", name);
      mkdirSync(target, { recursive: true });
      await run("tar", ["xzf", join(folder, file), "-C", target, "--strip-components", "1"]);
    }
    for (const name of ["react", "react-dom", "@types/react", "@types/react-dom", "scheduler"]) {
      mkdirSync(join(folder, "node_modules", "@types"), { recursive: true });
      symlinkSync(join(OURS, name), join(folder, "node_modules", name), "dir");
    }
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(PUBLISHED_PACKAGES.map(({ name }) => name))("publint finds nothing in %s", async (name) => {
    const { publint } = await import(join(OURS, "publint", "src", "index-node.js"));
    const { messages } = await publint({
      pkgDir: join(folder, "node_modules", name),
      strict: true,
      pack: false,
    });
    expect(messages).toEqual([]);
  });

  test.each(PUBLISHED_PACKAGES.map(({ name }) => name))(
    "are-the-types-wrong finds nothing in %s",
    async (name) => {
      const { checkPackage, createPackageFromTarballData } = await import(
        join(OURS, "@arethetypeswrong", "core", "dist", "index.js")
      );
      const file = packed.find((each) => each.name === name)?.file ?? "";
      const { problems } = (await checkPackage(
        createPackageFromTarballData(readFileSync(join(folder, file))),
        { excludeEntrypoints: [/\.(css|json)$/] },
      )) as { problems: { kind: string; resolutionKind?: string }[] };
      // The packages are ES modules, for Node with `import` and for bundlers.
      const modern = problems.filter(({ resolutionKind }) => !/^node10$|-cjs$/.test(resolutionKind ?? ""));
      expect(modern).toEqual([]);
    },
  );

  test.each(PACKAGE_MANAGERS)(
    "%s installs them without a registry, and an app with them has types and builds",
    async (manager) => {
      const app = join(folder, `app-${manager}`);
      mkdirSync(app);
      for (const { file } of packed) cpSync(join(folder, file), join(app, file));
      // What an app takes from a registry, as folders.
      const others = ["react", "react-dom", "scheduler", "@types/react", "@types/react-dom", "csstype"];
      for (const name of others) {
        cpSync(join(ROOT_MODULES, name), join(app, name), { recursive: true });
        // Some managers install those of folders.
        const manifest = join(app, name, "package.json");
        const { devDependencies: _, ...rest } = JSON.parse(readFileSync(manifest, "utf8"));
        writeFileSync(manifest, JSON.stringify(rest));
      }
      const direct = others.filter((name) => !["scheduler", "csstype"].includes(name));
      const dependencies = Object.fromEntries(direct.map((name) => [name, `file:./${name}`]));
      writeFileSync(
        join(app, "package.json"),
        JSON.stringify({ private: true, type: "module", dependencies }),
      );
      const asPacked = others.map((name) => ({ name, file: name, dependencies: [] }));
      const isReact = ({ name }: PackedFile) => name === "@lieudit/react";
      addToApp(
        app,
        [
          ...asPacked,
          ...packed.map((each) =>
            isReact(each) ? { ...each, dependencies: [...each.dependencies, ...others] } : each,
          ),
        ],
        manager,
      );
      const args: Record<PackageManager, string[]> = {
        npm: ["install", "--offline", "--no-audit", "--no-fund", "--cache", ".cache"],
        pnpm: ["install", "--offline", "--ignore-scripts"],
        yarn: ["install", "--offline", "--ignore-scripts", "--non-interactive", "--cache-folder", ".cache"],
        bun: ["install", "--ignore-scripts", "--registry", "http://127.0.0.1:9"],
      };
      await run(BIN[manager], args[manager], { cwd: app, env: { ...process.env, HOME: app } });
      writeFileSync(
        join(app, "page.js"),
        `import { createPlacesClient, PlacesError } from "@lieudit/places-client";
       import { DETAILS_FIELDS } from "@lieudit/react/fields";
       console.log(typeof createPlacesClient, typeof PlacesError, DETAILS_FIELDS.includes("displayName"));`,
      );
      const { stdout } = await run(process.execPath, ["page.js"], { cwd: app });
      expect(stdout).toBe("function function true\n");

      // Managers place packages differently, and so what types and bundlers find. The frameworks of examples/apps add nothing to that.
      writeFileSync(join(app, "form.tsx"), FORM);
      writeFileSync(join(app, "index.html"), '<script type="module" src="./form.tsx"></script>');
      writeFileSync(
        join(app, "tsconfig.json"),
        JSON.stringify({
          compilerOptions: { ...PAGE_PROJECT.compilerOptions, jsx: "react-jsx" },
          files: ["form.tsx"],
        }),
      );
      const tsc = join(ROOT_MODULES, "typescript", "bin", "tsc");
      const types = await run(process.execPath, [tsc, "-p", app]).catch((error: { stdout: string }) => error);
      expect(types.stdout).toBe("");
      expect(await buildPage(app)).toEqual([]);
    },
    120_000,
  );

  test("React 18 types a page with the packages", async () => {
    writeFileSync(join(folder, "page.tsx"), PAGE);
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: {
          target: "ES2022",
          lib: ["ES2023", "DOM", "DOM.Iterable"],
          module: "NodeNext",
          moduleResolution: "NodeNext",
          jsx: "react-jsx",
          strict: true,
          types: [],
          outDir: ".",
          // Our types too.
          skipLibCheck: false,
        },
        files: ["page.tsx"],
      }),
    );
    const tsc = join(ROOT_MODULES, "typescript", "bin", "tsc");
    const answer = await run(process.execPath, [tsc, "-p", folder]).catch(({ stdout }) => ({ stdout }));
    expect(answer.stdout).toBe("");
  }, 60_000);

  test.each(FRAMEWORKS)(
    "$name accepts the page of the README, and finds wrong use of the elements",
    async ({ block, ending, checker: [program = "", ...args], packages, settings, wrong }) => {
      const app = join(folder, `app-${block}`);
      const elements = join(app, "node_modules", "@lieudit", "place-elements");
      // A copy, so that its types find the framework.
      cpSync(join(folder, "node_modules", "@lieudit", "place-elements"), elements, { recursive: true });
      mkdirSync(join(app, "node_modules", "@angular"));
      for (const name of packages) symlinkSync(join(OURS, name), join(app, "node_modules", name), "dir");
      const pages = new Map([
        [`Right.${ending}`, readBlock(join(elements, "README.md"), block)],
        ...wrong.map(({ page }, index) => [`Wrong${index}.${ending}`, page] as const),
      ]);
      for (const [file, page] of pages) writeFileSync(join(app, file), page);
      writeFileSync(join(app, "package.json"), JSON.stringify({ private: true, type: "module" }));
      writeFileSync(
        join(app, "tsconfig.json"),
        JSON.stringify({ ...settings, ...PAGE_PROJECT, include: [`*.${ending}`] }),
      );
      const { stdout, stderr } = await run(process.execPath, [join(OURS, program), ...args], {
        cwd: app,
      }).catch((error: { stdout: string; stderr: string }) => error);
      const lines = `${stdout}${stderr}`.split("\n").filter((line) => /error/i.test(line));
      const found = [...pages.keys()].map((file) => lines.filter((line) => line.includes(file)).join("\n"));
      expect(found).toEqual(["", ...wrong.map(({ message }) => expect.stringMatching(message))]);
    },
    60_000,
  );

  test("React 18 renders on a server, hydrates and searches in a DOM without layout", async () => {
    symlinkSync(join(OURS, "jsdom"), join(folder, "node_modules", "jsdom"), "dir");
    writeFileSync(join(folder, "walk.js"), WALK);
    const { stdout, stderr } = await run(process.execPath, ["walk.js"], { cwd: folder });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual({
      version: "18.3.1",
      html: true,
      options: ["Le Fournil des Roches"],
      refs: ["INPUT", "ARTICLE"],
      chosen: "Le Fournil des Roches",
      errors: [],
    });
  }, 60_000);

  test("Vite builds a page without a warning", async () => {
    writeFileSync(
      join(folder, "start.js"),
      `import "@lieudit/react/styles.css"; import { page } from "./page.js"; console.log(page);`,
    );
    writeFileSync(join(folder, "index.html"), `<script type="module" src="./start.js"></script>`);
    expect(await buildPage(folder)).toEqual([]);
  }, 60_000);
});

/** Builds the page of a folder with Vite; returns the warnings. */
async function buildPage(root: string): Promise<string[]> {
  const warnings: string[] = [];
  const logger = createLogger("warn");
  logger.warn = (message) => void warnings.push(message);
  await build({
    configFile: false,
    root,
    plugins: [react()],
    customLogger: logger,
    build: { outDir: "built" },
  });
  return warnings;
}

/** Returns the block of code in a language. */
function readBlock(file: string, language: string): string {
  const [, code = ""] =
    new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "ms").exec(readFileSync(file, "utf8")) ?? [];
  if (code === "") throw new Error(`${file} has no block of ${language}.`);
  return code;
}

/** A strict project of a page that a bundler builds. */
const PAGE_PROJECT = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "Bundler",
    verbatimModuleSyntax: true,
    strict: true,
    types: [],
    noEmit: true,
    skipLibCheck: true,
  },
};

/** An app of a template, whose use of a name that does not exist proves that types were found. */
const FORM = `
import { createPlacesClient } from "@lieudit/places-client";
import { PlaceAutocomplete, PlacesProvider } from "@lieudit/react";
import { fr } from "@lieudit/react/text/fr";
import "@lieudit/react/styles.css";
import { aPlace } from "@lieudit/testing";
import { createRoot } from "react-dom/client";

const client = createPlacesClient({ baseUrl: "https://places.example" });
createRoot(document.body).render(
  <PlacesProvider client={client} text={fr} region="FR">
    <PlaceAutocomplete name={aPlace().id} />
    {/* @ts-expect-error */}
    <PlaceAutocomplete nane="lieu" />
  </PlacesProvider>,
);
`;

const PAGE = `
import "@lieudit/place-elements/page-types/elements";
import "@lieudit/place-elements/page-types/jsx";
import { createPlacesClient } from "@lieudit/places-client";
import { PlaceAutocomplete, PlaceDetails, PlacesProvider, usePlaceAutocomplete } from "@lieudit/react";
import { en } from "@lieudit/react/text/en";
import { aPlace, createFakePlacesServer } from "@lieudit/testing";

export const place = aPlace({ rating: 4.3 });
const server = createFakePlacesServer({ places: [place] });
const client = createPlacesClient({ baseUrl: "https://places.example", fetch: server.fetch });
export const refs: { current: HTMLElement | null }[] = [{ current: null }, { current: null }];
export const chosen = { name: "" };

function OwnLook() {
  const search = usePlaceAutocomplete({
    fields: ["displayName"],
    onPlace: ({ displayName }) => {
      chosen.name = displayName?.text ?? "";
    },
  });
  return (
    <div {...search.getRootProps()}>
      <input aria-label="own" {...search.getInputProps()} />
      <ul {...search.getListProps()}>
        {search.predictions.map((prediction, index) => (
          <li key={prediction.placeId} {...search.getItemProps(prediction, index)}>
            {prediction.structuredFormat?.mainText?.text ?? prediction.text.text}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const page = (
  <PlacesProvider client={client} text={en} region="FR" now={Date.UTC(2026, 0, 5)}>
    <PlaceAutocomplete ref={(input) => { if (input) refs[0]!.current = input; }} />
    <PlaceDetails
      ref={(box) => { if (box) refs[1]!.current = box; }}
      place={place}
      placeFields={PlaceDetails.requiredFields}
    />
    <OwnLook />
    <gmp-place-search orientation="vertical" />
  </PlacesProvider>
);
`;

/** Walks through the page: server HTML, hydration, a search by keys. */
const WALK = `
import { JSDOM } from "jsdom";
import { renderToString } from "react-dom/server";
import { version } from "react";
import { chosen, page, refs } from "./page.js";

const html = renderToString(page);
const dom = new JSDOM(\`<!doctype html><div id="root">\${html}</div>\`, { url: "https://app.example" });
for (const name of ["window", "document", "Node", "HTMLElement", "Event", "KeyboardEvent"]) globalThis[name] = name === "window" ? dom.window : dom.window[name];
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const errors = [];
console.error = (...parts) => errors.push(parts.map(String).join(" "));
const { hydrateRoot } = await import("react-dom/client");
const { act } = await import("react");
await act(async () => { hydrateRoot(document.getElementById("root"), page); });
const input = document.querySelector('[aria-label="own"]');
input.focus();
await act(async () => {
  Object.getOwnPropertyDescriptor(dom.window.HTMLInputElement.prototype, "value").set.call(input, "four");
  input.dispatchEvent(new dom.window.Event("input", { bubbles: true }));
});
await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
const options = [...document.querySelectorAll("li[role=option]")].map((option) => option.textContent);
const press = (key) => act(async () => {
  input.dispatchEvent(new dom.window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
});
await press("ArrowDown");
await press("Enter");
await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
process.stdout.write(JSON.stringify({
  version,
  html: html.includes("Le Fournil"),
  options,
  refs: refs.map(({ current }) => current?.tagName),
  chosen: chosen.name,
  errors,
}));
process.exit(0);
`;
