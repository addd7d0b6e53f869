import type { RulePart } from "./rule-table.ts";

/** Files with the constants and texts that rules of `parts` name. */
export interface RuleSource {
  files: readonly string[];
  parts: readonly RulePart[];
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
      "packages/place-widgets/src/content/place-content.ts",
      "packages/place-widgets/src/state/photos-load.ts",
      "packages/place-widgets/src/state/photo-media.ts",
      "packages/place-widgets/src/state/find-place-at.ts",
      "packages/place-widgets/src/state/place-query.ts",
      "packages/place-widgets/src/state/search-request.ts",
      "packages/place-widgets/src/state/use-autocomplete.ts",
      "packages/place-widgets/src/parts/place-fuel-options.tsx",
    ],
    parts: ["kit"],
  },
  {
    files: ["packages/opening-hours/src/week.ts"],
    parts: ["kit"],
  },
  {
    files: ["apps/site/app/shell/{layout,surfaces}/*.{ts,tsx}"],
    parts: ["site"],
  },
];
