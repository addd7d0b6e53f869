import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { NARROW_SPACE } from "../../app/shell/format/french.ts";
import { DOCS_FILES } from "./docs-files.ts";
import { markdownReader } from "./markdown-reader.ts";
import { fillCode, readDocs } from "./read-docs.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const FILES = new Map(
  DOCS_FILES.flatMap(({ pages }) => pages)
    .filter(([, , , write]) => write === undefined)
    .map(([slug, file]) => [slug, file]),
);
const slugs = globSync("docs/fr/*", { cwd: ROOT }).map((file) => basename(file, ".md"));
const pages = readDocs(ROOT, "fr").flatMap((group) => group.pages);
const readTranslation = (slug: string) => readFileSync(join(ROOT, `docs/fr/${slug}.md`), "utf8");
const readOriginal = (slug: string) => readFileSync(join(ROOT, FILES.get(slug)!), "utf8");

/** What a page and its translation have in common. */
function describeStructure(markdown: string) {
  const tokens = markdownReader.parse(markdown, {});
  const inline = tokens.flatMap(({ children }) => children ?? []);
  const attributes = (type: string, name: string) =>
    inline.filter((token) => token.type === type).map((token) => String(token.attrGet(name)));
  const tables: number[] = [];
  for (const { type } of tokens) {
    if (type === "table_open") tables.push(0);
    if (type === "tr_open") tables[tables.length - 1]! += 1;
  }
  return {
    headings: tokens.filter(({ type }) => type === "heading_open").map(({ tag }) => tag),
    code: tokens.filter(({ type }) => type === "fence").map(({ info, content }) => `${info}\n${content}`),
    tables,
    items: tokens.filter(({ type }) => type === "list_item_open").length,
    paragraphs: tokens.filter(({ type, hidden }) => type === "paragraph_open" && !hidden).length,
    pictures: attributes("image", "src"),
    // In another order within a sentence.
    links: attributes("link_open", "href").toSorted(),
  };
}

test("each file is the translation of a page", () => {
  expect(slugs.length).toBeGreaterThan(1);
  expect(slugs.filter((slug) => !FILES.has(slug))).toEqual([]);
});

test.each(slugs)("%s has the structure of its English page, and its code", (slug) => {
  const [translation, original] = [readTranslation(slug), readOriginal(slug)];
  expect(describeStructure(fillCode(translation, original))).toEqual(describeStructure(original));
  // Code of a translation would not follow that of its page.
  expect(translation.match(/^ *```(?!=?$).*/gm)).toBeNull();
});

test.each(slugs)("%s has the same code in its sentences", (slug) => {
  const code = (markdown: string) =>
    markdownReader
      .parse(markdown, {})
      .flatMap(({ children }) => children ?? [])
      .filter(({ type }) => type === "code_inline")
      .map(({ content }) => content);
  expect(new Set(code(readTranslation(slug)))).toEqual(new Set(code(readOriginal(slug))));
});

test.each(slugs)("%s is typeset in French, and its headings keep their addresses", (slug) => {
  const page = pages.find((each) => each.slug === slug)!;
  expect(page.language).toBe("fr");
  const text = page.html.replaceAll(/<(pre|code)\b.*?<\/\1>/gs, "x").replaceAll(/<[^>]+>|&\w+;/g, "");
  expect(text.match(/.{0,20}(?:[^\s] [;:!?»]|« |\p{L}').{0,20}/gu)).toBeNull();
  // A mark without its space, apart from times, addresses and anchors.
  expect(text.match(/.{0,20}[\p{L}\d)»](?:[;!?]|:(?=\s|$)).{0,20}/gmu)).toBeNull();
  const english = readDocs(ROOT).flatMap((group) => group.pages);
  const ids = (html = "") => [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids(page.html)).toEqual(ids(english.find((each) => each.slug === slug)?.html));
});

test("a changed page is noticed: a heading, a row, a link or a block more", () => {
  const original = "# A\n\n## B\n\n[c](d.md)\n\n| e |\n|---|\n| f |\n\n```sh\ng\n```\n";
  const translation = "# A\n\n## Bé\n\n[cé](d.md)\n\n| é |\n|---|\n| fé |\n\n```=\n```\n";
  const isSame = (changed: string) => {
    const filled = describeStructure(fillCode(translation, changed));
    return JSON.stringify(filled) === JSON.stringify(describeStructure(changed));
  };
  expect(isSame(original)).toBe(true);
  expect(isSame(original.replace("sh\ng", "ts\nother"))).toBe(true);
  for (const more of ["## H\n", "[i](j.md)\n", "```ts\nk\n```\n", "- l\n"])
    expect(isSame(`${original}\n${more}`)).toBe(false);
  expect(isSame(original.replace("| f |", "| f |\n| m |"))).toBe(false);
});

test.each(["place-types", "style-tokens"])(
  "%s is written in French, with the rows of the English page",
  (slug) => {
    const page = pages.find((each) => each.slug === slug);
    const english = readDocs(ROOT)
      .flatMap((group) => group.pages)
      .find((each) => each.slug === slug);
    expect(page?.language).toBe("fr");
    expect(page?.title).toMatch(/^(?:Types de lieux|Variables de style)$/);
    const count = (html = "") => html.split("<tr").length;
    expect(count(page?.html)).toBeGreaterThan(20);
    expect(count(page?.html)).toBe(count(english?.html));
  },
);

test("a page without a translation is the English one, with links to pages in French", () => {
  const page = pages.find(({ slug }) => slug === "contributing");
  expect(page?.language).toBe("en");
  expect(page?.html).toContain('<a href="/docs/fr/architecture">');
  const start = pages.find(({ slug }) => slug === "start");
  expect(start?.html).toContain(
    '<a href="/docs/fr/settings#pages-of-this-machine-and-of-others">réglages</a>',
  );
  expect(start?.html).toContain(`démarrage prend quelques minutes et montre sa progression${NARROW_SPACE};`);
  expect(start?.markdown).toContain("[réglages](/docs/fr/settings.md#pages-of-this-machine-and-of-others)");
  expect(start?.title).toBe("Découvrir Lieudit");
});
