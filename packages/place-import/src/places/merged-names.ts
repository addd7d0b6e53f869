import { foldName } from "@lieudit/intake";
import type { PlaceNames } from "@lieudit/place-model";

const MAX_OTHERS = 20;

/** Merges the names of the elements of one place: the first element's, completed by the others. */
export function mergeNames(all: readonly PlaceNames[]): PlaceNames {
  const first = all[0] as PlaceNames; // a group has at least one element
  const byLanguage: Record<string, string> = {};
  const others: string[] = [];
  const seen = new Set([foldName(first.default)]);
  for (const names of all) {
    for (const [language, name] of Object.entries(names.byLanguage ?? {})) byLanguage[language] ??= name;
    for (const other of [names.default, ...(names.others ?? [])]) {
      if (!seen.has(foldName(other))) others.push(other);
      seen.add(foldName(other));
    }
  }
  return {
    ...first,
    ...(Object.keys(byLanguage).length === 0 ? {} : { byLanguage }),
    ...(others.length === 0 ? {} : { others: others.slice(0, MAX_OTHERS) }),
  };
}
