const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * `value` where it is an absolute address that a link or an image may carry:
 * http, https, mailto or tel. Anything else, such as `javascript:`, `data:` or
 * text that is no address, gives undefined. Every address from a place passes
 * through here.
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
 * The same for pictures, which only http and https may name. A photo's address
 * may also be a path on the page's own server, such as `/v1/...`.
 */
export function safeImageUrl(value: unknown): string | undefined {
  if (typeof value === "string" && OWN_PATH.test(value)) return value;
  const url = safeUrl(value);
  return url?.startsWith("http") ? url : undefined;
}

// One slash and no second slash or backslash, which would name another host.
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** The `tel:` address of a phone number: spaces, dashes, parentheses and plus signs are left out. */
export function phoneUrl(phoneNumber: string): string | undefined {
  return safeUrl(`tel:${phoneNumber.replace(/[\s\-()+]/g, "")}`);
}
