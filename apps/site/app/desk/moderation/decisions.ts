import type { ReportSubject } from "./report-subject.ts";

/** What the operator decides about reported content. */
export const DECISIONS = {
  garder: { label: "Garder", note: "Gardé", told: "ce contenu reste en ligne" },
  retirer: { label: "Retirer du site", note: "Retiré", told: "ce contenu est retiré du site" },
  photos: {
    label: "Retirer les photos cochées",
    note: "Photos retirées",
    told: "des photos en sont retirées",
  },
  retablir: { label: "Rétablir", note: "Rétabli", told: "ce contenu est rétabli" },
} as const;

export type Decision = keyof typeof DECISIONS;

/** Returns the decisions that are possible; a report of a mere place is settled at the map's source. */
export function listDecisions(subject: ReportSubject | null): Decision[] {
  if (subject === null || subject.kind === "place") return ["garder"];
  if (subject.removed !== null) return ["retablir", "garder"];
  if (subject.kind !== "listing") return ["garder", "retirer"];
  if (subject.agency === null) return ["garder"];
  return subject.photos.length === 0 ? ["garder", "retirer"] : ["garder", "retirer", "photos"];
}
