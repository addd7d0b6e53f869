export interface CodeBlock {
  language: string;
  code: string;
  /** Number of its first line, from 1. */
  line: number;
}

/** Reads the fenced code blocks of a Markdown text. */
export function readCodeBlocks(markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let open: { language: string; lines: string[]; line: number; fence: string } | null = null;
  markdown.split("\n").forEach((text, index) => {
    const fence = /^\s*(`{3,}|~{3,})\s*(\S*)/.exec(text);
    if (open === null) {
      if (fence !== null)
        open = { language: fence[2] ?? "", lines: [], line: index + 1, fence: fence[1] ?? "" };
    } else if (fence?.[1] === open.fence && fence[2] === "") {
      blocks.push({ language: open.language, code: open.lines.join("\n"), line: open.line });
      open = null;
    } else open.lines.push(text);
  });
  return blocks;
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
