/**
 * Returns the first repeated key of an object in a JSON text, or null.
 *
 * `JSON.parse` keeps the last value silently, so a guard before the server and the server could
 * read different requests.
 *
 * @param text valid JSON
 */
export function findRepeatedKey(text: string): string | null {
  const open: Set<string>[] = [];
  for (const [token, literal, colon] of text.matchAll(TOKENS)) {
    if (token === "{" || token === "[") open.push(new Set());
    else if (token === "}" || token === "]") open.pop();
    // A string before a colon is a key; any other is a value.
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
