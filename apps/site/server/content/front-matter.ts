import { findTextPlayer, type OwnOrigins, type PlayerCategory } from "../../app/privacy/outside/player.ts";
import { NO_OUTSIDE_SERVICES } from "../../app/shell/services/outside-services.ts";

/** Front matter of a text. */
export interface FrontMatter {
  titre: string;
  description: string;
  date: string | null;
  miseAJour: string | null;
  auteur: string | null;
  image: { src: string; alt: string } | null;
  themes: string[];
  /** The address of a film, and of a post of a social network, on another site. */
  video: string | null;
  publication: string | null;
  /** What the search for the text's places looks for. */
  lieux: string | null;
}

const KEYS = [
  "titre",
  "description",
  "date",
  "miseAJour",
  "auteur",
  "image",
  "themes",
  "video",
  "publication",
  "lieux",
] as const;

/**
 * Reads the head of a text: lines of `key: value` between two lines of `---`.
 *
 * @param file how messages call the text
 * @param own origins whose films and posts may be named
 * @throws {ContentError} where the head is missing, or a line of it cannot be used.
 */
export function readFrontMatter(
  text: string,
  file: string,
  own: OwnOrigins = NO_OUTSIDE_SERVICES,
): { matter: FrontMatter; body: string } {
  const [whole, head = ""] = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text.replace(/^\uFEFF/, "")) ?? [];
  if (whole === undefined) {
    throw new ContentError(
      `${file} does not begin with its title; put "titre" and "description" between two lines of ---.`,
    );
  }
  const values = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    if (line.trim() === "") continue;
    const [, key = "", value = ""] = /^(\w+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (!(KEYS as readonly string[]).includes(key)) {
      throw new ContentError(
        `${file}: "${line.slice(0, 80)}" is not one of the lines ${KEYS.join(", ")}; write one of these and a colon, or take it out.`,
      );
    }
    if (values.has(key)) throw new ContentError(`${file} has two lines "${key}"; keep one of them.`);
    values.set(key, unquoted(value.trim()));
  }
  const given = (key: (typeof KEYS)[number]) => values.get(key) || null;
  const needed = (key: "titre" | "description") => {
    const value = given(key);
    if (value === null)
      throw new ContentError(`${file} has no "${key}"; readers and search engines need one.`);
    return value;
  };
  return {
    matter: {
      titre: needed("titre"),
      description: needed("description"),
      date: day("date", given("date"), file),
      miseAJour: day("miseAJour", given("miseAJour"), file),
      auteur: given("auteur"),
      image: image(given("image"), file),
      themes: (given("themes") ?? "")
        .replace(/^\[|\]$/g, "")
        .split(",")
        .map((theme) => unquoted(theme.trim()))
        .filter((theme) => theme !== ""),
      video: framed("video", given("video"), file, own),
      publication: framed("social", given("publication"), file, own),
      lieux: given("lieux"),
    },
    body: text.replace(/^\uFEFF/, "").slice(whole.length),
  };
}

/** An address that a page can show in a frame once the visitor has accepted its category. */
function framed(
  category: PlayerCategory,
  value: string | null,
  file: string,
  own: OwnOrigins,
): string | null {
  if (value === null) return null;
  if (findTextPlayer(value, own)?.category === category) return value;
  throw new ContentError(
    `${file}: "${value}" is not the address of ${category === "video" ? "a film" : "a post"} on a site whose player is known; give one, or write a link into the text.`,
  );
}

function unquoted(value: string): string {
  return /^"[^"]*"$/.test(value) ? value.slice(1, -1) : value;
}

function day(key: string, value: string | null, file: string): string | null {
  if (value === null) return null;
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value);
  if (isDay) return value;
  throw new ContentError(`${file}: the ${key} "${value}" is no day; write one such as 2026-03-12.`);
}

function image(value: string | null, file: string): FrontMatter["image"] {
  if (value === null) return null;
  const [src = "", alt = ""] = value.split("|").map((part) => part.trim());
  if (/^\/(?!\/)[\w./-]+$/.test(src)) return { src, alt };
  throw new ContentError(
    `${file}: the image "${src}" is no picture of this site; give its path, such as /articles/port.webp, and after a | what it shows.`,
  );
}

/** A text or a fact of the site that cannot be used; the message says which, why, and what to do. */
export class ContentError extends Error {
  override readonly name = "ContentError";
}
