import type { DeliveryReport, Refusal } from "../import/delivery.ts";

/** `mapping`: waits until a person says what its columns mean. */
export type DeliveryState = "waiting" | "mapping" | "done" | "rejected";

/** A delivered file and what came of it. */
export interface DeliveryRecord {
  id: string;
  agence: string;
  /** Name of the file, as it was sent. */
  name: string;
  /** Who sent it; null for the watched folder. */
  author: string | null;
  state: DeliveryState;
  /** ISO 8601. */
  created: string;
  finished: string | null;
  report: StoredReport | null;
  /** Heading and first rows of a file whose columns are not known. */
  sample: readonly (readonly string[])[] | null;
}

/** The report of a delivery, with its first refusals and warnings. */
export interface StoredReport {
  /** Why the whole file was rejected; null if a part was accepted. */
  error: string | null;
  inserted: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  photos: number;
  refused: readonly Refusal[];
  refusedCount: number;
  warnings: readonly Refusal[];
  warningCount: number;
}

/** Refusals and warnings that are stored; the others are counted. */
const MAX_STORED = 200;

export function toStoredReport({ portfolios, refused, warnings }: DeliveryReport): StoredReport {
  const sum = (name: "inserted" | "changed" | "unchanged" | "withdrawn" | "photos") =>
    portfolios.reduce((total, portfolio) => total + portfolio[name], 0);
  return {
    error: null,
    inserted: sum("inserted"),
    changed: sum("changed"),
    unchanged: sum("unchanged"),
    withdrawn: sum("withdrawn"),
    photos: sum("photos"),
    refused: refused.slice(0, MAX_STORED),
    refusedCount: refused.length,
    warnings: warnings.slice(0, MAX_STORED),
    warningCount: warnings.length,
  };
}

export function toRejection(error: string): StoredReport {
  return { ...toStoredReport({ flux: "", agencies: [], portfolios: [], refused: [], warnings: [] }), error };
}
