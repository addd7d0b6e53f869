/**
 * Lists where `actual` differs from `expected`, one line each. Objects may have further fields;
 * lists must have exactly the entries. contracts/README.md explains `$absent`, `$any`, `$starts`,
 * `$count` and `$has`.
 */
export function findDifferences(actual: unknown, expected: unknown, path = "body"): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path} is ${formatValue(actual)}, not a list`];
    if (actual.length !== expected.length) {
      return [`${path} has ${actual.length} entries, not ${expected.length}: ${formatValue(actual)}`];
    }
    return expected.flatMap((entry, index) => findDifferences(actual[index], entry, `${path}[${index}]`));
  }
  if (typeof expected !== "object" || expected === null) {
    return actual === expected ? [] : [`${path} is ${formatValue(actual)}, not ${formatValue(expected)}`];
  }
  return Object.entries(expected).flatMap(([name, wanted]) => {
    switch (name) {
      case "$absent":
        return actual === undefined ? [] : [`${path} is ${formatValue(actual)}, not absent`];
      case "$any":
        return actual === undefined ? [`${path} is absent`] : [];
      case "$starts":
        return typeof actual === "string" && actual.startsWith(wanted)
          ? []
          : [`${path} is ${formatValue(actual)} and does not start with ${formatValue(wanted)}`];
      case "$count":
        return Array.isArray(actual) && actual.length === wanted
          ? []
          : [`${path} is ${formatValue(actual)}, not a list of ${wanted}`];
      case "$has":
        return Array.isArray(actual) && actual.some((entry) => findDifferences(entry, wanted).length === 0)
          ? []
          : [`${path} has no entry like ${formatValue(wanted)}: ${formatValue(actual)}`];
      default: {
        const isThere = typeof actual === "object" && actual !== null && Object.hasOwn(actual, name);
        const field = isThere ? (actual as Record<string, unknown>)[name] : undefined;
        return findDifferences(field, wanted, `${path}.${name}`);
      }
    }
  });
}

function formatValue(value: unknown): string {
  const json = JSON.stringify(value) ?? "absent";
  return json.length <= 200 ? json : `${json.slice(0, 200)}...`;
}
