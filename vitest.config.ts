import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { PREACT_IN_PLACE_OF_REACT } from "./packages/kit-build/src/preact/preact-in-place-of-react.ts";
import { BROWSER_FLAGS, findBrowser, MAP_BROWSER_FLAGS } from "./tools/browser/find-browser.ts";
import { LongestFirst } from "./tools/longest-first.ts";

/** A test without an assertion proves nothing. A test that names rules needs an assertion for each. */
const everyTest = {
  // An import would wait for the other tests.
  env: { IMPORT_PRIORITY: "0" },
  // Waits for results of a page, however busy the machine is.
  expect: { requireAssertions: true, poll: { timeout: 15_000 } },
  // A failure in CI shows the values, and not "[ Array(1) ]".
  chaiConfig: { truncateThreshold: 2000 },
  testTimeout: 60_000,
  // Hooks build files and start browsers, which takes more than the default of 10 s on a busy machine.
  hookTimeout: 60_000,
  // CI may run on a shared machine; tools/flaky-test-report.ts lists the tests that were retried.
  retry: process.env.CI === "true" ? 1 : 0,
  setupFiles: [fileURLToPath(new URL("tools/rules/assertions-per-rule.ts", import.meta.url))],
};

/** Only one browser test at a time has the focus, so on two cores another file runs meanwhile. */
const afterUnits = { sequence: { groupOrder: 1 }, maxWorkers: 1 };
/** Each file has its own site and browser, and waits about half of the time. */
const afterWidgets = { sequence: { groupOrder: 2 }, maxWorkers: 3 };

/** Blocks run at the same time, and pages give up after some seconds, so no other file runs meanwhile. */
const afterSite = { sequence: { groupOrder: 3 }, maxWorkers: 1 };

/** Scenarios measure latency and memory under load, so no other tests run at the same time. Most of them wait. */
const lastOfAll = { sequence: { groupOrder: 4 }, maxWorkers: 3, hookTimeout: 600_000 };

const site = { environment: "node" as const, hookTimeout: 240_000 };

/** Files of the site that mostly only read its pages. */
const LOOKS = "apps/site/test/{kit,large-text,lists,pages}.e2e.test.ts";

const DOCS = "tools/docs-code/**/*.e2e.test.ts";

const REACT_IN_TESTS = fileURLToPath(
  new URL("packages/kit-build/src/preact/react-in-tests.ts", import.meta.url),
);

/** Tests of elements that draw a map. */
const ELEMENTS_ON_A_MAP = "packages/place-elements/src/{map,marker,contextual}";

/**
 * The projects of `npm test`:
 * - `unit` runs in Node;
 * - `widget` runs `*.browser.test.tsx` in a real browser page;
 * - `map` runs those of the map with WebGL;
 * - `widget-preact` runs those of the widgets on preact, and those of the elements;
 * - `site` drives the built site with a browser (`*.e2e.test.ts`), and `site-looks` runs its quick files;
 * - `docs` runs the blocks of code of the documentation;
 * - `survive` injects faults and seeds bugs.
 */
export default defineConfig(async () => {
  const executablePath = await findBrowser();
  // Each project has its own copy, because vitest writes the project's name into it.
  const inChromium = (flags: readonly string[] = BROWSER_FLAGS) => ({
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath, args: [...flags] },
    }),
    instances: [{ browser: "chromium" as const }],
  });
  return {
    test: {
      sequence: { sequencer: LongestFirst },
      reporters: ["default", fileURLToPath(new URL("tools/flaky-test-report.ts", import.meta.url))],
      projects: [
        {
          test: {
            ...everyTest,
            name: "unit",
            environment: "node",
            // Unit tests wait for files and processes half of the time.
            maxWorkers: Math.max(3, availableParallelism() - 1),
            sequence: { groupOrder: 0 },
            include: ["{packages,apps,tools,demo,contracts}/**/*.test.ts"],
            exclude: [
              "**/node_modules/**",
              "**/*.e2e.test.ts",
              "**/*.browser.test.*",
              "**/*.survive.test.ts",
              "tools/bench/peers/**",
            ],
          },
        },
        {
          plugins: [react()],
          test: {
            ...everyTest,
            ...afterUnits,
            name: "widget",
            include: ["{packages,apps}/**/*.browser.test.{ts,tsx}"],
            exclude: ["**/node_modules/**", "packages/{place-map,place-elements}/**"],
            browser: inChromium(),
          },
        },
        {
          plugins: [react()],
          // A dependency that is discovered during a test makes the browser reload it.
          optimizeDeps: { include: ["@googlemaps/markerclusterer", "@vis.gl/react-google-maps"] },
          test: {
            ...everyTest,
            ...afterUnits,
            name: "map",
            include: [
              "packages/place-map/**/*.browser.test.tsx",
              `${ELEMENTS_ON_A_MAP}/**/*.browser.test.{ts,tsx}`,
            ],
            exclude: ["**/node_modules/**"],
            browser: inChromium(MAP_BROWSER_FLAGS),
          },
        },
        {
          // Pre-bundled dependencies would contain a second preact.
          optimizeDeps: {
            exclude: ["preact", "preact/hooks", "preact/test-utils", "preact-render-to-string"],
          },
          resolve: {
            alias: [{ find: /^react$/, replacement: REACT_IN_TESTS }, ...PREACT_IN_PLACE_OF_REACT],
          },
          test: {
            ...everyTest,
            ...afterUnits,
            name: "widget-preact",
            include: ["packages/{place-widgets,place-elements}/**/*.browser.test.{ts,tsx}"],
            exclude: ["**/node_modules/**", `${ELEMENTS_ON_A_MAP}/**`],
            browser: inChromium(),
          },
        },
        {
          test: {
            ...everyTest,
            ...afterUnits,
            ...site,
            name: "site-looks",
            include: [LOOKS],
            exclude: ["**/node_modules/**"],
          },
        },
        {
          test: {
            ...everyTest,
            ...afterWidgets,
            ...site,
            name: "site",
            include: ["{apps,examples,tools}/**/*.e2e.test.ts"],
            exclude: ["**/node_modules/**", LOOKS, DOCS],
          },
        },
        {
          test: {
            ...everyTest,
            ...afterSite,
            ...site,
            name: "docs",
            include: [DOCS],
          },
        },
        {
          test: {
            ...everyTest,
            ...lastOfAll,
            name: "survive",
            environment: "node",
            include: ["tools/survive/*.survive.test.ts"],
          },
        },
      ],
    },
  };
});
