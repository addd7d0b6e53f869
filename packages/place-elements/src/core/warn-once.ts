const warned = new Set<string>();

/** Writes a sentence into the console the first time that there is reason to. */
export function warnOnce(sentence: string): void {
  if (warned.has(sentence)) return;
  warned.add(sentence);
  console.warn(sentence);
}
