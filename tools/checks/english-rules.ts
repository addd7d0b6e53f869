/** A wording that the glossary replaces. */
export interface EnglishRule {
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
}

/** Words of comments, of Markdown and of test titles. Only what is wrong in every sentence stands here. */
export const PROSE_RULES: readonly EnglishRule[] = [
  { pattern: /\bof (?:before|old)\b/i, instead: 'say "legacy", "previous" or "existing"' },
  {
    pattern: /\b(?:which|that|it|he|she|what|there) (?:is|are) none\b|\bwhere none (?:is|are)\b/i,
    instead: 'negate the verb: "is missing", "is not a place"; or name the fallback',
  },
  { pattern: /\bnone of (?:ours|theirs|its)\b/i, instead: 'say "unknown" or "not one of our …"' },
  { pattern: /\b(?:which|that|it|what|who) (?:is|are) no [a-z]/i, instead: 'negate the verb: "is not a …"' },
  { pattern: /\b(?:asleep|alive)\b/i, instead: 'say "unconfirmed", "pending", "hydrated" or "running"' },
  { pattern: /\bwhoever\b|\bwhosoever\b/i, instead: 'name the role: "the operator", "the caller"' },
  { pattern: /\bstrangers?['’]/i, instead: 'say "untrusted" or "third-party"' },
  {
    pattern: /\bgives? way\b|\bkeeps? pace\b/i,
    instead: 'say "throttle", "lower the priority" or "back off"',
  },
  { pattern: /\bmakes? harmless\b/i, instead: 'say "re-encode", "sanitise" or "escape"' },
  { pattern: /\bpass(?:es|ed)? over\b/i, instead: 'say "skip", "ignore" or "omit"' },
  {
    pattern: /\b(?:is|are|was|were|be|been) told\b|\btold (?:to|of|by|from)\b/i,
    instead: 'say "is notified", "receives", "is distinguished"',
  },
  { pattern: /\bsecond tr(?:y|ies)\b/i, instead: 'say "retry" or "flaky test"' },
  { pattern: /\bnot caught\b/i, instead: 'say "undetected"' },
  {
    pattern: /\bso (?:many|long|much)(?: at the most| at least)?\./i,
    instead: "say what is counted, with its unit",
  },
  {
    pattern: /^As (?:above|below|before)\.$/i,
    instead: "repeat what it says: a comment makes sense when read alone",
  },
  { pattern: /\bhas to say\b|\bnothing to say\b/i, instead: "say what the code returns" },
  { pattern: /\b(?:comes?|came|coming) to nothing\b/i, instead: 'say "fails" or "returns no result"' },
  { pattern: /\banew\b/i, instead: 'say "again" or "re-…"' },
  { pattern: /\b(?:put|puts|putting) right\b/i, instead: 'say "correct"' },
  { pattern: /\btold apart\b|\btells? (?:\w+ ){1,3}apart\b/i, instead: 'say "distinguish" or "identify"' },
  { pattern: /\b(?:is|are) called so\b/i, instead: 'say "has this name"' },
  { pattern: /\b(?:without|with no) fuss\b|\bby and by\b|\bever so\b/i, instead: "leave it out" },
];

/** Names in code. */
export const NAME_RULES: readonly EnglishRule[] = [
  {
    pattern: /\b(?:MOST|LONGEST|LEAST|SHORTEST|LARGEST|SMALLEST|FEWEST)_[A-Z]/,
    instead: "begin limits with MAX_ or MIN_",
  },
  {
    pattern: /\b(?:Door|LoadGate|Turnstile|FormGate|ChoiceLimit)\b|\bcreateTurnstile\b/,
    instead: 'say "concurrency limiter" or "rate limiter"',
  },
  {
    pattern: /\bfunction (?!(?:index|type|instance)Of\b)[a-z]\w*Of\b\s*[(<]/,
    instead: "begin the function's name with a verb",
  },
];

/** Sentences of doc comments and of Markdown have at most this many words. */
export const MAX_SENTENCE_WORDS = 30;

/** Subjects of commits, by https://www.conventionalcommits.org/, at most 72 characters. */
export const COMMIT_SUBJECT =
  /^(?:feat|fix|docs|test|refactor|perf|build|ci|chore|style|revert)(?:\([a-z0-9-]+\))?!?: \S.*$/;
export const MAX_SUBJECT_LENGTH = 72;

/** Commits up to this one are not checked. */
export const LAST_UNCHECKED_COMMIT = "3e32d37ebcca8388fa6fb07a8b213ce149d3d0eb";

/** Files whose words are not ours to choose: texts for visitors in French, contracts, licences, generated files. */
export const UNCHECKED_FILES =
  /^apps\/site\/content\/|^docs\/fr\/|^contracts\/.*\.(json|csv)$|LICEN[CS]E|\.generated\.|^CHANGELOG|\/CHANGELOG\.md$|^tools\/checks\/english-rules\.ts$|^tools\/check-english\.test\.ts$/;

/**
 * Problems that remain, by folder, from the time before this check. A number may
 * only fall: lower it when you fix some. New folders start at 0.
 */
export const KNOWN_PROBLEMS: Readonly<Record<string, number>> = {};

/** Lines that hold such a word for a reason: the file and the trimmed line. */
export const ALLOWED_LINES: ReadonlySet<string> = new Set<string>([]);
