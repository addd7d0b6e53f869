import type { LegalText } from "@lieudit/desk";
import { listPublished } from "../../shell/services/legal-texts.ts";

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
  return {
    draft: texts.find(({ publishAt }) => publishAt === null) ?? null,
    next: texts.find(({ publishAt }) => publishAt !== null && publishAt > now) ?? null,
    current: listPublished(texts, now)[0] ?? null,
  };
}
