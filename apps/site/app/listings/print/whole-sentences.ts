/**
 * As many whole sentences of `text` as `max` characters hold, with a sign that
 * there were more; words, where not even one sentence fits.
 */
export function wholeSentences(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max);
  const ends = [...head.matchAll(/[.!?…](?=\s)/g)];
  const end = ends.at(-1)?.index;
  if (end !== undefined) return `${head.slice(0, end + 1)} […]`;
  const space = head.lastIndexOf(" ");
  return `${space > 0 ? head.slice(0, space) : head} […]`;
}
