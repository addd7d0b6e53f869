import type { DeliveryRecord, DeliveryState } from "@lieudit/listing-store";
import { counted } from "../../shell/format/french.ts";
import type { BadgeTone } from "../../shell/ui/badge.tsx";
import { formatMoment } from "../access/moment-text.ts";

export const DELIVERY_STATES: Readonly<Record<DeliveryState, { label: string; tone: BadgeTone }>> = {
  waiting: { label: "Import en cours", tone: "notice" },
  mapping: { label: "Colonnes à associer", tone: "notice" },
  done: { label: "Importée", tone: "good" },
  rejected: { label: "Refusée", tone: "gone" },
};

/** A delivery in the list. */
export interface DeliveryRow {
  id: string;
  name: string;
  state: DeliveryState;
  /** Who sent it, and when. */
  sent: string;
  /** What came of it; empty while it waits. */
  summary: string;
}

export function toDeliveryRow({ id, name, state, created, author, report }: DeliveryRecord): DeliveryRow {
  const sender = author === null ? "par le dossier surveillé" : `par ${author}`;
  return { id, name, state, sent: `le ${formatMoment(created)} ${sender}`, summary: summarise(report) };
}

function summarise(report: DeliveryRecord["report"]): string {
  if (report === null) return "";
  if (report.error !== null) return report.error;
  return [
    counted(report.inserted, "ajoutée", "ajoutées"),
    counted(report.changed, "modifiée", "modifiées"),
    counted(report.unchanged, "inchangée", "inchangées"),
    counted(report.withdrawn, "retirée", "retirées"),
    counted(report.refusedCount, "refusée", "refusées"),
    counted(report.photos, "photo", "photos"),
  ].join(", ");
}
