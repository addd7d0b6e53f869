/** Path of a value in a place: `["reviews", 0, "text", "text"]`. */
export type Path = readonly (string | number)[];

/** Lists the path of each string in `value`. */
export function listStringPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    listStringPaths(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns a copy of `value` with `by` at a path. */
export function replaceAt(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((entry, index) => (index === key ? replaceAt(entry, rest, by) : entry));
  return { ...(value as object), [key]: replaceAt((value as Record<string, unknown>)[key], rest, by) };
}
