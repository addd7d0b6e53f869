/**
 * What French print would not have in a page: an ordinary space before `: ; ? ! » %` or a unit, or
 * after `«`; a wide one before `; ? ! »`; a straight apostrophe. With the words around each.
 *
 * @param html of a page; code, scripts and what visitors wrote are omitted.
 */
export function loosePrint(html: string): string[] {
  const body = html
    .replace(/<(script|style|pre|code|textarea)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "");
  const written = [...body.matchAll(/\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g)].map(
    ([, value = ""]) => value,
  );
  const words = body
    .replace(/<\/?(?:a|b|strong|em|span|abbr|time|sub|sup|i|small)\b[^>]*>/g, "")
    .split(/<[^>]*>/);
  return [...words, ...written]
    .map(unescaped)
    .flatMap((line) =>
      [...line.matchAll(LOOSE)].map(({ index }) => line.slice(Math.max(0, index - 20), index + 20)),
    );
}

const LOOSE = /\S [:;?!»%](?!\p{L})|\u00a0[;?!»]|« |\d (?:€|km\b|m²)|\p{L}'\p{L}/gu;

function unescaped(text: string): string {
  return text
    .replace(/&#(?:x27|39);/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, "\u00a0")
    .replace(/&amp;/g, "&");
}
