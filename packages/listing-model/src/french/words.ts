/** "à Nice", "au Havre", "aux Baux": a town after "à", whose article melts into it. */
export function atTown(name: string): string {
  if (name.startsWith("Le ")) return `au ${name.slice(3)}`;
  if (name.startsWith("Les ")) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

/** The first letter large, for a sentence's start. */
export function upperFirst(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase("fr") + text.slice(first.length);
}

/** `a`, `a et b`, `a, b et c`. */
export function enumeration(words: readonly string[], lastLink = "et"): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${lastLink} ${last}`;
}
