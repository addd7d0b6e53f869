import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { frenchText } from "../../app/shell/format/french-text.ts";
import {
  type DocGroup,
  type DocLanguage,
  type DocPage,
  type DocSection,
  docPath,
} from "../../app/shell/services/documentation.ts";
import type { TextHeading } from "../../app/shell/services/site-content.ts";
import { DOCS_FILES } from "./docs-files.ts";
import { labelTable, markdownReader, plainText, type Token, takeName } from "./markdown-reader.ts";

/** The end of each page's address, by its file. */
const SLUGS: ReadonlyMap<string, string> = new Map(
  DOCS_FILES.flatMap(({ pages }) =>
    pages.filter(([, , , write]) => write === undefined).map(([slug, file]) => [file, slug] as const),
  ),
);
const IMAGES = "docs/images/";
/** Translations, named by the address of their page. */
const TRANSLATIONS = "docs/fr";
/** A description of more letters is cut at a word. */
const MAX_DESCRIPTION = 200;

/**
 * Reads the documentation. A page whose file is missing is omitted, since a
 * site may be served without the rest of the repository.
 *
 * @param root of the repository
 */
export function readDocs(root: string, language: DocLanguage = "en"): DocGroup[] {
  return DOCS_FILES.map(({ heading, pages }) => ({
    heading: heading[language],
    pages: pages
      .filter(([, file]) => existsSync(join(root, file)))
      .map(([slug, file, title, write]) => {
        const source = readFileSync(join(root, file), "utf8");
        const original = write?.(source, "en") ?? source;
        const translation = join(root, TRANSLATIONS, `${SLUGS.get(file) ?? slug}.md`);
        const isTranslated = existsSync(translation);
        if (language === "fr" && (isTranslated || write !== undefined)) {
          const translated = isTranslated ? fillCode(readFileSync(translation, "utf8"), source) : source;
          return readTranslation(slug, file, write?.(translated, "fr") ?? translated, original);
        }
        const page = readDocPage(slug, file, original, { language: "en", linked: language });
        return { ...page, title: title ?? page.title };
      }),
  })).filter(({ pages }) => pages.length > 0);
}

/** Makes a page of a translation, with the ids of the headings of the original. */
function readTranslation(slug: string, file: string, translation: string, original: string): DocPage {
  const { sections } = readDocPage(slug, file, original);
  const ids = sections.slice(1).map(({ id }) => id);
  return readDocPage(slug, file, translation, { language: "fr", linked: "fr", ids });
}

/** Returns a translation with the code of the original: its n-th fence of `=` stands for the n-th block. */
export function fillCode(translation: string, original: string): string {
  const blocks = [...original.matchAll(/^( *)(`{3,})[^`\n]*\n(?:.*\n)*?\1\2$/gm)].values();
  return translation.replaceAll(/^ *```=\n *```$/gm, (fence) => blocks.next().value?.[0] ?? fence);
}

interface ReadingOptions {
  language: DocLanguage;
  /** Language of the pages that links lead to. */
  linked: DocLanguage;
  /** Ids of the headings, so that an address has the same anchors in each language. */
  ids?: readonly string[];
}

/** Makes a page of the Markdown of `file`; its links lead to the other pages. */
export function readDocPage(
  slug: string,
  file: string,
  markdown: string,
  { language, linked, ids: wantedIds }: ReadingOptions = { language: "en", linked: "en" },
): DocPage {
  const tokens = markdownReader.parse(markdown, {});
  if (language === "fr") typesetTokens(tokens);
  const [title, body] = splitTitle(tokens, slug);
  const outline: TextHeading[] = [];
  const sections: DocSection[] = [{ id: "", heading: title, text: "" }];
  const ids = new Set<string>();
  const tables = new Set<string>();
  for (const [at, token] of body.entries()) {
    const section = sections.at(-1)!;
    if (token.type === "table_open") {
      labelTable(
        token,
        takeName(section.heading, tables, (number) => ` (${number})`),
      );
    } else if (token.type === "heading_open") {
      const text = plainText(body[at + 1]);
      const wanted = wantedIds?.[sections.length - 1] ?? toAnchor(text);
      const id = takeName(wanted, ids, (number) => `-${number - 1}`);
      token.attrSet("id", id);
      sections.push({ id, heading: text, text: "" });
      if (token.tag === "h2") outline.push({ id, text });
    } else if (token.type === "inline") {
      if (body[at - 1]?.type !== "heading_open") section.text += `${plainText(token)} `;
      token.children = finishInline(token.children ?? [], file, linked);
    } else if (token.type === "fence" || token.type === "code_block") {
      section.text += `${token.content} `;
    }
  }
  return {
    slug,
    language,
    title,
    description: describe(body),
    html: markdownReader.renderer.render(body, markdownReader.options, {}),
    outline,
    sections,
    markdown: markdown.replaceAll(/\]\(([^()\s]+)\)/g, (link, target: string) => {
      const address = toAddress(target, file, linked);
      return address === null || address === target
        ? link
        : `](${address.replace(/^(\/docs\/(?:fr\/)?[\w-]+)/, "$1.md")})`;
    }),
  };
}

/** Gives the words of a text French apostrophes and no-break spaces. */
function typesetTokens(tokens: readonly Token[]): void {
  for (const { children } of tokens)
    for (const child of children ?? []) if (child.type === "text") child.content = frenchText(child.content);
}

/** Returns the heading of the first level, and what comes after it. */
function splitTitle(tokens: readonly Token[], fallback: string): [title: string, body: Token[]] {
  const at = tokens.findIndex(({ type, tag }) => type === "heading_open" && tag === "h1");
  if (at < 0) return [fallback, [...tokens]];
  return [plainText(tokens[at + 1]), [...tokens.slice(0, at), ...tokens.slice(at + 3)]];
}

function describe(body: readonly Token[]): string {
  const at = body.findIndex(({ type, level }) => type === "paragraph_open" && level === 0);
  const text = plainText(body[at + 1]).trim();
  if (text.length <= MAX_DESCRIPTION) return text;
  return `${text.slice(0, text.lastIndexOf(" ", MAX_DESCRIPTION))}…`;
}

/** Anchors as the repository's own viewers make them, which the links between the files use. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
}

/** Where a link of `file` leads here; null for a file that is not a page. */
function toAddress(target: string, file: string, language: DocLanguage): string | null {
  if (/^(?:https?:|mailto:|#)/.test(target)) return target;
  const [path = "", anchor] = target.split("#");
  const linked = normalize(join(dirname(file), decodeURIComponent(path)));
  if (linked.startsWith(IMAGES)) return `/docs/images/${linked.slice(IMAGES.length)}`;
  const slug = SLUGS.get(linked) ?? SLUGS.get(join(linked, "README.md"));
  // Example pages, and the code of example apps, have addresses of their own.
  if (slug === undefined && /^examples\/.+\.\w+$/.test(linked))
    return linked.replace("examples/", "/exemples/").replace(/index\.html$/, "");
  return slug === undefined ? null : docPath(slug, language) + (anchor === undefined ? "" : `#${anchor}`);
}

/** Leads links to the pages here; a link to another file of the repository keeps its words alone. */
function finishInline(tokens: readonly Token[], file: string, language: DocLanguage): Token[] {
  const kept: Token[] = [];
  let isLeftOut = false;
  for (const token of tokens) {
    if (token.type === "image") {
      token.attrSet("src", toAddress(String(token.attrGet("src")), file, language) ?? "");
      token.attrSet("loading", "lazy");
    } else if (token.type === "link_open") {
      const address = toAddress(String(token.attrGet("href")), file, language);
      isLeftOut = address === null;
      if (address !== null) token.attrSet("href", address);
    }
    const isOfLink = token.type === "link_open" || token.type === "link_close";
    if (!(isLeftOut && isOfLink)) kept.push(token);
    if (token.type === "link_close") isLeftOut = false;
  }
  return kept;
}
