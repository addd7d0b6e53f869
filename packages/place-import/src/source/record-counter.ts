import type { PlaceKind, PlaceRecord } from "@lieudit/place-model";
import type { ImportReport } from "./import-report.ts";

const TOP_TYPES = 20;

/** Counts the records that an import writes, by kind and by primary type. */
export class RecordCounter {
  readonly placesByKind: Partial<Record<PlaceKind, number>> = {};
  readonly #byType = new Map<string, number>();
  count = 0;

  add({ kind, primaryType }: PlaceRecord): void {
    this.count += 1;
    this.placesByKind[kind] = (this.placesByKind[kind] ?? 0) + 1;
    if (kind === "poi") this.#byType.set(primaryType, (this.#byType.get(primaryType) ?? 0) + 1);
  }

  topTypes(): ImportReport["topTypes"] {
    return [...this.#byType]
      .map(([type, count]) => ({ type, count }))
      .sort((a, b) => b.count - a.count || a.type.localeCompare(b.type, "en"))
      .slice(0, TOP_TYPES);
  }
}
