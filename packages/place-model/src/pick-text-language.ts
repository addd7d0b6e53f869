const reported = new Set<string>();

/**
 * Returns the key of `texts` for a BCP 47 tag, such as `fr` for `fr-CA`. The fallback is `en`, and the
 * console of the page says so once. Servers are silent: there, readers choose the language.
 */
export function pickTextLanguage<Code extends string>(
  tag: string,
  texts: Readonly<Record<Code | "en", unknown>>,
): Code | "en" {
  const base = tag.toLowerCase().split(/[-_]/, 1)[0] ?? "";
  if (Object.hasOwn(texts, base)) return base as Code;
  if ("document" in globalThis && !reported.has(tag)) {
    reported.add(tag);
    console.warn(`No texts in "${tag}", only in ${Object.keys(texts).join(", ")}; they are in English.`);
  }
  return "en";
}
