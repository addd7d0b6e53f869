import { TRY_SANDBOX } from "../app/shell/services/documentation.ts";
import { NOTHING_OPENED, type OpenedSources } from "./opened-sources.ts";

/** Inputs of the policy of a page. */
export interface PolicyFacts {
  /** `'sha256-…'` of the page's inline scripts. */
  scriptHashes: readonly string[];
  /** The site's own address: pictures carry it, also when the page was asked for by another name. */
  publicUrl: string;
  /** Where a map style that the operator chose comes from. */
  mapOrigins: readonly string[];
  /** Services that the visitor's choices allow. */
  opened?: OpenedSources;
}

/**
 * Returns the content security policy of a page. Everything comes from this
 * site, inline scripts need a hash, and inline styles and framing are forbidden.
 * The visitor's choices may allow further sources.
 */
export function pagePolicy({
  scriptHashes,
  publicUrl,
  mapOrigins,
  opened = NOTHING_OPENED,
}: PolicyFacts): string {
  const { origin, protocol } = new URL(publicUrl);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...opened.scripts].join(" "),
    "style-src 'self'",
    // A `data:` picture is the blurred stand-in of one that is under way, a `blob:` one a photo that the
    // reader chose and did not send yet; neither runs anything.
    ["img-src 'self' data: blob:", origin, ...mapOrigins, ...opened.images].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", origin, ...mapOrigins, ...opened.connections].join(" "),
    // Few pages of this site allow it to frame them: those that run code of the documentation.
    ["frame-src 'self'", ...opened.frames].join(" "),
    ...(opened.media.length > 0 ? [["media-src", ...opened.media].join(" ")] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(protocol === "https:" ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/**
 * Returns the policy of an example page. It is written like a page of another site, with
 * its script in it, and shows what the kit needs: its styles, the map's worker.
 */
export function examplePolicy(
  { publicUrl, mapOrigins }: Pick<PolicyFacts, "publicUrl" | "mapOrigins">,
  ancestors: "'none'" | "'self'" = "'none'",
): string {
  const { origin } = new URL(publicUrl);
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", origin, ...mapOrigins].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", origin, ...mapOrigins].join(" "),
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");
}

/**
 * Returns the headers of the frame that runs code which a reader of the documentation has changed.
 * The sandbox gives it an origin of its own, also when it is opened outside of a frame: it reaches
 * no cookie, no storage and no page of the site.
 */
export function tryFrameHeaders(
  facts: Pick<PolicyFacts, "publicUrl" | "mapOrigins">,
): Record<string, string> {
  // A page without an origin starts the map's worker from its text.
  const policy = examplePolicy(facts, "'self'").replace("worker-src 'self'", "worker-src data:");
  return {
    "content-security-policy": `sandbox ${TRY_SANDBOX}; ${policy}`,
    "x-frame-options": "SAMEORIGIN",
  };
}

/** Returns the policy of a worker's file: it fetches from where the page does, and nothing else. */
export function workerPolicy({
  publicUrl,
  mapOrigins,
}: Pick<PolicyFacts, "publicUrl" | "mapOrigins">): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["connect-src 'self'", new URL(publicUrl).origin, ...mapOrigins].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The policy of every other response: nothing in it runs or loads if a browser shows it as a page. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer; those that the answer has already stay as they are. */
export function addSecurityHeaders(headers: Headers, publicUrl: string): void {
  const wanted: Record<string, string> = {
    "content-security-policy": FILE_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  };
  // Over plain http a browser ignores it, and on a local machine it would be remembered for other projects.
  if (publicUrl.startsWith("https:")) wanted["strict-transport-security"] = "max-age=63072000";
  for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value);
}
