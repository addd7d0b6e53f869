/** Current names of removed properties of a nearby search. */
export const RENAMED_IN_NEARBY_SEARCH: Readonly<Record<string, string>> = { rankBy: "rankPreference" };

/** The same of a search by words. */
export const RENAMED_IN_TEXT_SEARCH: Readonly<Record<string, string>> = {
  ...RENAMED_IN_NEARBY_SEARCH,
  query: "textQuery",
};

/** @throws {TypeError} where `name` is one of `renamed`: it says what to give now. */
export function refuseRenamed(name: string, renamed: Readonly<Record<string, string>>): void {
  if (!Object.hasOwn(renamed, name)) return;
  throw new TypeError(`unknown property "${name}", did you mean "${renamed[name]}"?`);
}
