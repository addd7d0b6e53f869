import type { HoursPlace } from "@lieudit/opening-hours/osm";
import type { PlaceHours } from "@lieudit/place-model";
import type { AdminPositions } from "./admin-position.ts";

/** Context of mapping a feature. */
export interface MappingContext {
  source: string;
  positions: AdminPositions;
  /** Decides what has ended, and which season's hours are current. */
  now: Date;
  readHours(tag: string, place: HoursPlace): PlaceHours;
  countSkipped(reason: string): void;
}
