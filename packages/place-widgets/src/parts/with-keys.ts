/** Returns entries with unique keys. Untrusted lists may repeat a name: the second gets a number. */
export function withKeys<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => unknown,
): { key: string; entry: Entry }[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const given = nameOf(entry);
    const name = typeof given === "string" ? given.slice(0, MAX_KEY_LENGTH) : "";
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { key: times === 1 ? name : `${name} (${times})`, entry };
  });
}

const MAX_KEY_LENGTH = 200;
