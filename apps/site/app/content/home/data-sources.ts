import type { SourceDescription } from "@lieudit/place-index";
import { longDate } from "../../shell/format/french.ts";

type Source = Pick<SourceDescription, "attribution" | "dataTimestamp" | "importedAt" | "kind">;

/** `© les contributeurs d’OpenStreetMap, 3 mai 2026 ; Prix des carburants, 4 mai 2026`: the authors of the data, each with the newest date. */
export function dataSources(sources: readonly Source[]): string {
  const newest = new Map<string, number>();
  for (const { attribution, dataTimestamp, importedAt } of sources) {
    if (attribution === "") continue;
    const at = Date.parse(dataTimestamp ?? importedAt);
    newest.set(attribution, Math.max(at, newest.get(attribution) ?? Number.NEGATIVE_INFINITY));
  }
  return [...newest]
    .map(([attribution, at]) =>
      Number.isNaN(at) ? attribution : `${attribution}, ${longDate(new Date(at))}`,
    )
    .join("\u202f; ");
}

/** Counts the imported regions; feeds only add facts to the places of a region. */
export function regionCount(sources: readonly Source[]): number {
  return sources.filter(({ kind = "places" }) => kind === "places").length;
}
