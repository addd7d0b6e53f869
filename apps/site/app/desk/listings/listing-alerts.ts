import type { AlertWatch } from "@lieudit/leads";
import { countSeconds } from "@lieudit/leads/forms";
import type { Watched } from "@lieudit/listing-store";
import { parseWatched } from "../../listings/alerts/parse-watched.ts";
import { counted } from "../../shell/format/french.ts";
import type { SiteServices } from "../../shell/services/services.ts";

/**
 * Smaller numbers are not told: an agency that moves a listing about could otherwise learn what one
 * person searches, such as the area around a home.
 */
const MIN_TOLD = 5;

/** Returns how many alerts each listing on offer answers; null for a number that is not told. */
export async function countAlerts(
  services: Pick<SiteServices, "leads" | "listings">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const found = await findAlerts(services, ids);
  return new Map(found.map(({ id, alerts }) => [id, alerts.length < MIN_TOLD ? null : alerts.length]));
}

/** Returns a number of alerts in words, such as `12 alertes`. */
export function describeAlerts(count: number | null): string {
  return count === null ? `moins de ${MIN_TOLD} alertes` : counted(count, "alerte", "alertes");
}

/**
 * Has the alerts that do not have this listing yet sent at once. An alert with an email in the
 * promised interval gets it at its next one.
 */
export async function sendAlertsNow(
  services: Pick<SiteServices, "leads" | "listings" | "alertsFrequency" | "clock">,
  id: string,
): Promise<void> {
  const [found] = await findAlerts(services, [id]);
  if (found === undefined) return;
  const waiting = found.alerts.filter(({ seenChange }) => seenChange < found.change);
  const mailedBefore = services.clock().getTime() - countSeconds(services.alertsFrequency) * 1_000;
  await services.leads.hastenAlerts(
    waiting.map((alert) => alert.id),
    new Date(mailedBefore),
  );
}

/** Parsing thousands of searches costs most of a page's time, and they rarely change. */
const parsed = new Map<string, Watched>();
const MAX_PARSED = 20_000;

function parseOnce(watch: AlertWatch): Watched {
  const key = JSON.stringify([watch.search, watch.around]);
  const known = parsed.get(key);
  if (known !== undefined) return known;
  if (parsed.size >= MAX_PARSED) parsed.clear();
  const watched = parseWatched(watch);
  parsed.set(key, watched);
  return watched;
}

async function findAlerts(
  { leads, listings }: Pick<SiteServices, "leads" | "listings">,
  ids: readonly string[],
) {
  if (ids.length === 0) return [];
  const watches = await leads.listAlertWatches();
  const found = await listings.findWatchers(ids, watches.map(parseOnce));
  return found.map(({ id, change, watchers }) => ({
    id,
    change,
    alerts: watchers.flatMap((index) => watches[index] ?? []),
  }));
}
