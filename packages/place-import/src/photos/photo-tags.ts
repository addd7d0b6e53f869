import type { OsmTags } from "../osm/osm-element.ts";

/** A photo in tags: a file of Wikimedia Commons, or a URL elsewhere. */
export type PhotoReference = { commons: string } | { url: string };

/** Maximum photos of one place. */
const MAX_PHOTOS = 5;

/**
 * Returns the photos in `image`, `image:0` … and `wikimedia_commons`, without duplicates.
 * Categories of Commons are ignored.
 *
 * @see https://wiki.openstreetmap.org/wiki/Key:image
 * @see https://wiki.openstreetmap.org/wiki/Key:wikimedia_commons
 */
export function findPhotoReferences(tags: OsmTags): PhotoReference[] {
  const values = Object.entries(tags)
    .filter(([key]) => key === "wikimedia_commons" || /^image(:\d)?$/.test(key))
    .flatMap(([, value]) => value.split(";", MAX_PHOTOS));
  const references = new Map<string, PhotoReference>();
  for (const value of values) {
    const reference = toReference(value.trim());
    if (reference !== null) references.set(JSON.stringify(reference), reference);
  }
  return [...references.values()].slice(0, MAX_PHOTOS);
}

function toReference(value: string): PhotoReference | null {
  if (/^File:/i.test(value)) return toCommonsFile(value.slice(5));
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  const path = decodeUrl(url.pathname);
  if (COMMONS_PAGES.test(url.hostname)) {
    const [, name] = /^\/wiki\/(?:File|Fichier|Special:FilePath|Image):?\/?(.+)$/.exec(path) ?? [];
    return name === undefined ? null : toCommonsFile(name);
  }
  if (url.hostname === "upload.wikimedia.org") {
    // …/commons/a/ab/Name.jpg, or …/commons/thumb/a/ab/Name.jpg/800px-Name.jpg
    const [, name] = /^\/wikipedia\/commons\/(?:thumb\/)?[0-9a-f]\/[0-9a-f]{2}\/([^/]+)/.exec(path) ?? [];
    return name === undefined ? null : toCommonsFile(name);
  }
  return { url: url.href };
}

const COMMONS_PAGES = /^commons\.(m\.)?wikimedia\.org$/;

/** Titles as on Commons: with spaces and a capital at the start. They cannot contain `|`, `#` or `/`. */
function toCommonsFile(name: string): PhotoReference | null {
  const title = name.replaceAll("_", " ").replace(/\s+/g, " ").trim();
  if (title === "" || title.length > 240 || /[|#<>[\]{}/\p{Cc}]/u.test(title)) return null;
  const [first = ""] = title;
  return { commons: `File:${first.toUpperCase()}${title.slice(first.length)}` };
}

function decodeUrl(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
