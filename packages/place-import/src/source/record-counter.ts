import type { PlaceKind } from "@lieudit/place-model";
import type { AddressRecord } from "../places/house-packer.ts";
import type { ImportReport } from "./import-report.ts";

const TOP_TYPES = 20;

const HOUSE = { kind: "address", primaryType: "street_address" } as const;

/** The counts of a `RecordCounter`, as JSON keeps them. */
export interface RecordCounts {
  count: number;
  placesByKind: Partial<Record<PlaceKind, number>>;
  byType: readonly (readonly [type: string, count: number])[];
}

/** Counts the records that an import writes, by kind and by primary type. */
export class RecordCounter {
  readonly placesByKind: Partial<Record<PlaceKind, number>>;
  readonly #byType: Map<string, number>;
  count: number;

  /** @param counts of a counter before, which go on. */
  constructor({ count, placesByKind, byType }: RecordCounts = { count: 0, placesByKind: {}, byType: [] }) {
    this.count = count;
    this.placesByKind = placesByKind;
    this.#byType = new Map(byType);
  }

  get counts(): RecordCounts {
    return { count: this.count, placesByKind: this.placesByKind, byType: [...this.#byType] };
  }

  add(record: AddressRecord): void {
    const { kind, primaryType } = "houses" in record ? HOUSE : record;
    const count = "houses" in record ? record.houses.length : 1;
    this.count += count;
    this.placesByKind[kind] = (this.placesByKind[kind] ?? 0) + count;
    if (kind === "poi") this.#byType.set(primaryType, (this.#byType.get(primaryType) ?? 0) + count);
  }

  topTypes(): ImportReport["topTypes"] {
    return [...this.#byType]
      .map(([type, count]) => ({ type, count }))
      .sort((a, b) => b.count - a.count || a.type.localeCompare(b.type, "en"))
      .slice(0, TOP_TYPES);
  }
}
