import type { OsmTags } from "../osm/osm-element.ts";

/** Longer URLs are tracking or attacks. */
const MAX_URL_CHARACTERS = 500;

const WEBSITE_KEYS = ["website", "contact:website", "url", "website:fr", "contact:url", "website:official"];

/** Returns the first website of the tags that a page may link to. */
export function readWebsite(tags: OsmTags): string | undefined {
  for (const key of WEBSITE_KEYS) {
    for (const text of (tags[key] ?? "").split(";", 5)) {
      const url = toWebAddress(text);
      if (url !== undefined) return url;
    }
  }
  return undefined;
}

/**
 * Returns `text` as an http or https URL, adding a missing scheme. Everything else gives
 * undefined: other schemes, credentials (which make one host look like another), hosts
 * without a domain, invisible characters.
 */
export function toWebAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (
    trimmed === "" ||
    trimmed.length > MAX_URL_CHARACTERS ||
    /[\s\p{Cc}\p{Cf}\p{Cs}<>"\\^`{|}]/u.test(trimmed)
  ) {
    return undefined;
  }
  const full =
    /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !HOST_AND_PORT.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = URL.parse(full);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return undefined;
  if (url.username !== "" || url.password !== "" || !PUBLIC_HOST.test(url.hostname)) return undefined;
  return url.href.length > MAX_URL_CHARACTERS ? undefined : url.href;
}

/** `example.org:8080/path` has no scheme, though it looks like it. */
const HOST_AND_PORT = /^[a-z0-9-]+(\.[a-z0-9-]+)+:\d/i;
/** Matches a name with a domain, but no bare names and no IP addresses. */
const PUBLIC_HOST = /^([a-z0-9_-]+\.)+([a-z]{2,}|xn--[a-z0-9-]+)\.?$/i;
