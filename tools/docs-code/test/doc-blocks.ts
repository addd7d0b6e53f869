import { type CodeBlock, readCodeBlocks } from "../../checks/markdown.ts";
import { listTrackedFiles, readTextFile } from "../../checks/source-files.ts";

/** A fenced block of a page of the documentation. */
export interface DocBlock extends CodeBlock {
  /** The file of the page, from the root. */
  page: string;
  /**
   * Attributes of the fence, such as `sh skip="needs systemd"`:
   * - `skip` is the reason why the block cannot run;
   * - `file` is the name under which the commands of the page find the block;
   * - `run` is code that runs after a block which only declares something, or a command that reads its file.
   */
  attributes: Readonly<Partial<Record<Attribute, string>>>;
}

const ATTRIBUTES = ["skip", "file", "run"] as const;
type Attribute = (typeof ATTRIBUTES)[number];

/** Changesets are texts of a release; the site's own texts and translations have no code of their own. */
const OTHER_TEXTS = /^(?:\.changeset|apps\/site\/content|docs\/fr)\//;

/** Languages whose blocks are for readers alone. */
const PROSE = ["text", "mermaid"];

/** Reads the blocks of every page of the documentation. */
export function listDocBlocks(root: string): DocBlock[] {
  return listTrackedFiles(root)
    .filter((file) => file.endsWith(".md") && !OTHER_TEXTS.test(file))
    .flatMap((page) => readDocBlocks(page, readTextFile(root, page)));
}

export function readDocBlocks(page: string, markdown: string): DocBlock[] {
  return readCodeBlocks(markdown).map((block) => ({ ...block, page, attributes: readAttributes(block) }));
}

function readAttributes({ info = "" }: CodeBlock): DocBlock["attributes"] {
  return Object.fromEntries([...info.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

/** Selects the blocks in these languages that can run. */
export function selectBlocks(blocks: readonly DocBlock[], languages: readonly string[]): DocBlock[] {
  return blocks.filter(
    ({ language, attributes }) => languages.includes(language) && attributes.skip === undefined,
  );
}

/** Returns `page:line: message`; `offset` is the line within the block, from 1, or 0 for its fence. */
export function formatProblem({ page, line }: DocBlock, offset: number, message: string): string {
  return `${page}:${line + offset}: ${message}`;
}

/** Returns blocks that no test would run: without a language, in an unknown one, or skipped without a reason. */
export function findFenceProblems(blocks: readonly DocBlock[], languages: readonly string[]): string[] {
  return blocks.flatMap((block) => {
    const { language, info = "", attributes } = block;
    const problems: string[] = [];
    if (language === "") problems.push('the block has no language; use "text" for what is no code.');
    else if (attributes.skip === undefined && ![...PROSE, ...languages].includes(language))
      problems.push(`no test runs blocks of ${language}.`);
    const unknown = info.replaceAll(new RegExp(`\\b(?:${ATTRIBUTES.join("|")})="[^"]*"`, "g"), "").trim();
    if (unknown !== "") problems.push(`the fence has ${unknown}; it may have ${ATTRIBUTES.join(", ")}="…".`);
    if (attributes.skip?.trim() === "") problems.push("the block is skipped without a reason.");
    return problems.map((problem) => formatProblem(block, 0, problem));
  });
}
