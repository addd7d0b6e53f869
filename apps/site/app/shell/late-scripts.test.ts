import { expect, test } from "vitest";
import { hashScripts } from "./http/hash-scripts.ts";
import { withLateScripts } from "./late-scripts.ts";

const NONCE = "c2VjcmV0";
const MARK = `nonce="${NONCE}"`;
const CODE = 'import "/assets/b.js";import("/assets/a.js");';
const HEAD =
  "<!DOCTYPE html><html><head>" +
  '<link rel="modulepreload" href="/assets/a.js"/>' +
  `<link rel="modulepreload" ${MARK} href="/assets/b.js"/>` +
  '<link rel="stylesheet" href="/assets/a.css"/></head>';
const END = "</body></html>";
const DATA = `<script ${MARK}>window.answers = 1</script>`;

test("a page asks for no script before its starter does; what the scripts read is there at once", () => {
  const body = `<body>Bonjour${DATA}<script ${MARK} type="module" async="">${CODE}</script>`;
  const html = withLateScripts([HEAD, body, DATA, END], NONCE).join("");
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/></head><body>Bonjour');
  expect(html.split(DATA)).toHaveLength(3);
  expect(html).toContain(
    `<script ${MARK} type="text/plain" data-files="/assets/a.js /assets/b.js">${CODE}</script>`,
  );
  expect(html).toMatch(/<script nonce="c2VjcmV0">\{[\s\S]*\n\}<\/script><\/body><\/html>$/);
});

test("each script stays whole in one part, where its hash is made", () => {
  const body = `<body><script ${MARK} type="module" async="">${CODE}</script>`;
  const parts = withLateScripts([HEAD, body, DATA, END], NONCE);
  expect(hashScripts(parts, NONCE).scriptHashes).toHaveLength(3);
});

test("a page without scripts stays as it is", () => {
  const drawn = ["<!DOCTYPE html><html><head></head>", `<body><p>type="module"</p>${END}`];
  expect(withLateScripts(drawn, NONCE)).toEqual(drawn);
});
