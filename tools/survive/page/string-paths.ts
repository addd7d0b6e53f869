/** The way to one value within a place: `["reviews", 0, "text", "text"]`. */
export type Path = readonly (string | number)[];

/** The way to each string in `value`. */
export function stringPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    stringPaths(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A copy of `value` with `by` at `path`. */
export function withAt(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((entry, index) => (index === key ? withAt(entry, rest, by) : entry));
  return { ...(value as object), [key]: withAt((value as Record<string, unknown>)[key], rest, by) };
}
