const warned = new Set<string>();

/** Writes a warning to the console, once per text. */
export function warnOnce(sentence: string): void {
  if (warned.has(sentence)) return;
  warned.add(sentence);
  console.warn(sentence);
}
