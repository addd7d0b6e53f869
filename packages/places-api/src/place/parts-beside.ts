/**
 * Returns the parts that add information to `name`: not empty, not repeated, and not contained in
 * the name, as the street is in "Station-service, Rue Haute".
 */
export function selectNewParts(name: string, parts: readonly string[]): string[] {
  const told = name.split(", ");
  return parts.filter(
    (part, index) =>
      part !== "" && !told.includes(part) && !name.endsWith(`, ${part}`) && parts.indexOf(part) === index,
  );
}
