import { hash } from "node:crypto";

/** A rendered page, and the script hashes for its content security policy. */
export interface HashedPage {
  /** The page as Latin-1 text: one character for each byte. */
  html: string;
  /** `'sha256-…'` of each inline script, in document order. */
  scriptHashes: string[];
}

/**
 * Removes the nonces of a rendered page and returns the hashes of the inline
 * scripts that had one. A script injected by untrusted data cannot know the
 * nonce, so it gets no hash and does not run.
 *
 * @param html of the page as Latin-1 text: one character for each byte, so that nothing is encoded again.
 */
export function hashScripts(html: string, nonce: string): HashedPage {
  const mark = ` nonce="${nonce}"`;
  const scriptHashes: string[] = [];
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    const script = inlineScript(html, at);
    if (script !== "")
      scriptHashes.push(`'sha256-${hash("sha256", Buffer.from(script, "latin1"), "base64")}'`);
  }
  return { html: html.replaceAll(mark, ""), scriptHashes };
}

/** Returns the inline script whose opening tag contains position `at`, or "". */
function inlineScript(html: string, at: number): string {
  const tag = html.lastIndexOf("<", at);
  const start = html.indexOf(">", tag) + 1;
  const end = html.indexOf("</script>", start);
  // The same characters within a text are not an attribute.
  return html.startsWith("<script", tag) && start > at && end !== -1 ? html.slice(start, end) : "";
}
