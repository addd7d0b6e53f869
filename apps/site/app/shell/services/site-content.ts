/** Folder of a text below the content folder, and first part of its address. */
export const TEXT_FOLDERS = ["actualites", "guides", "pages", "legal"] as const;
export type TextFolder = (typeof TEXT_FOLDERS)[number];

/** Legal pages have addresses of their own: `/mentions-legales`. */
export const LEGAL_SLUGS = [
  "mentions-legales",
  "honoraires",
  "cgu",
  "confidentialite",
  "accessibilite",
] as const;

export interface TextImage {
  /** A path of this site. */
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** Widths of its smaller copies, which stand beside it: `port-480.webp` for `port.webp`. */
  widths: readonly number[];
}

export interface TextHeading {
  /** Id of the heading in the page. */
  id: string;
  text: string;
}

/** Returns the address of a smaller copy of a text's picture. */
export function smallerPicture(src: string, width: number): string {
  return src.replace(/(?=\.\w+$)/, `-${width}`);
}

/** An article, a guide, a page or a legal page. */
export interface SiteText {
  folder: TextFolder;
  slug: string;
  title: string;
  description: string;
  /** Day of the first publication, such as `2026-03-12`. */
  date: string | null;
  /** Day of the last change that readers should see. */
  updated: string | null;
  author: string | null;
  image: TextImage | null;
  themes: readonly string[];
  /** Address of a video about it on another site. */
  video: string | null;
  /** Address of a social network's post about it. */
  publication: string | null;
  /** Search text for its places, such as `borne de recharge`. */
  places: string | null;
  /** Safe HTML, without a heading of the first level. */
  html: string;
  /** Its headings of the second level. */
  outline: readonly TextHeading[];
  /** Reading time in whole minutes, at least 1. */
  readingMinutes: number;
}

/** The fields of a text that lists show. */
export type TextSummary = Omit<SiteText, "html" | "outline">;

/** The operator, as every page names it. */
export interface Operator {
  name: string;
  street: string;
  postalCode: string;
  town: string;
  /** In E.164 form: `+33261910010`. */
  phone: string;
  email: string;
  /** Conformity with the RGAA, which the footer states after 'Accessibilité'. */
  accessibility: AccessibilityState;
  /** Address for reports of security problems. */
  securityContact: string;
  /** All facts by their names with dots between: `hebergeur.nom`. */
  facts: Readonly<Record<string, string>>;
}

export const ACCESSIBILITY_STATES = [
  "non conforme",
  "partiellement conforme",
  "totalement conforme",
] as const;
export type AccessibilityState = (typeof ACCESSIBILITY_STATES)[number];

/** The part of `Operator` that pages send to the browser. */
export type PublicOperator = Omit<Operator, "facts" | "securityContact">;

/** Returns `operator` without what the browser does not need. */
export function toPublicOperator({
  facts: _facts,
  securityContact: _contact,
  ...operator
}: Operator): PublicOperator {
  return operator;
}

/** Everything that an operator writes. */
export interface SiteContent {
  operator: Operator;
  /** The newest first. */
  articles: readonly SiteText[];
  guides: readonly SiteText[];
  pages: readonly SiteText[];
  legal: readonly SiteText[];
}

/** Returns the address of a text. */
export function textPath({ folder, slug }: Pick<SiteText, "folder" | "slug">): string {
  return folder === "legal" ? `/${slug}` : `/${folder}/${slug}`;
}

/** Returns the fields of a text that lists show. */
export function toSummary({ html: _html, outline: _outline, ...summary }: SiteText): TextSummary {
  return summary;
}
