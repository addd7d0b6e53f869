/**
 * The first key that one object of a JSON text has twice, or null.
 *
 * `JSON.parse` keeps the last of them without a word, so that two readers of
 * one text, such as a guard before the server and the server, may understand
 * different things.
 *
 * @param text that `JSON.parse` takes
 */
export function repeatedKey(text: string): string | null {
  const open: Set<string>[] = [];
  for (const [token, literal, colon] of text.matchAll(TOKENS)) {
    if (token === "{" || token === "[") open.push(new Set());
    else if (token === "}" || token === "]") open.pop();
    // A text before a colon is a key; any other is a value.
    else if (literal !== undefined && colon !== undefined) {
      const key: string = JSON.parse(literal);
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return null;
}

const TOKENS = /("[^"\\]*(?:\\.[^"\\]*)*")\s*(:)?|[{}[\]]/g;
