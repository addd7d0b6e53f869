import type { LegalText } from "@lieudit/desk";
import type { SiteText } from "./site-content.ts";

/** Returns the versions published by `now` (ISO 8601), the one that applies first. */
export function listPublished(texts: readonly LegalText[], now: string): LegalText[] {
  return texts
    .filter(({ publishAt }) => publishAt !== null && publishAt <= now)
    .toSorted((a, b) => ((a.publishAt ?? "") < (b.publishAt ?? "") ? 1 : -1));
}

/** A version of a legal page that applied or applies. */
export interface LegalVersion {
  /** 0 for the text of the operator's file. */
  version: number;
  /** First day, such as `2026-03-12`; null if it is unknown. */
  since: string | null;
}

/** Finds a version of a legal page, by default the one that applies; null if there is no such page or version. */
export type FindLegalText = (
  slug: string,
  version: number | null,
) => Promise<{
  text: SiteText;
  version: number;
  isCurrent: boolean;
  /** All versions, the newest first. */
  versions: readonly LegalVersion[];
} | null>;
