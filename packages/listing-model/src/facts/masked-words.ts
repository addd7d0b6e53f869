/**
 * What of a number that is masked by asterisks can be read, in words for who
 * hears it: `*************3491` gives `se termine par 3491, le reste est masqué`.
 *
 * @returns undefined for what is not masked
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
