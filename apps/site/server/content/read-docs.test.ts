import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { docPath } from "../../app/shell/services/documentation.ts";
import { createDocFiles } from "../doc-files.ts";
import { readExamplePages } from "../example-pages.ts";
import { DOCS_FILES } from "./docs-files.ts";
import { readDocPage, readDocs } from "./read-docs.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const docs = { en: readDocs(ROOT), fr: readDocs(ROOT, "fr") };
const pages = docs.en.flatMap((group) => group.pages);
const inFrench = docs.fr.flatMap((group) => group.pages);
const PUBLIC_URL = "https://lieux.example";
const examples = readExamplePages({ publicUrl: PUBLIC_URL, mapOrigins: [] });

test("every page of the table has its file, and every page of docs/ is in the table", () => {
  expect(pages.map(({ slug }) => slug)).toEqual(
    DOCS_FILES.flatMap((group) => group.pages.map(([slug]) => slug)),
  );
  const files = DOCS_FILES.flatMap((group) => group.pages.map(([, file]) => file));
  expect(files).toEqual(expect.arrayContaining(globSync("docs/{*,authors/*}.md", { cwd: ROOT })));
});

test.each([...pages.map((page) => ["en", page] as const), ...inFrench.map((page) => ["fr", page] as const)])(
  "the links of a page in %s lead to a page and a heading: $1.slug",
  (language, page) => {
    const { slug, html, title, description } = page;
    expect(title).not.toBe("");
    expect(description.length).toBeGreaterThan(20);
    const all = language === "fr" ? inFrench : pages;
    const ids = new Map(all.map((each) => [docPath(each.slug, language), each.html]));
    for (const [, href = ""] of html.matchAll(/<a href="([^"]*)"/g)) {
      if (/^(https?:|mailto:|\/docs\/images\/)/.test(href)) continue;
      if (href.startsWith("/exemples/")) {
        expect(examples(new Request(PUBLIC_URL + href))?.status, `${slug}: ${href}`).toBe(200);
        continue;
      }
      const [path = "", anchor] = href.split("#");
      const target = path === "" ? html : ids.get(path);
      expect(target, `${slug}: ${href}`).toBeDefined();
      if (anchor !== undefined) expect(target, `${slug}: ${href}`).toContain(`id="${anchor}"`);
    }
    for (const [, src = ""] of html.matchAll(/<img src="([^"]*)"/g))
      expect(src).toMatch(/^\/docs\/images\/[\w-]+\.webp$/);
  },
);

test("a page has its title apart, and a link to another file keeps its words alone", () => {
  const page = readDocPage(
    "import",
    "docs/import.md",
    "# Importing\n\nReads [feeds](feeds.md#live), not `<b>` of [code](../tools/x.ts).\n\n## Twice\n\nOne.\n\n## Twice\n\n| a |\n|---|\n| 1 |\n",
  );
  expect(page.title).toBe("Importing");
  expect(page.html).toContain('<a href="/docs/feeds#live">feeds</a>, not <code>&lt;b&gt;</code> of code.');
  expect(page.html).not.toContain("<h1");
  expect(page.description).toBe("Reads feeds, not <b> of code.");
  expect(page.outline).toEqual([
    { id: "twice", text: "Twice" },
    { id: "twice-1", text: "Twice" },
  ]);
  expect(page.html).toContain('<section class="table-scroll" aria-label="Twice" tabindex="0">');
  expect(page.sections.map(({ id, text }) => [id, text.trim()])).toEqual([
    ["", "Reads feeds, not <b> of code."],
    ["twice", "One."],
    ["twice-1", "a 1"],
  ]);
  expect(page.markdown).toContain("[feeds](/docs/feeds.md#live)");
});

test("no line of a French page breaks between a number and its unit", () => {
  const texts = inFrench
    .filter(({ language }) => language === "fr")
    .map(({ html }) => html.replaceAll(/<(code|pre)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]+>/g, ""));
  expect(texts.join("").match(/\d\u00a0(?:[KMG]o|ms|octets)/g)?.length).toBeGreaterThan(50);
  expect(
    texts.flatMap((text) => text.match(/.{20}\d (?:[KMG]o|ms|s|m|km|px|octets|min)(?![\p{L}’])/gu) ?? []),
  ).toEqual([]);
  // Readers copy code.
  expect(inFrench.flatMap(({ html }) => html.match(/<code>[^<]*\u00a0/g) ?? [])).toEqual([]);
});

const KIT = 'import { fr } from "@lieudit/react/text/fr";';

test.each([
  ["html", "<p>a</p>", ' data-try="html"'],
  ["html", '<p id="…">a</p>', ""],
  ['html skip="needs a server"', "<p>a</p>", ""],
  ["tsx", KIT, ' data-try="tsx"'],
  [`ts run="await load('a')"`, KIT, ` data-try="ts" data-call="await load('a')"`],
  ['ts skip="needs a server"', KIT, ""],
  ["tsx", 'import { useState } from "react";', ""],
  ["sh", KIT, ""],
])("a block of %s with %s has the attributes %j", (info, code, attributes) => {
  const { html } = readDocPage("import", "docs/import.md", `# Title\n\n\`\`\`${info}\n${code}\n\`\`\`\n`);
  expect(html).toContain(`<pre tabindex="0"${attributes}><code>`);
});

test("programs read the list, each page and all pages as text", async () => {
  const files = createDocFiles(docs, join(ROOT, "docs/images"), { publicUrl: PUBLIC_URL, mapOrigins: [] });
  const get = (path: string) => files(new Request(PUBLIC_URL + path));
  const list = await get("/llms.txt")?.text();
  expect(list?.startsWith("# Lieudit\n\n> ")).toBe(true);
  const addresses = [...(list ?? "").matchAll(/\]\(https:\/\/lieux\.example([^)]*)\)/g)].map(
    ([, path = ""]) => path,
  );
  expect(addresses).toHaveLength(pages.length);
  for (const path of [...addresses, ...addresses.map((each) => each.replace("/docs/", "/docs/fr/"))])
    expect(get(path)?.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  const all = await get("/llms-full.txt")?.text();
  expect(all).toContain(readFileSync(join(ROOT, "docs/glossary.md"), "utf8").slice(0, 80));
  expect(get("/docs/images/lieux.webp")?.headers.get("content-type")).toBe("image/webp");
  expect(get("/docs/settings")).toBeNull();
  expect(get("/docs/images/../../package.json")).toBeNull();
});

test("a site without the repository has no documentation", () => {
  expect(readDocs(join(ROOT, "missing"))).toEqual([]);
  expect(readDocs(join(ROOT, "missing"), "fr")).toEqual([]);
});
