import { PLACE_TYPES, type PlaceType } from "@lieudit/place-model/types";

/** Writes the page of the place types: a table for each icon. */
export function writePlaceTypes(): string {
  const groups = [...Map.groupBy(PLACE_TYPES, ({ icon }) => icon)].map(([icon, types]) => {
    const [{ iconBackgroundColor: colour } = { iconBackgroundColor: "" }] = types;
    const head = "| type | French | English | broader types |\n|---|---|---|---|";
    return `## Icon ${icon}\n\nWhite on \`${colour}\`; the mask is \`/v1/icons/${icon}.svg\`.\n\n${head}\n${types.map(writeRow).join("\n")}\n`;
  });
  return `# Place types

The ${PLACE_TYPES.length} types that requests take and places have, by icon. Names in the other languages of the kit are in the responses: \`primaryTypeDisplayName\` follows \`languageCode\`.

${groups.join("\n")}`;
}

function writeRow({ type, fr, en, parents }: PlaceType): string {
  return `| \`${type}\` | ${fr} | ${en} | ${parents.map((parent) => `\`${parent}\``).join(", ")} |`;
}

/** Returns the section about style tokens of the widgets' README, which a test compares with the style sheets. */
export function readStyleTokens(readme: string): string {
  const section = readme.split(/^## /m).find((part) => part.startsWith("Theming\n")) ?? "";
  return section.replace("Theming", "# Style tokens");
}
