import type { SourceDescription } from "@lieudit/place-index";
import { longDate } from "../../shell/format/french.ts";

type Source = Pick<SourceDescription, "attribution" | "dataTimestamp" | "importedAt" | "kind">;

/** `© les contributeurs d’OpenStreetMap, 3 mai 2026 ; Prix des carburants, 4 mai 2026`: who made the data, each with its newest day. */
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

/** How many regions the places come from: a feed only adds to them. */
export function regionCount(sources: readonly Source[]): number {
  return sources.filter(({ kind = "places" }) => kind === "places").length;
}
