import { expect, test } from "vitest";
import { deferScripts } from "./deferred-scripts.ts";
import { hashScripts } from "./http/hash-scripts.ts";

const NONCE = "c2VjcmV0";
const MARK = `nonce="${NONCE}"`;
const CODE = 'import "/assets/b.js";import("/assets/a.js");';
const HEAD =
  "<!DOCTYPE html><html><head>" +
  '<link rel="modulepreload" href="/assets/a.js"/>' +
  `<link rel="modulepreload" ${MARK} href="/assets/b.js"/>` +
  '<link rel="stylesheet" href="/assets/a.css"/></head>';
const END = "</body></html>";
const DATA = `<script ${MARK}>window.results = 1</script>`;
const PAGE = `${HEAD}<body>Bonjour${DATA}<script ${MARK} type="module" async="">${CODE}</script>${DATA}${END}`;

test("a page loads no module before the starter runs, and keeps its data", () => {
  const html = deferScripts(PAGE, NONCE);
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/></head><body>Bonjour');
  expect(html.split(DATA)).toHaveLength(3);
  expect(html).toContain(
    `<script ${MARK} type="text/plain" data-files="/assets/a.js /assets/b.js">${CODE}</script>`,
  );
  expect(html).toMatch(/<script nonce="c2VjcmV0">\{[\s\S]*\n\}<\/script><\/body><\/html>$/);
});

test("every script of the page gets a hash", () => {
  expect(hashScripts(deferScripts(PAGE, NONCE), NONCE).scriptHashes).toHaveLength(4);
});

test("a page without scripts stays as it is", () => {
  const page = `<!DOCTYPE html><html><head></head><body><p>type="module"</p>${END}`;
  expect(deferScripts(page, NONCE)).toBe(page);
});
