import { createHash } from "node:crypto";

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
  for (const [, attributes = "", content = ""] of drawn.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(mark) || content === "") continue;
    scriptHashes.push(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  }
  return { html: drawn.replaceAll(mark, ""), scriptHashes };
}
