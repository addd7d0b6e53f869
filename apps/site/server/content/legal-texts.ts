import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DeskStore, LegalText } from "@lieudit/desk";
import { withTimeout } from "@lieudit/limits";
import { frenchText } from "../../app/shell/format/french-text.ts";
import {
  type FindLegalText,
  type LegalVersion,
  listPublished,
} from "../../app/shell/services/legal-texts.ts";
import type { SiteContent, SiteText } from "../../app/shell/services/site-content.ts";
import { ContentError, readFrontMatter } from "./front-matter.ts";
import { renderMarkdown } from "./markdown.ts";
import { fillFacts } from "./operator.ts";

type Written = Pick<LegalText, "title" | "description" | "body">;

/** Legal pages of the operator's files, and the versions that the desk publishes over them. */
export interface LegalTexts {
  find: FindLegalText;
  /** Returns what a file holds, to start a draft from. */
  readFile: (slug: string) => Written;
  /** Returns the page of a draft, or what is wrong with it, in French. */
  preview: (slug: string, draft: Written) => { text: SiteText } | { problem: string };
}

/** Version of a file: the text before the first published one. */
const FILE_VERSION = 0;
/** A reader does not wait longer for the versions of a page. */
const WAIT_MS = 500;

export function createLegalTexts({
  desk,
  content,
  contentDir,
  clock,
  log,
}: {
  desk: Pick<DeskStore, "listLegalTexts">;
  content: SiteContent;
  contentDir: string;
  clock: () => Date;
  log: (line: string) => void;
}): LegalTexts {
  const rendered = new Map<string, SiteText>();
  const known = new Map<string, readonly LegalText[]>();
  const findFile = (slug: string) => content.legal.find((text) => text.slug === slug) ?? null;

  /** @throws {ContentError} */
  function render(slug: string, { title, description, body }: Written, updated: string | null): SiteText {
    const file = findFile(slug);
    if (file === null) throw new ContentError(`${slug} is not a legal page.`);
    return {
      ...file,
      title: frenchText(title),
      description: frenchText(description),
      updated,
      ...renderMarkdown(fillFacts(body, content.operator, slug), slug),
    };
  }

  /** A fact that is missing since the publication must not take the page down. */
  function renderOnce(text: LegalText, fallback: SiteText): SiteText {
    const ready = rendered.get(text.id);
    if (ready !== undefined) return ready;
    try {
      const page = render(text.slug, text, text.publishAt?.slice(0, 10) ?? null);
      rendered.set(text.id, page);
      return page;
    } catch (error) {
      log(`The legal text ${text.slug} cannot be shown, so its file is: ${(error as Error).message}`);
      return fallback;
    }
  }

  return {
    async find(slug, version) {
      const file = findFile(slug);
      if (file === null) return null;
      const now = clock().toISOString();
      const all = await withTimeout(desk.listLegalTexts(slug), WAIT_MS, "no response in time").catch(
        (error: Error) => {
          // Without the database, the last known text or the file is better than nothing.
          log(`The versions of ${slug} cannot be read, so the last known text is shown: ${error.message}`);
          return known.get(slug) ?? [];
        },
      );
      known.set(slug, all);
      const published = listPublished(all, now);
      const versions: LegalVersion[] = [
        ...published.map((text) => ({ version: text.version, since: text.publishAt?.slice(0, 10) ?? null })),
        { version: FILE_VERSION, since: file.updated },
      ];
      const current = published[0]?.version ?? FILE_VERSION;
      const wanted = version ?? current;
      const text = published.find((one) => one.version === wanted);
      if (text === undefined && wanted !== FILE_VERSION) return null;
      const page = text === undefined ? file : renderOnce(text, file);
      return { text: page, version: wanted, isCurrent: wanted === current, versions };
    },
    readFile(slug) {
      const { matter, body } = readFrontMatter(
        readFileSync(join(contentDir, "legal", `${slug}.md`), "utf8"),
        slug,
      );
      return { title: matter.titre, description: matter.description, body: body.trim() };
    },
    preview(slug, draft) {
      const unknown = [...draft.body.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].find(
        ([, name]) => !Object.hasOwn(content.operator.facts, name ?? ""),
      );
      if (unknown !== undefined)
        return { problem: `exploitant.json n’a pas « ${unknown[1]} » ; ajoutez-le, ou enlevez-le du texte.` };
      try {
        return { text: render(slug, draft, null) };
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return {
          problem:
            "Ce texte ne peut pas être affiché : commencez les titres par ## au moins, et ne montrez que des images de ce site.",
        };
      }
    },
  };
}
