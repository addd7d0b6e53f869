import { toSlug } from "@lieudit/listing-model";
import MarkdownIt from "markdown-it";
import { frenchText } from "../../app/shell/format/french-text.ts";
import type { TextHeading } from "../../app/shell/services/site-content.ts";
import { ContentError } from "./front-matter.ts";

/** A text as pages show it. */
export interface RenderedText {
  html: string;
  outline: TextHeading[];
  /** Whole minutes, at least 1. */
  readingMinutes: number;
}

/** French words that a grown reader takes in during a minute, in a text that explains. */
const WORDS_PER_MINUTE = 220;

// HTML in a text is shown as text, and addresses that run code are no links: that is the library's way with html: false.
const reader = new MarkdownIt({ html: false });
type Token = ReturnType<typeof reader.parse>[number];

// A table scrolls sideways by itself where letters are large, as `Table` of `ui/` does.
reader.renderer.rules.table_open = (tokens, at, options, _env, renderer) => {
  const label = reader.utils.escapeHtml(String(tokens[at]?.meta?.label));
  return `<section class="table-scroll" aria-label="${label}" tabindex="0">${renderer.renderToken(tokens, at, options)}`;
};
reader.renderer.rules.table_close = (tokens, at, options, _env, renderer) =>
  `${renderer.renderToken(tokens, at, options).trimEnd()}</section>\n`;

/**
 * Makes safe HTML of Markdown, with French spaces and apostrophes. Headings get
 * ids, so that a table of contents can lead to them.
 *
 * @param file how messages call the text
 * @throws {ContentError} for a heading of the first level, which is the page's title, and for a picture from elsewhere.
 */
export function renderMarkdown(markdown: string, file: string): RenderedText {
  const tokens = reader.parse(markdown, {});
  const outline: TextHeading[] = [];
  const ids = new Set<string>();
  const tables = new Set<string>();
  let above = "Tableau";
  let wordCount = 0;
  for (const token of tokens) {
    if (token.type !== "inline") continue;
    for (const child of token.children ?? []) finishInline(child, file);
    wordCount += plainText(token).split(/\s+/).filter(Boolean).length;
  }
  for (const [at, token] of tokens.entries()) {
    if (token.type === "table_open") {
      token.attrSet("class", "table");
      token.meta = { label: freeName(above, tables) };
    }
    if (token.type !== "heading_open") continue;
    if (token.tag === "h1") {
      throw new ContentError(
        `${file} has a heading of the first level, which its "titre" is already; begin the line with ## instead of #.`,
      );
    }
    const text = plainText(tokens[at + 1]);
    const id = freeId(toSlug(text) || "partie", ids);
    token.attrSet("id", id);
    above = text;
    if (token.tag === "h2") outline.push({ id, text });
  }
  return {
    html: reader.renderer.render(tokens, reader.options, {}),
    outline,
    readingMinutes: Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE)),
  };
}

function finishInline(token: Token, file: string): void {
  if (token.type === "text") {
    token.content = frenchText(token.content);
  } else if (token.type === "image") {
    const src = String(token.attrGet("src") ?? "");
    if (!/^\/(?!\/)/.test(src)) {
      throw new ContentError(
        `${file}: the picture "${src}" is not of this site, and pages load nothing from elsewhere; give a path that begins with /.`,
      );
    }
    token.attrSet("loading", "lazy");
  }
}

function plainText(token: Token | undefined): string {
  return (token?.children ?? [])
    .filter(({ type }) => type === "text" || type === "code_inline" || type === "softbreak")
    .map(({ type, content }) => (type === "softbreak" ? " " : content))
    .join("");
}

/** Two tables below one heading have names of their own. */
function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted} (${count})`;
  taken.add(name);
  return name;
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
