import type { DocLanguage } from "../../app/shell/services/documentation.ts";
import { readStyleTokens, writePlaceTypes } from "./reference-pages.ts";

/** `write` makes the Markdown of a page from its file; without it, the file is the page. */
type DocsFile = readonly [
  slug: string,
  file: string,
  title?: string,
  write?: (source: string, language: DocLanguage) => string,
];

/**
 * Pages of the documentation, in the order of the menu: the address below
 * `/docs/`, the file, and an English title where the file has the name of a package.
 */
export const DOCS_FILES: readonly {
  heading: Readonly<Record<DocLanguage, string>>;
  pages: readonly DocsFile[];
}[] = [
  {
    heading: { en: "Start", fr: "Démarrer" },
    pages: [
      ["start", "README.md", "What Lieudit is"],
      ["recipes", "docs/recipes.md"],
      ["moving", "docs/moving.md"],
      ["examples", "examples/README.md", "Example pages"],
    ],
  },
  {
    heading: { en: "The place kit", fr: "La boîte à outils de lieux" },
    pages: [
      ["react-widgets", "packages/place-widgets/README.md", "React widgets"],
      ["html-elements", "packages/place-elements/README.md", "HTML elements"],
      ["maps", "packages/place-map/README.md", "Maps"],
      ["places-client", "packages/places-client/README.md", "Places client"],
      ["place-model", "packages/place-model/README.md", "Place model"],
      ["opening-hours", "packages/opening-hours/README.md", "Opening hours"],
    ],
  },
  {
    heading: { en: "Reference", fr: "Référence" },
    pages: [
      ["elements", "docs/elements.md"],
      ["place-types", "packages/place-model/src/types/place-type-table.ts", "Place types", writePlaceTypes],
      ["style-tokens", "packages/place-widgets/README.md", "Style tokens", readStyleTokens],
    ],
  },
  {
    heading: { en: "The places service", fr: "Le service de lieux" },
    pages: [
      ["places-api", "packages/places-api/README.md", "REST service"],
      ["places-server", "apps/places-server/README.md", "Places server"],
      ["import", "docs/import.md"],
      ["feeds", "docs/feeds.md"],
      ["ranking", "docs/ranking.md"],
      ["language-models", "docs/language-models.md"],
    ],
  },
  {
    heading: { en: "The website", fr: "Le site web" },
    pages: [
      ["website", "apps/site/README.md", "The website"],
      ["listing-feeds", "docs/listing-feeds.md"],
      ["operate", "docs/operate.md"],
      ["scale", "docs/scale.md"],
      ["settings", "docs/settings.md"],
    ],
  },
  {
    heading: { en: "Contributing", fr: "Contribuer" },
    pages: [
      ["contributing", "CONTRIBUTING.md"],
      ["architecture", "docs/architecture.md"],
      ["glossary", "docs/glossary.md"],
      ["dependencies", "docs/dependencies.md"],
      ["new-widget-section", "docs/authors/new-widget-section.md"],
      ["new-listing-filter", "docs/authors/new-listing-filter.md"],
      ["new-place-type-icon", "docs/authors/new-place-type-icon.md"],
      ["new-feed", "docs/authors/new-feed.md"],
      ["new-language", "docs/authors/new-language.md"],
      ["tools", "tools/README.md"],
      ["benchmarks", "tools/bench/README.md"],
    ],
  },
];
