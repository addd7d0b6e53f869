import { foldName, ImportError, RejectionReasons, type SkipLog } from "@lieudit/intake";
import type { FeedFile } from "@lieudit/intake/files";
import { type FeedRow, readFeedRows, toCellText } from "@lieudit/intake/files";
import type { EvConnectorType } from "@lieudit/place-model";
import { parseParisTime, toWireTime } from "./paris-time.ts";
import { toEvseRegisterId } from "./register-ids.ts";

/** The reported state of a charging point. */
export interface PointState {
  isInService: boolean;
  /** Whether nobody is charging and nobody has reserved it. Unknown counts as false. */
  isFree: boolean;
  /** Sockets that are out of order while the point is in service. */
  brokenTypes: EvConnectorType[];
  /** RFC 3339, UTC. */
  time: string;
}

/** Older states are outdated. */
const MAX_STATE_AGE_MS = 24 * 60 * 60_000;
const CLOCK_SLIP_MS = 10 * 60_000;
const MAX_POINTS = 2_000_000;

/**
 * Reads the states of a dynamic IRVE file by charging point id. Of several rows of one
 * point the newest is used. Rows without a known state, from the future or older than a
 * day are skipped.
 *
 * @see https://schema.data.gouv.fr/etalab/schema-irve-dynamique/
 * @throws {ImportError} DAMAGED when no row is of a charging point, or no state is
 * current.
 */
export async function readIrveLive(
  file: FeedFile,
  now: Date,
  skips: SkipLog,
): Promise<Map<string, PointState>> {
  const states = new Map<string, PointState>();
  const refused = new RejectionReasons(skips);
  let count = 0;
  for await (const row of readFeedRows(file, skips)) {
    const id = toEvseRegisterId(toCellText(row.id_pdc_itinerance) ?? "")?.slice("evse:".length);
    if (id === undefined) {
      skips.add("lines without a charging point");
      continue;
    }
    count += 1;
    if (count > MAX_POINTS)
      throw new ImportError("DAMAGED", `${file.name} has more than ${MAX_POINTS} lines.`);
    const state = toPointState(row, now);
    if (typeof state === "string") {
      refused.add(state, id);
      continue;
    }
    const existing = states.get(id);
    if (existing !== undefined) skips.add("repeated charging points", id);
    if (existing === undefined || existing.time < state.time) states.set(id, state);
  }
  if (count === 0) {
    throw new ImportError(
      "DAMAGED",
      `${file.name} holds no state of a charging point; check that it is a dynamic IRVE file.`,
    );
  }
  if (states.size === 0) {
    throw new ImportError(
      "DAMAGED",
      `${file.name} holds no state that is of use (${refused.text()}). Nothing was changed; give a dynamic IRVE file of today.`,
    );
  }
  return states;
}

function toPointState(row: FeedRow, now: Date): PointState | string {
  const moment = parseParisTime(toCellText(row.horodatage));
  if (moment === undefined) return "states without a time";
  if (moment.getTime() > now.getTime() + CLOCK_SLIP_MS) return "states from the future";
  if (moment.getTime() < now.getTime() - MAX_STATE_AGE_MS) return "states of more than a day ago";
  const service = toWord(row.etat_pdc);
  if (service !== "en service" && service !== "hors service") return "unknown states";
  return {
    isInService: service === "en service",
    isFree: service === "en service" && toWord(row.occupation_pdc) === "libre",
    brokenTypes: SOCKETS.filter(([column]) => toWord(row[column]) === "hors service").map(([, type]) => type),
    time: toWireTime(moment),
  };
}

/** Normalises `en_service` and `En service`. */
function toWord(cell: unknown): string {
  return foldName(toCellText(cell) ?? "");
}

const SOCKETS: readonly (readonly [column: string, type: EvConnectorType])[] = [
  ["etat_prise_type_2", "EV_CONNECTOR_TYPE_TYPE_2"],
  ["etat_prise_type_combo_ccs", "EV_CONNECTOR_TYPE_CCS_COMBO_2"],
  ["etat_prise_type_chademo", "EV_CONNECTOR_TYPE_CHADEMO"],
  ["etat_prise_type_ef", "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET"],
];
