import { PLACE_TYPES, type PlaceType } from "@lieudit/place-model/types";
import type { DocLanguage } from "../../app/shell/services/documentation.ts";

const COUNT = PLACE_TYPES.length;

const PLACE_TYPES_TEXT = {
  en: {
    intro: `# Place types

The ${COUNT} types that requests take and places have, by icon. Names in the other languages of the kit are in the responses: \`primaryTypeDisplayName\` follows \`languageCode\`.`,
    columns: "| type | French | English | broader types |",
    mask: (colour: string, icon: string) => `White on \`${colour}\`; the mask is \`/v1/icons/${icon}.svg\`.`,
    icon: "Icon",
  },
  fr: {
    intro: `# Types de lieux

Les ${COUNT} types que prennent les requêtes et qu'ont les lieux, par icône. Les noms dans les autres langues de la boîte à outils sont dans les réponses : \`primaryTypeDisplayName\` suit \`languageCode\`.`,
    columns: "| type | français | anglais | types plus larges |",
    mask: (colour: string, icon: string) =>
      `Blanc sur \`${colour}\` ; le masque est \`/v1/icons/${icon}.svg\`.`,
    icon: "Icône",
  },
};

/** Writes the page of the place types: a table for each icon. */
export function writePlaceTypes(_source = "", language: DocLanguage = "en"): string {
  const text = PLACE_TYPES_TEXT[language];
  const groups = [...Map.groupBy(PLACE_TYPES, ({ icon }) => icon)].map(([icon, types]) => {
    const [{ iconBackgroundColor: colour } = { iconBackgroundColor: "" }] = types;
    const table = [text.columns, "|---|---|---|---|", ...types.map(writeRow)].join("\n");
    return `## ${text.icon} ${icon}\n\n${text.mask(colour, icon)}\n\n${table}\n`;
  });
  return `${text.intro}\n\n${groups.join("\n")}`;
}

function writeRow({ type, fr, en, parents }: PlaceType): string {
  return `| \`${type}\` | ${fr} | ${en} | ${parents.map((parent) => `\`${parent}\``).join(", ")} |`;
}

const STYLE_TOKENS = {
  en: { section: "Theming", title: "Style tokens" },
  fr: { section: "Thème", title: "Variables de style" },
};

/** Returns the section about style tokens of the widgets' README, which a test compares with the style sheets. */
export function readStyleTokens(readme: string, language: DocLanguage = "en"): string {
  const { section, title } = STYLE_TOKENS[language];
  const found = readme.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? "";
  return found.replace(section, `# ${title}`);
}
