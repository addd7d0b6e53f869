import type { TextHeading } from "./site-content.ts";

/** Languages of the documentation. The pages for contributors are in English alone. */
export type DocLanguage = "en" | "fr";

/** A section of a page, for the search. */
export interface DocSection {
  /** Id of its heading in the page; empty above the first one. */
  id: string;
  heading: string;
  /** Its text, without markup. */
  text: string;
}

/** A page of the documentation, made from a Markdown file of the repository. */
export interface DocPage {
  /** The end of its address, below `/docs/` or `/docs/fr/`. */
  slug: string;
  /** Of its text: a page without a translation has the English one. */
  language: DocLanguage;
  title: string;
  /** Its first paragraph, without markup. */
  description: string;
  /** Safe HTML, without the heading of the first level. */
  html: string;
  /** Its headings of the second level. */
  outline: readonly TextHeading[];
  sections: readonly DocSection[];
  /** The file, with links that lead to the other pages. */
  markdown: string;
}

/** Pages below one heading of the menu. */
export interface DocGroup {
  heading: string;
  pages: readonly DocPage[];
}

/** Returns the address of a page of the documentation, or of its start. */
export function docPath(slug: string, language: DocLanguage = "en"): string {
  return ["/docs", language === "en" ? "" : language, slug].filter(Boolean).join("/");
}

/** The page that runs the code of an example, in a frame. */
export const TRY_FRAME_PATH = "/docs/try-frame.html";
/** What that code may do. Without `allow-same-origin` it has no access to the site. */
export const TRY_SANDBOX = "allow-scripts allow-forms allow-popups";
