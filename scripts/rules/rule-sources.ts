/**
 * Where the constants and texts live that product rules rest on. A literal in
 * one of these files belongs to a rule when the rule's sentence names it.
 */
export const RULE_SOURCES: readonly string[] = [
  "packages/place-model/src/place.ts",
  "packages/place-model/src/validation/**/*.ts",
  "packages/place-model/src/validation*.ts",
  "packages/places-api/src/**/*.ts",
  "packages/places-client/src/**/*.ts",
  "packages/opening-hours/src/*.ts",
  "packages/place-widgets/src/text/*.ts",
  "packages/place-widgets/src/state/**/*.ts",
  "packages/place-widgets/src/parts/**/*.{ts,tsx}",
  "packages/place-widgets/src/widgets/**/*.{ts,tsx}",
  "packages/place-widgets/src/*.ts",
];

/** Files among them that hold no rule of the running product. */
export const NO_RULE_SOURCE = /\.test\.|\/index\.ts$|\.gallery\./;
