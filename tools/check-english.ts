import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { runCheck } from "./checks/check.ts";
import {
  ALLOWED_LINES,
  COMMIT_SUBJECT,
  type EnglishRule,
  KNOWN_PROBLEMS,
  LAST_UNCHECKED_COMMIT,
  MAX_SENTENCE_WORDS,
  MAX_SUBJECT_LENGTH,
  NAME_RULES,
  PROSE_RULES,
  UNCHECKED_FILES,
} from "./checks/english-rules.ts";
import { countWords, type Prose, readComments, readMarkdown, splitSentences } from "./checks/prose.ts";
import { listTrackedFiles, readTextFile } from "./checks/source-files.ts";

/**
 * Wordings that the glossary replaces, doc sentences that are too long, and
 * subjects of commits that are not Conventional Commits.
 * `node tools/check-english.ts packages/place-model` looks at one folder.
 */
export function findEnglishProblems(root: string, folders: readonly string[] = []): string[] {
  const files = listTrackedFiles(root).filter(
    (file) =>
      /\.(ts|tsx|mjs|md)$/.test(file) &&
      !UNCHECKED_FILES.test(file) &&
      (folders.length === 0 || folders.some((folder) => file === folder || file.startsWith(`${folder}/`))),
  );
  return [
    ...files.flatMap((file) => findTextProblems(file, readTextFile(root, file))),
    ...(folders.length === 0 ? readSubjects(root).flatMap(findSubjectProblems) : []),
  ];
}

/** One sentence for each fault of a file's comments, names, test titles or paragraphs. */
export function findTextProblems(file: string, source: string): string[] {
  const isMarkdown = file.endsWith(".md");
  const texts = isMarkdown
    ? readMarkdown(source)
    : [...readComments(file, source), ...readTestTitles(file, source)];
  return [
    ...texts.flatMap((prose) => [...wordProblems(file, prose, PROSE_RULES), ...lengthProblems(file, prose)]),
    ...(isMarkdown
      ? []
      : source
          .split("\n")
          .flatMap((text, index) => wordProblems(file, { text, line: index + 1 }, NAME_RULES))),
  ];
}

/** One sentence when a commit's subject is not a Conventional Commit. */
export function findSubjectProblems(subject: string): string[] {
  if (subject.startsWith("Merge ") || (COMMIT_SUBJECT.test(subject) && subject.length <= MAX_SUBJECT_LENGTH))
    return [];
  return [
    `commit "${subject}": write "type(scope): what changed" in at most ${MAX_SUBJECT_LENGTH} characters; ` +
      "see https://www.conventionalcommits.org/.",
  ];
}

function wordProblems(file: string, { text, line }: Prose, rules: readonly EnglishRule[]): string[] {
  // The same length as the text, so that the position of a match gives its line.
  const prose = text.replaceAll(/`[^`]*`/g, (code) => "x".repeat(code.length)).replaceAll("\n", " ");
  return rules.flatMap(({ pattern, instead }) => {
    const match = pattern.exec(prose);
    if (match === null) return [];
    const at = line + text.slice(0, match.index).split("\n").length - 1;
    const own = text.split("\n")[at - line]?.trim() ?? "";
    return ALLOWED_LINES.has(`${file}: ${own}`) ? [] : [`${file}:${at}: "${match[0]}": ${instead}.`];
  });
}

function lengthProblems(file: string, { text, line }: Prose): string[] {
  return splitSentences(text).flatMap((sentence) => {
    const words = countWords(sentence);
    if (words <= MAX_SENTENCE_WORDS) return [];
    return [`${file}:${line}: a sentence of ${words} words: "${sentence.slice(0, 60)}…"; split it.`];
  });
}

/** Titles of `test`, `it` and `describe`, those of `test.each` too. */
function readTestTitles(file: string, source: string): Prose[] {
  if (!/\.test\.tsx?$/.test(file)) return [];
  const pattern =
    /(?:^|\s)(?:test|it|describe)(?:\.\w+)*\(\s*(["`])((?:\\.|(?!\1)[^\n])*)\1|^\s*\]\)\(\s*(["`])((?:\\.|(?!\3)[^\n])*)\3/gm;
  return [...source.matchAll(pattern)].map((match) => ({
    text: match[2] ?? match[4] ?? "",
    line: source.slice(0, match.index).split("\n").length,
  }));
}

/** Subjects of the commits since `LAST_UNCHECKED_COMMIT`; none in a clone that does not hold it. */
function readSubjects(root: string): string[] {
  try {
    const git = (...args: string[]) =>
      execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
    return git("log", "--format=%s", `${LAST_UNCHECKED_COMMIT}..HEAD`).split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

/** Drops the problems of each folder that has no more than it is known to have. */
export function dropKnownProblems(
  problems: readonly string[],
  known: Readonly<Record<string, number>> = KNOWN_PROBLEMS,
): string[] {
  const byFolder = Map.groupBy(
    problems,
    (problem) => problem.split(":")[0]?.split("/").slice(0, 2).join("/") ?? "",
  );
  return [...byFolder].flatMap(([folder, own]) => (own.length <= (known[folder] ?? 0) ? [] : own));
}

if (import.meta.main) {
  await runCheck("english", () =>
    findEnglishProblems(resolve(import.meta.dirname, ".."), process.argv.slice(2)),
  );
}
