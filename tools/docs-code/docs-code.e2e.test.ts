import { mkdtempSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBrowser, MAP_BROWSER_FLAGS } from "../browser/find-browser.ts";
import { FRAMEWORKS } from "../pack-kit/apps/framework-pages.ts";
import { type DemoServers, startDemoServers } from "./test/demo-servers.ts";
import {
  type DocBlock,
  findFenceProblems,
  listDocBlocks,
  readDocBlocks,
  selectBlocks,
} from "./test/doc-blocks.ts";
import { runAll } from "./test/run-all.ts";
import { runConsoleBlocks } from "./test/run-console-blocks.ts";
import { DATA_LANGUAGES, runDataBlocks } from "./test/run-data-blocks.ts";
import { runHtmlBlocks } from "./test/run-html-blocks.ts";
import { runNodeBlock } from "./test/run-node-blocks.ts";
import { runReactBlocks } from "./test/run-react-blocks.ts";
import { runShellBlocks } from "./test/run-shell-blocks.ts";
import { tryBlocks } from "./test/try-blocks.ts";
import { prepareWorkFolders, ROOT, type WorkFolders } from "./test/work-folder.ts";

const LANGUAGES = ["sh", "console", "ts", "tsx", "html", "http", ...DATA_LANGUAGES];
/** `npm run test:clients` compiles the pages for these with the packed packages. */
const FRAMEWORK_LANGUAGES = FRAMEWORKS.map(({ block }) => block);

/** Some hundred programs are started, which takes a slow machine this long. */
const MAX_MS = 900_000;

const blocks = listDocBlocks(ROOT);

let folder: string;
let temporary: string;
let work: WorkFolders;
let servers: DemoServers;
let browser: Browser;

beforeAll(async () => {
  // Below the root, so that modules find the packages.
  await mkdir(join(ROOT, ".lieudit"), { recursive: true });
  folder = mkdtempSync(join(ROOT, ".lieudit", "docs-code-run-"));
  temporary = mkdtempSync(join(tmpdir(), "lieudit-docs-code-"));
  const samples = join(temporary, "samples");
  [work, servers, browser] = await Promise.all([
    prepareWorkFolders(temporary, samples),
    startDemoServers(join(temporary, "demo-data"), samples),
    chromium.launch({ executablePath: await findBrowser(), args: [...MAP_BROWSER_FLAGS] }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await servers?.stop();
  for (const made of [folder, temporary]) rmSync(made, { recursive: true, force: true });
});

const runNode = (of: readonly DocBlock[]) =>
  runAll(selectBlocks(of, ["ts", "tsx"]).filter(isForNode), 2, async (block) =>
    runNodeBlock(block, folder, await work.create(), servers),
  );
const runReact = (of: readonly DocBlock[]) =>
  runReactBlocks(
    selectBlocks(of, ["tsx"]).filter((block) => !isForNode(block)),
    folder,
    browser,
    servers,
  );
const runHtml = (of: readonly DocBlock[]) =>
  runHtmlBlocks(selectBlocks(of, ["html", "http"]), browser, servers);
const runData = (of: readonly DocBlock[]) => runDataBlocks(selectBlocks(of, DATA_LANGUAGES), servers);
const runConsole = (of: readonly DocBlock[]) =>
  runConsoleBlocks(selectBlocks(of, ["console"]), servers.dataDir);
const runShell = (of: readonly DocBlock[]) => {
  // A run that is tried again imports again.
  const imported = mkdtempSync(join(temporary, "imported-"));
  return runAll([...Map.groupBy(of, ({ page }) => page).values()], 2, async (page) => {
    const files = page.filter(({ attributes }) => attributes.file !== undefined);
    const commands = files
      .filter(({ attributes }) => attributes.run !== undefined)
      .map((block) => ({ ...block, code: `\n${block.attributes.run}` }));
    const scripts = [...selectBlocks(page, ["sh"]), ...commands];
    return scripts.length === 0 ? [] : runShellBlocks(scripts, files, await work.create(), imported, servers);
  });
};

/** Whether a block runs without a page: code, or a function that its `run` calls. */
function isForNode({ language, attributes }: DocBlock): boolean {
  return language === "ts" || attributes.run !== undefined;
}

describe.concurrent("every block of the documentation", { timeout: MAX_MS }, () => {
  test("has a language, and a reason if it is skipped", ({ expect }) => {
    expect(findFenceProblems(blocks, [...LANGUAGES, ...FRAMEWORK_LANGUAGES])).toEqual([]);
  });
  test("of data is valid, and describes what the servers do", async ({ expect }) => {
    expect(await runData(blocks)).toEqual([]);
  });
  test("of a terminal shows what its command prints", async ({ expect }) => {
    expect(await runConsole(blocks)).toEqual([]);
  });
  test("of HTML loads, in a page of the site", async ({ expect }) => {
    expect(await runHtml(blocks)).toEqual([]);
  });
  test("of React renders on a server, and is hydrated without a warning", async ({ expect }) => {
    expect(await runReact(blocks)).toEqual([]);
  });
  test("of TypeScript runs in Node", async ({ expect }) => {
    expect(await runNode(blocks)).toEqual([]);
  });
  test("that offers it can be tried in its page", async ({ expect }) => {
    const tried = await tryBlocks(browser, servers.site);
    expect(tried.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(tried.filter(({ language }) => language === "html").length).toBeGreaterThan(5);
    expect(tried.filter(({ language }) => language !== "html").length).toBeGreaterThan(12);
  });
});

// By itself: its imports would slow down the pages of the others, whose servers have three seconds.
test("every block of commands runs, or has its options accepted", { timeout: MAX_MS }, async () => {
  expect(await runShell(blocks)).toEqual([]);
});

describe("a broken block is reported with its page and line", { timeout: 120_000 }, () => {
  const fence = (info: string, code: string, page = "page.md") =>
    readDocBlocks(page, `# Page\n\n\`\`\`${info}\n${code}\n\`\`\`\n`);

  test.each([
    ["", "no language", "page.md:3: the block has no language"],
    ["cobol", "a language that no test runs", "page.md:3: no test runs blocks of cobol"],
    ['sh skip=""', "no reason", "page.md:3: the block is skipped without a reason"],
    ['sh skpi="typed wrong"', "an unknown attribute", "page.md:3: the fence has skpi"],
  ])("fence %j with %s", (info, _what, problem) => {
    expect(findFenceProblems(fence(info, "true"), LANGUAGES)).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    ["npm run importt -- --list", "page.md:4: package.json has no script importt."],
    ["true\nnpm run import -- --fule prix.zip", "page.md:5: .*--fule"],
    ["npm run import -- gone.osm.pbf --name gone", "page.md:4: .*gone.osm.pbf"],
    ["npm run bench -- --fast", "page.md:4: .*--fast"],
    ["npx lieudit serv", "page.md:4: .*serv"],
    ["npm test -- packages/gone", "page.md:4: there is no packages/gone"],
    ["npm run check -- laiers", "page.md:4: there is no check laiers"],
    ["API_ACCESS=everyone npm start", "page.md:4: .*API_ACCESS"],
    ["curl http://localhost:3000/v1/gone", "page.md:4: .*404"],
    ["frobnicate", "page.md:4: .*frobnicate.*127"],
    ["if true; then", "page.md:.*syntax error"],
  ])("command %j", async (code, problem) => {
    expect(await runShell(fence("sh", code))).toEqual([expect.stringMatching(new RegExp(problem, "s"))]);
  });

  test.each([
    ['throw new Error("broken");', "page.md:4: Error: broken"],
    ["\n1 + 1; // 3", "page.md:5: AssertionError"],
    ['console.warn("deprecated");', "page.md:3: deprecated"],
    ['import { gone } from "@lieudit/places-client";\nconsole.log(gone);', "page.md:4: SyntaxError: .*gone"],
  ])("TypeScript %j", async (code, problem) => {
    expect(await runNode(fence("ts", code))).toEqual([expect.stringMatching(problem)]);
  });

  test("a key that React needs, and HTML that differs in the browser", async () => {
    const list = "export const List = () => <ul>{[1, 2].map((each) => <li>{each}</li>)}</ul>;";
    const time = "export const Time = () => <p>{typeof window}</p>;";
    const problems = await runReact([...fence("tsx", list), ...fence("tsx", time, "time.md")]);
    expect(problems).toEqual([
      expect.stringMatching(/^page\.md:3: .*key/s),
      expect.stringMatching(/^time\.md:3: .*[Hh]ydrat/s),
    ]);
  });

  test.each([
    [
      '<script type="module" src="/kit/gone.js"></script><p>a</p>',
      "page.md:3: .*/kit/gone.js responds with 404",
    ],
    ["<gmp-place-detials>a</gmp-place-detials>", "page.md:3: no script defines <gmp-place-detials>"],
    ["<script>console.warn('old');</script><p>a</p>", "page.md:3: old"],
    ["<script>gone();</script><p>a</p>", "page.md:3: .*gone"],
  ])("HTML %j", async (code, problem) => {
    expect((await runHtml(fence("html", code))).join("\n")).toMatch(new RegExp(problem));
  });

  test.each([
    ["json", '{"a": }', "page.md:3: .*JSON"],
    [
      "json",
      '{"request": {"path": "/v1/places/osm-n-9999999999", "query": {}}, "status": 404, "body": {"reason": "x"}}',
      "page.md:3: .*reason",
    ],
    ["yaml", "---\ntitre a\n---", "page.md:3: .*titre a"],
    ["nginx", "server {\n  listen 80\n}", "page.md:3: .*listen 80"],
    ["ini", "[Unit]\nDescription", "page.md:3: .*Description"],
    ["xml", "<svg>", "page.md:3: 1 parts"],
  ])("data in %s: %s", async (language, code, problem) => {
    expect((await runData(fence(language, code))).join("\n")).toMatch(new RegExp(problem));
  });

  test("output that the command does not print", async () => {
    const problems = await runConsole(fence("console", '$ npm run explain -- "quai"\nRead as typed: "rue"'));
    expect(problems).toEqual([expect.stringMatching(/^page\.md:5: .*Read as typed: "rue"/)]);
  });
});
