import { parseSync } from "vite";

/** A run of text for people: one comment, one paragraph or one cell. */
export interface Prose {
  text: string;
  /** 1 for the first line of the file. */
  line: number;
}

/**
 * Comments of a TypeScript or JavaScript file. Lines of `//` that follow each
 * other are one text. In a doc comment each tag begins a text of its own.
 */
export function readComments(file: string, source: string): Prose[] {
  const { comments } = parseSync(file, source);
  const texts: Prose[] = [];
  let previousEnd = -1;
  for (const { type, value, start, end } of comments) {
    const line = source.slice(0, start).split("\n").length;
    const last = texts.at(-1);
    const follows = type === "Line" && last !== undefined && /^\s*$/.test(source.slice(previousEnd, start));
    if (follows && !source.slice(previousEnd, start).includes("\n\n")) last.text += `\n${value}`;
    else texts.push(...(type === "Line" ? [{ text: value, line }] : readDocComment(value, line)));
    previousEnd = type === "Line" ? end : -1;
  }
  return texts;
}

/** Paragraphs, items, cells and headings of a Markdown file, without code blocks, HTML and front matter. */
export function readMarkdown(source: string): Prose[] {
  const texts: Prose[] = [];
  let fence: string | null = null;
  let isOpen = false;
  const lines = source
    .replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replaceAll(/[^\n]/g, ""))
    .split("\n");
  lines.forEach((content, index) => {
    const line = index + 1;
    const mark = /^\s*(```+|~~~+)/.exec(content)?.[1];
    if (mark !== undefined) {
      fence = fence === null ? mark : content.trim().startsWith(fence) ? null : fence;
      isOpen = false;
    } else if (fence !== null || /^\s*$|^\s*<|^ {4,}\S/.test(content)) {
      isOpen = false;
    } else if (/^\s*\|/.test(content)) {
      for (const cell of content.split(/(?<!\\)\|/))
        if (cell.trim() !== "") texts.push({ text: cell.trim(), line });
      isOpen = false;
    } else if (!isOpen || /^\s*(?:[-*+>]|\d+\.|#+)\s/.test(content)) {
      texts.push({ text: content.trim(), line });
      isOpen = !/^#/.test(content);
    } else {
      const last = texts.at(-1);
      if (last !== undefined) last.text += `\n${content.trim()}`;
    }
  });
  return texts;
}

/** Sentences without code, addresses and marks of Markdown; code counts as one word. */
export function splitSentences(text: string): string[] {
  return text
    .replaceAll(/`[^`]*`/g, "code")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/https?:\/\/\S+/g, "address")
    .replaceAll(/\s+/g, " ")
    .split(/(?<=[.!?]["”)\]]?)\s+(?=\S)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

export function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function readDocComment(value: string, line: number): Prose[] {
  const texts: Prose[] = [];
  let isOpen = false;
  value.split("\n").forEach((raw, index) => {
    const content = raw.replace(/^\s*\*? ?/, "").trim();
    if (content === "" || content === "*") {
      isOpen = false;
      return;
    }
    const last = texts.at(-1);
    if (isOpen && last !== undefined && !/^@|^[-*] /.test(content)) last.text += `\n${content}`;
    else texts.push({ text: content, line: line + index });
    isOpen = true;
  });
  return texts;
}
