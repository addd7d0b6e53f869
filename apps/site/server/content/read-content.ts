import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_RETENTION, type Retention } from "@lieudit/leads";
import { formatInterval } from "@lieudit/leads/forms";
import type { OwnOrigins } from "../../app/privacy/outside/player.ts";
import { frenchText } from "../../app/shell/format/french-text.ts";
import { NO_OUTSIDE_SERVICES } from "../../app/shell/services/outside-services.ts";
import {
  LEGAL_SLUGS,
  type Operator,
  type SiteContent,
  type SiteText,
  smallerPicture,
  type TextFolder,
} from "../../app/shell/services/site-content.ts";
import { ContentError, readFrontMatter } from "./front-matter.ts";
import { renderMarkdown } from "./markdown.ts";
import { fillFacts, readOperator } from "./operator.ts";

/** The folder of the pictures that texts name. */
const PUBLIC = join(import.meta.dirname, "../../public");

/** Widths of the smaller copies of a picture, in pixels. */
const SMALLER_WIDTHS = [480, 720];

/**
 * Reads all that an operator writes: facts, articles, guides, pages, legal
 * pages.
 *
 * @param retention how long leads are kept; texts name it as `{{conservation.demandes}}` and `{{conservation.signalements}}`
 * @throws {ContentError} with a sentence for each text or fact that is missing or cannot be used.
 * @param own origins whose films and posts texts may show
 */
export function readContent(
  folder: string,
  retention: Retention = DEFAULT_RETENTION,
  own: OwnOrigins = NO_OUTSIDE_SERVICES,
): SiteContent {
  const written = readOperator(parseText(folder, "exploitant.json"), "exploitant.json");
  const operator: Operator = {
    ...written,
    facts: {
      ...written.facts,
      "conservation.demandes": formatInterval(retention.requests),
      "conservation.signalements": formatInterval(retention.reports),
    },
  };
  const problems: string[] = [];
  const texts = (part: TextFolder) =>
    slugsIn(join(folder, part)).flatMap((slug) => {
      try {
        return [readText(folder, part, slug, { operator, own })];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(error.message);
        return [];
      }
    });
  const content = {
    operator,
    articles: texts("actualites").sort(newestFirst),
    guides: texts("guides").sort(byTitle),
    pages: texts("pages").sort(byTitle),
    legal: texts("legal").sort(byLegalOrder),
  };
  const missing = LEGAL_SLUGS.filter((slug) => !existsSync(join(folder, "legal", `${slug}.md`)));
  problems.push(
    ...missing.map((slug) => `There is no legal/${slug}.md, a page that the law asks for; write it.`),
  );
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
  return content;
}

/** Whether a text shows a network's post. */
export function hasPosts({ articles, guides, pages }: SiteContent): boolean {
  return [...articles, ...guides, ...pages].some(({ publication }) => publication !== null);
}

function readText(
  folder: string,
  part: TextFolder,
  slug: string,
  { operator, own }: { operator: Operator; own: OwnOrigins },
): SiteText {
  const file = `${part}/${slug}.md`;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new ContentError(
      `${file} cannot be an address; name it with small letters, digits and hyphens, such as acheter-une-voiture.md.`,
    );
  }
  if (part === "legal" && !(LEGAL_SLUGS as readonly string[]).includes(slug)) {
    throw new ContentError(
      `${file} is none of the legal pages ${LEGAL_SLUGS.join(", ")}; put it into pages.`,
    );
  }
  const { matter, body } = readFrontMatter(parseText(folder, file), file, own);
  if (matter.date === null && (part === "actualites" || part === "guides")) {
    throw new ContentError(`${file} has no "date"; give the day of its publication, such as 2026-03-12.`);
  }
  return {
    folder: part,
    slug,
    title: frenchText(matter.titre),
    description: frenchText(matter.description),
    date: matter.date,
    updated: matter.miseAJour,
    author: matter.auteur,
    image: matter.image && {
      ...matter.image,
      alt: frenchText(matter.image.alt),
      widths: SMALLER_WIDTHS.filter((width) =>
        existsSync(PUBLIC + smallerPicture(matter.image?.src ?? "", width)),
      ),
    },
    themes: matter.themes,
    video: matter.video,
    publication: matter.publication,
    places: matter.lieux,
    ...renderMarkdown(fillFacts(body, operator, file), file),
  };
}

function slugsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .map((name) => name.slice(0, -".md".length));
}

function parseText(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), "utf8");
  } catch (cause) {
    throw new ContentError(
      `${file} cannot be read in ${folder}; put it there, or name the folder with the site's texts in CONTENT_DIR.`,
      { cause },
    );
  }
}

const byTitle = (one: SiteText, other: SiteText) => one.title.localeCompare(other.title, "fr");
const newestFirst = (one: SiteText, other: SiteText) =>
  (other.date ?? "").localeCompare(one.date ?? "") || byTitle(one, other);
const byLegalOrder = (one: SiteText, other: SiteText) => legalRank(one) - legalRank(other);
const legalRank = ({ slug }: SiteText) => (LEGAL_SLUGS as readonly string[]).indexOf(slug);
