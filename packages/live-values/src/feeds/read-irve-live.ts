import type { SkipLog } from "@lieudit/intake";
import { ImportError, RejectionReasons } from "@lieudit/intake";
import type { FeedFile } from "@lieudit/intake/files";
import { cellText, type FeedRow, feedRows } from "@lieudit/intake/files";
import { foldName } from "@lieudit/intake/text";
import type { EvConnectorType } from "@lieudit/place-model";
import { parisTime, wireTime } from "./paris-time.ts";
import { evseRegisterId } from "./register-ids.ts";

/** What a charging point says of itself. */
export interface PointState {
  isInService: boolean;
  /** Nobody charges at it and nobody reserved it. Unknown counts as not. */
  isFree: boolean;
  /** Its sockets that are out of order, though the point is not. */
  brokenTypes: EvConnectorType[];
  /** RFC 3339, UTC. */
  time: string;
}

/** Older states say nothing of now. */
const MAX_STATE_AGE_MS = 24 * 60 * 60_000;
const CLOCK_SLIP_MS = 10 * 60_000;
const MAX_POINTS = 2_000_000;

/**
 * The states of a dynamic IRVE file, by id of charging point; of two lines of
 * one point the newest counts. Lines that do not know, from the future or a
 * day old are left out.
 *
 * @see https://schema.data.gouv.fr/etalab/schema-irve-dynamique/
 * @throws {ImportError} DAMAGED when no line is of a charging point, or none tells how one is now.
 */
export async function readIrveLive(
  file: FeedFile,
  now: Date,
  skips: SkipLog,
): Promise<Map<string, PointState>> {
  const states = new Map<string, PointState>();
  const refused = new RejectionReasons(skips);
  let count = 0;
  for await (const row of feedRows(file)) {
    const id = evseRegisterId(cellText(row.id_pdc_itinerance) ?? "")?.slice("evse:".length);
    if (id === undefined) {
      skips.add("lines without a charging point");
      continue;
    }
    count += 1;
    if (count > MAX_POINTS)
      throw new ImportError("DAMAGED", `${file.name} has more than ${MAX_POINTS} lines.`);
    const state = stateOf(row, now);
    if (typeof state === "string") {
      refused.add(state, id);
      continue;
    }
    const known = states.get(id);
    if (known !== undefined) skips.add("charging points that are there twice", id);
    if (known === undefined || known.time < state.time) states.set(id, state);
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

function stateOf(row: FeedRow, now: Date): PointState | string {
  const moment = parisTime(cellText(row.horodatage));
  if (moment === undefined) return "states without a time";
  if (moment.getTime() > now.getTime() + CLOCK_SLIP_MS) return "states from the future";
  if (moment.getTime() < now.getTime() - MAX_STATE_AGE_MS) return "states of more than a day ago";
  const service = word(row.etat_pdc);
  if (service !== "en service" && service !== "hors service") return "states that are not known";
  return {
    isInService: service === "en service",
    isFree: service === "en service" && word(row.occupation_pdc) === "libre",
    brokenTypes: SOCKETS.filter(([column]) => word(row[column]) === "hors service").map(([, type]) => type),
    time: wireTime(moment),
  };
}

/** `en_service`, `En service`. */
function word(cell: unknown): string {
  return foldName(cellText(cell) ?? "");
}

const SOCKETS: readonly (readonly [column: string, type: EvConnectorType])[] = [
  ["etat_prise_type_2", "EV_CONNECTOR_TYPE_TYPE_2"],
  ["etat_prise_type_combo_ccs", "EV_CONNECTOR_TYPE_CCS_COMBO_2"],
  ["etat_prise_type_chademo", "EV_CONNECTOR_TYPE_CHADEMO"],
  ["etat_prise_type_ef", "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET"],
];
