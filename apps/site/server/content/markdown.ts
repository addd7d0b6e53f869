import { toSlug } from "@lieudit/listing-model";
import { frenchText } from "../../app/shell/format/french-text.ts";
import type { TextHeading } from "../../app/shell/services/site-content.ts";
import { ContentError } from "./front-matter.ts";
import { labelTable, markdownReader, plainText, type Token, takeName } from "./markdown-reader.ts";

/** A text as pages show it. */
export interface RenderedText {
  html: string;
  outline: TextHeading[];
  /** Whole minutes, at least 1. */
  readingMinutes: number;
}

/** French words that a grown reader takes in during a minute, in a text that explains. */
const WORDS_PER_MINUTE = 220;

/**
 * Makes safe HTML of Markdown, with French spaces and apostrophes. Headings get
 * ids, so that a table of contents can lead to them.
 *
 * @param file how messages call the text
 * @throws {ContentError} for a heading of the first level, which is the page's title, and for a picture from elsewhere.
 */
export function renderMarkdown(markdown: string, file: string): RenderedText {
  const tokens = markdownReader.parse(markdown, {});
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
    if (token.type === "table_open")
      labelTable(
        token,
        takeName(above, tables, (number) => ` (${number})`),
      );
    if (token.type !== "heading_open") continue;
    if (token.tag === "h1") {
      throw new ContentError(
        `${file} has a heading of the first level, which its "titre" is already; begin the line with ## instead of #.`,
      );
    }
    const text = plainText(tokens[at + 1]);
    const id = takeName(toSlug(text) || "partie", ids);
    token.attrSet("id", id);
    above = text;
    if (token.tag === "h2") outline.push({ id, text });
  }
  return {
    html: markdownReader.renderer.render(tokens, markdownReader.options, {}),
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
