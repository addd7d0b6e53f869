import type { WorkRun } from "@lieudit/desk";
import { counted, decimal, HARD_SPACE } from "../../shell/format/french.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Background work, with the longest usual time between two runs. */
const WORKS: readonly { name: string; label: string; maxMs: number }[] = [
  { name: "mails", label: "Courriels", maxMs: 15 * MINUTE_MS },
  { name: "photos", label: "Photos des demandes", maxMs: 15 * MINUTE_MS },
  { name: "alerts", label: "Alertes et effacements", maxMs: 15 * MINUTE_MS },
  { name: "webhooks", label: "Liaisons", maxMs: 15 * MINUTE_MS },
  { name: "publications", label: "Publications programmées", maxMs: 15 * MINUTE_MS },
  { name: "deliveries", label: "Livraisons", maxMs: HOUR_MS },
  { name: "escalations", label: "Rappels de demandes", maxMs: 15 * MINUTE_MS },
  { name: "tidying", label: "Effacement des anciens envois", maxMs: 3 * HOUR_MS },
];

/** Returns the state of all background work. */
export function describeRuns(
  runs: readonly WorkRun[],
  now: Date,
): { label: string; at: string | null; isLate: boolean }[] {
  return WORKS.map(({ name, label, maxMs }) => {
    const at = runs.find((run) => run.name === name)?.at ?? null;
    return { label, at, isLate: at === null || now.getTime() - Date.parse(at) > maxMs };
  });
}

/** Returns how long something waits, such as `3 minutes`; empty for nothing. */
export function formatWait(seconds: number): string {
  if (seconds < 1) return "";
  if (seconds < 120) return counted(Math.round(seconds), "seconde", "secondes");
  if (seconds < 7_200) return counted(Math.round(seconds / 60), "minute", "minutes");
  if (seconds < 172_800) return counted(Math.round(seconds / 3_600), "heure", "heures");
  return counted(Math.round(seconds / 86_400), "jour", "jours");
}

const UNITS = ["o", "ko", "Mo", "Go", "To"];

/** Returns a size, such as `12,4 Go`. */
export function formatBytes(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1_000 && unit < UNITS.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  return `${decimal(value, value < 100 && unit > 0 ? 1 : 0)}${HARD_SPACE}${UNITS[unit]}`;
}
