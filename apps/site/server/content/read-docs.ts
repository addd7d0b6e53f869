import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import {
  type DocGroup,
  type DocPage,
  type DocSection,
  docPath,
} from "../../app/shell/services/documentation.ts";
import type { TextHeading } from "../../app/shell/services/site-content.ts";
import { DOCS_FILES } from "./docs-files.ts";
import { labelTable, markdownReader, plainText, type Token, takeName } from "./markdown-reader.ts";

/** The address of each page, by its file. */
const ADDRESSES: ReadonlyMap<string, string> = new Map(
  DOCS_FILES.flatMap(({ pages }) =>
    pages
      .filter(([, , , write]) => write === undefined)
      .map(([slug, file]) => [file, docPath(slug)] as const),
  ),
);
const IMAGES = "docs/images/";
/** A description of more letters is cut at a word. */
const MAX_DESCRIPTION = 200;

/**
 * Reads the documentation. A page whose file is missing is omitted, since a
 * site may be served without the rest of the repository.
 *
 * @param root of the repository
 */
export function readDocs(root: string): DocGroup[] {
  return DOCS_FILES.map(({ heading, pages }) => ({
    heading,
    pages: pages
      .filter(([, file]) => existsSync(join(root, file)))
      .map(([slug, file, title, write = String]) => {
        const page = readDocPage(slug, file, write(readFileSync(join(root, file), "utf8")));
        return { ...page, title: title ?? page.title };
      }),
  })).filter(({ pages }) => pages.length > 0);
}

/** Makes a page of the Markdown of `file`; its links lead to the other pages. */
export function readDocPage(slug: string, file: string, markdown: string): DocPage {
  const tokens = markdownReader.parse(markdown, {});
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
      const id = takeName(toAnchor(text), ids, (number) => `-${number - 1}`);
      token.attrSet("id", id);
      sections.push({ id, heading: text, text: "" });
      if (token.tag === "h2") outline.push({ id, text });
    } else if (token.type === "inline") {
      if (body[at - 1]?.type !== "heading_open") section.text += `${plainText(token)} `;
      token.children = finishInline(token.children ?? [], file);
    } else if (token.type === "fence" || token.type === "code_block") {
      section.text += `${token.content} `;
    }
  }
  return {
    slug,
    title,
    description: describe(body),
    html: markdownReader.renderer.render(body, markdownReader.options, {}),
    outline,
    sections,
    markdown: markdown.replaceAll(/\]\(([^()\s]+)\)/g, (link, target: string) => {
      const address = toAddress(target, file);
      return address === null || address === target
        ? link
        : `](${address.replace(/^(\/docs\/[\w-]+)/, "$1.md")})`;
    }),
  };
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
function toAddress(target: string, file: string): string | null {
  if (/^(?:https?:|mailto:|#)/.test(target)) return target;
  const [path = "", anchor] = target.split("#");
  const linked = normalize(join(dirname(file), decodeURIComponent(path)));
  if (linked.startsWith(IMAGES)) return `/docs/images/${linked.slice(IMAGES.length)}`;
  const address = ADDRESSES.get(linked) ?? ADDRESSES.get(join(linked, "README.md"));
  return address === undefined ? null : address + (anchor === undefined ? "" : `#${anchor}`);
}

/** Leads links to the pages here; a link to another file of the repository keeps its words alone. */
function finishInline(tokens: readonly Token[], file: string): Token[] {
  const kept: Token[] = [];
  let isLeftOut = false;
  for (const token of tokens) {
    if (token.type === "image") {
      token.attrSet("src", toAddress(String(token.attrGet("src")), file) ?? "");
      token.attrSet("loading", "lazy");
    } else if (token.type === "link_open") {
      const address = toAddress(String(token.attrGet("href")), file);
      isLeftOut = address === null;
      if (address !== null) token.attrSet("href", address);
    }
    const isOfLink = token.type === "link_open" || token.type === "link_close";
    if (!(isLeftOut && isOfLink)) kept.push(token);
    if (token.type === "link_close") isLeftOut = false;
  }
  return kept;
}
