/**
 * What of `parts` tells more beside `name`, in their order: none is empty, is
 * there twice, or stands in the name already, as the street does in
 * "Station-service, Rue Haute".
 */
export function partsBeside(name: string, parts: readonly string[]): string[] {
  const told = name.split(", ");
  return parts.filter(
    (part, index) =>
      part !== "" && !told.includes(part) && !name.endsWith(`, ${part}`) && parts.indexOf(part) === index,
  );
}
