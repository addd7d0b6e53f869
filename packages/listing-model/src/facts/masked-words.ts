/**
 * Returns the readable part of a number masked by asterisks, in words for people who
 * hear it: `*************3491` gives `se termine par 3491, le reste est masqué`.
 *
 * @returns undefined if the number is not masked
 */
export function maskedWords(value: string | undefined): string | undefined {
  if (value === undefined || !value.includes("*")) return undefined;
  const [start, end] = [value.slice(0, value.indexOf("*")), value.slice(value.lastIndexOf("*") + 1)];
  const known = [
    ["commence par", start],
    ["se termine par", end],
  ].flatMap(([words, letters = ""]) => {
    const heard = letters.replace(/^\W+|\W+$/g, "");
    return heard === "" ? [] : [`${words} ${heard}`];
  });
  return known.length === 0 ? "masqué" : `${known.join(", ")}, le reste est masqué`;
}
