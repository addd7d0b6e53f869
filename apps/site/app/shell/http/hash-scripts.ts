import { hash } from "node:crypto";
import { utf8Of } from "./utf8-of.ts";

/** A page as it is sent, and what its policy must allow. */
export interface HashedPage {
  /** Its parts, in their order. */
  html: string[];
  /** `'sha256-…'` of each inline script, in their order. */
  scriptHashes: string[];
}

/**
 * Takes the nonces out of the parts of a drawn page and gives the hashes of the
 * inline scripts that had one. No part is copied, and none ends inside a tag. A script that a stranger's data brought into the page
 * cannot know the nonce, so it gets no hash and does not run.
 */
export function hashScripts(drawn: readonly string[], nonce: string): HashedPage {
  const mark = ` nonce="${nonce}"`;
  const html: string[] = [];
  const scriptHashes: string[] = [];
  for (const part of drawn) {
    let done = 0;
    for (let at = part.indexOf(mark); at !== -1; at = part.indexOf(mark, done)) {
      html.push(part.slice(done, at));
      done = at + mark.length;
      const script = scriptWithMark(part, at);
      if (script !== "") scriptHashes.push(`'sha256-${hash("sha256", utf8Of([script]), "base64")}'`);
    }
    html.push(part.slice(done));
  }
  return { html, scriptHashes };
}

/** The inline script whose opening tag holds what stands at `at`; empty where that is no such tag. */
function scriptWithMark(html: string, at: number): string {
  const tag = html.lastIndexOf("<", at);
  const start = html.indexOf(">", tag) + 1;
  const end = html.indexOf("</script>", start);
  // What stands in a text is no attribute.
  return html.startsWith("<script", tag) && start > at && end !== -1 ? html.slice(start, end) : "";
}
