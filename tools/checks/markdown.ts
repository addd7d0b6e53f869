import { join } from "node:path";

export interface CodeBlock {
  language: string;
  /** What follows the language in the line of the fence. */
  info?: string;
  code: string;
  /** Number of the fence's line, from 1. */
  line: number;
}

/** Reads the fenced code blocks of a Markdown text. */
export function readCodeBlocks(markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let open: { block: Omit<CodeBlock, "code">; lines: string[]; fence: string; indent: string } | null = null;
  markdown.split("\n").forEach((text, index) => {
    const [, indent = "", fence, language = "", info = ""] =
      /^(\s*)(`{3,}|~{3,})\s*(\S*)\s*(.*)$/.exec(text) ?? [];
    if (open === null) {
      if (fence === undefined) return;
      const block = { language, line: index + 1, ...(info === "" ? {} : { info }) };
      open = { block, lines: [], fence, indent };
    } else if (fence === open.fence && language === "") {
      blocks.push({ ...open.block, code: open.lines.join("\n") });
      open = null;
    } else open.lines.push(text.startsWith(open.indent) ? text.slice(open.indent.length) : text);
  });
  return blocks;
}

/** Returns the code of a page below `folder` with absolute paths in place of its relative imports. */
export function withAbsoluteImports(code: string, folder: string): string {
  return code.replaceAll(/(from|import) "(\.\.?\/[^"]+)"/g, (_match, word: string, path: string) =>
    [word, JSON.stringify(join(folder, path))].join(" "),
  );
}

/** Reads the inline links and pictures outside code, without their titles. */
export function readLinks(markdown: string): { target: string; line: number }[] {
  return removeCode(markdown).flatMap((text, index) =>
    [...text.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)|\b(?:src|href|srcset)="([^"\s]+)"/g)].map(
      ([, target, source]) => ({
        target: target ?? source ?? "",
        line: index + 1,
      }),
    ),
  );
}

/** Anchors of the headings of a page, as GitHub creates them. */
export function readHeadingAnchors(markdown: string): string[] {
  return removeCode(markdown).flatMap((line) => {
    const title = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
    if (title === undefined) return [];
    return [
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
        .trim()
        .replaceAll(/\s/g, "-"),
    ];
  });
}

function removeCode(markdown: string): string[] {
  let isCode = false;
  return markdown.split("\n").map((line) => {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    else if (!isCode) return /^#/.test(line) ? line : line.replaceAll(/`[^`]*`/g, "");
    return "";
  });
}
