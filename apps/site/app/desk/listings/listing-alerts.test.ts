import type { AlertWatch } from "@lieudit/leads";
import type { ListingWatchers } from "@lieudit/listing-store";
import { expect, test } from "vitest";
import type { SiteServices } from "../../shell/services/services.ts";
import { countAlerts, describeAlerts, sendAlertsNow } from "./listing-alerts.ts";

/** Services with alerts that all watch one listing, which became news by change 10. */
function withAlerts(seenChanges: readonly number[]) {
  const hastened: { ids: readonly string[]; mailedBefore: Date }[] = [];
  const watches: AlertWatch[] = seenChanges.map((seenChange, at) => ({
    id: `alert-${at}`,
    search: "/immobilier/vente",
    around: null,
    seenChange,
  }));
  const services = {
    clock: () => new Date("2026-11-20T08:00:00.000Z"),
    alertsFrequency: { JOUR: 1 },
    leads: {
      listAlertWatches: async () => watches,
      hastenAlerts: async (ids: readonly string[], mailedBefore: Date) => {
        hastened.push({ ids, mailedBefore });
      },
    },
    listings: {
      findWatchers: async ([id]: readonly string[]): Promise<ListingWatchers[]> =>
        id === "gone" ? [] : [{ id: "a", change: 10, watchers: watches.map((_, at) => at) }],
    },
  };
  return { services: services as unknown as SiteServices, hastened };
}

test.each([
  [[], "moins de 5\u00a0alertes"],
  [[1, 2, 3, 4], "moins de 5\u00a0alertes"],
  [[1, 2, 3, 4, 5], "5\u00a0alertes"],
])("small numbers are not told: %j", async (seen, text) => {
  const counts = await countAlerts(withAlerts(seen).services, ["a"]);
  expect(describeAlerts(counts.get("a") ?? null).replace(/5\s/, "5\u00a0")).toBe(text);
});

test("a listing that is not on offer has no count", async () => {
  expect((await countAlerts(withAlerts([1]).services, ["gone"])).size).toBe(0);
});

test("only alerts that did not report the listing are sent, within the promised interval", async () => {
  const { services, hastened } = withAlerts([9, 10, 11, 0]);
  await sendAlertsNow(services, "a");
  await sendAlertsNow(services, "gone");
  expect(hastened).toEqual([
    { ids: ["alert-0", "alert-3"], mailedBefore: new Date("2026-11-19T08:00:00.000Z") },
  ]);
});
