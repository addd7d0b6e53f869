import type { LegalText } from "@lieudit/desk";

/** The versions of a page that matter now. */
export interface CurrentTexts {
  draft: LegalText | null;
  /** Published at a time that is still to come. */
  next: LegalText | null;
  /** The text that applies; null for that of the file. */
  current: LegalText | null;
}

/** Sorts the versions of a page, the newest first, by what they are at a time. */
export function describeTexts(texts: readonly LegalText[], now: string): CurrentTexts {
  const published = texts.filter(({ publishAt }) => publishAt !== null && publishAt <= now);
  return {
    draft: texts.find(({ publishAt }) => publishAt === null) ?? null,
    next: texts.find(({ publishAt }) => publishAt !== null && publishAt > now) ?? null,
    current: published.toSorted((a, b) => ((a.publishAt ?? "") < (b.publishAt ?? "") ? 1 : -1))[0] ?? null,
  };
}
