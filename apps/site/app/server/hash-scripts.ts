import { hash } from "node:crypto";

/** A page as it is sent, and what its policy must allow. */
export interface HashedPage {
  html: string;
  /** `'sha256-…'` of each inline script, in their order. */
  scriptHashes: string[];
}

/**
 * Takes the nonces out of a drawn page and gives the hashes of the inline
 * scripts that had one. A script that a stranger's data brought into the page
 * cannot know the nonce, so it gets no hash and does not run.
 */
export function hashScripts(drawn: string, nonce: string): HashedPage {
  const mark = ` nonce="${nonce}"`;
  const scriptHashes: string[] = [];
  let at = drawn.indexOf("<script");
  while (at !== -1) {
    const start = drawn.indexOf(">", at) + 1;
    const end = drawn.indexOf("</script>", start);
    if (start === 0 || end === -1) break;
    if (end > start && drawn.slice(at, start).includes(mark)) {
      scriptHashes.push(`'sha256-${hash("sha256", drawn.slice(start, end), "base64")}'`);
    }
    at = drawn.indexOf("<script", end);
  }
  // In one copy: pages are long, and each replacement would copy them.
  return { html: drawn.split(mark).join(""), scriptHashes };
}
