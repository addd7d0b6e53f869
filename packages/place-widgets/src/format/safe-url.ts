const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * Returns `value` if it is an absolute URL that a link may use: http, https,
 * mailto or tel. Anything else, such as `javascript:`, `data:` or plain text, gives
 * undefined. Every URL of a place passes through here.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  try {
    const url = new URL(value);
    return SAFE_PROTOCOLS.has(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns `value` if it is the URL of a picture: http, https, or a path on the
 * page's own server such as `/v1/...`. Anything else gives undefined.
 */
export function safeImageUrl(value: unknown): string | undefined {
  if (typeof value === "string" && OWN_PATH.test(value)) return value;
  const url = safeUrl(value);
  return url?.startsWith("http") ? url : undefined;
}

// A second slash or backslash would make it another host.
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Returns the `tel:` URL of a phone number, without spaces, dashes, parentheses and plus signs. */
export function phoneUrl(phoneNumber: string): string | undefined {
  return safeUrl(`tel:${phoneNumber.replace(/[\s\-()+]/g, "")}`);
}

/** Returns the host of `url` without `www.`, as the text of a link. */
export function formatHost(url: string): string {
  const { hostname, href } = new URL(url);
  return hostname === "" ? href : hostname.replace(/^www\./, "");
}
