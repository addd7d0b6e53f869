import type { RulePart } from "./rule-table.ts";

/** Files with the constants and texts that rules of `parts` name. */
export interface RuleSource {
  files: readonly string[];
  parts: readonly RulePart[];
  /** Matches the rules about these files; a number such as 60 is common. Default: all rules of the parts. */
  about?: RegExp;
}

/**
 * The files that `npm run rules -- --break` changes. A literal in one of them
 * belongs to the rules of its parts that name it.
 */
export const RULE_SOURCES: readonly RuleSource[] = [
  {
    files: [
      "packages/place-model/src/place-enums.ts",
      "packages/place-model/src/validation/check-common.ts",
      "packages/place-model/src/validation/parse-search-text.ts",
      "packages/place-model/src/shapes/request-shapes.ts",
    ],
    parts: ["service"],
  },
  {
    files: [
      "packages/place-widgets/src/constants.ts",
      "packages/place-widgets/src/text/en.ts",
      "packages/place-widgets/src/text/autocomplete/en.ts",
      "packages/place-widgets/src/content/place-content.ts",
      "packages/place-widgets/src/state/photos-load.ts",
      "packages/place-widgets/src/state/photo-media.ts",
      "packages/place-widgets/src/state/find-place-at.ts",
      "packages/place-widgets/src/state/place-query.ts",
      "packages/place-widgets/src/state/search-request.ts",
      "packages/place-widgets/src/state/use-autocomplete.ts",
    ],
    parts: ["kit"],
  },
  {
    files: ["packages/place-widgets/src/parts/place-fuel-options.tsx"],
    parts: ["kit"],
    about: /fuel|price/i,
  },
  {
    files: ["packages/opening-hours/src/week.ts"],
    parts: ["kit"],
    about: /week/i,
  },
  {
    files: ["packages/place-widgets/src/theme/*.css"],
    parts: ["kit"],
  },
  {
    files: ["apps/site/app/shell/{layout,surfaces}/*.{ts,tsx,css}"],
    parts: ["site"],
  },
  {
    files: ["apps/site/app/privacy/consent/*.{ts,tsx}", "apps/site/server/site-settings.ts"],
    parts: ["site"],
    about: /consent|cookie|banner|categor/i,
  },
  {
    files: ["apps/site/app/forms/**/*.{ts,tsx,css}", "packages/leads/src/forms/**/*.ts"],
    parts: ["forms"],
  },
  {
    files: ["packages/place-elements/src/**/*.{ts,tsx,css}"],
    parts: ["elements"],
  },
];
