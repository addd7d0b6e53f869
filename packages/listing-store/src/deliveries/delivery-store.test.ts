import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ListingStore } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";
import { toRejection } from "./delivery-record.ts";

const DAY_MS = 86_400_000;

describeOnBothDatabases("deliveries", (createDatabase) => {
  let store: ListingStore;
  let folder: string;
  let nowMs: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "deliveries-"));
    nowMs = Date.parse("2026-11-20T08:00:00Z");
    store = await openListingStore({
      folder,
      databaseUrl: await createDatabase(),
      now: () => new Date(nowMs),
    });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("wait in the order in which they came, and are listed by agency", async () => {
    for (const id of ["one", "two", "three"]) {
      const agence = id === "three" ? "garage" : "quai";
      await store.addDelivery({ id, agence, name: `${id}.csv`, author: "Camille" });
      nowMs += 1_000;
    }
    expect((await store.findWaitingDelivery())?.id).toBe("one");
    await store.setDeliveryResult("one", { state: "rejected", report: toRejection("Vide."), sample: null });
    await store.setDeliveryResult("two", { state: "mapping", report: null, sample: [["Réf"], ["A-1"]] });
    expect((await store.findWaitingDelivery())?.id).toBe("three");
    const { deliveries, total } = await store.findDeliveries({ agence: "quai", count: 1 });
    expect(total).toBe(2);
    expect(deliveries).toMatchObject([{ id: "two", state: "mapping", sample: [["Réf"], ["A-1"]] }]);
    expect((await store.findDeliveries({ count: 9 })).deliveries.map(({ id }) => id)).toEqual([
      "three",
      "two",
      "one",
    ]);
    expect(await store.getDelivery("one")).toMatchObject({ report: { error: "Vide." }, author: "Camille" });
    expect(await store.getDelivery("unknown")).toBeNull();
  });

  test("what columns mean is remembered for each agency", async () => {
    const header = ["Réf", "Prix"];
    const mapping = { kind: "estate", columns: ["reference", null] } as const;
    await store.putColumns("quai", header, { kind: "vehicle", columns: [] });
    await store.putColumns("quai", [" réf ", "PRIX"], mapping);
    expect(await store.findColumns("quai", header)).toEqual(mapping);
    expect(await store.findColumns("quai", ["Prix", "Réf"])).toBeNull();
    expect(await store.findColumns("garage", header)).toBeNull();
  });

  test("old ones are deleted, and files of waiting ones are kept", async () => {
    await store.addDelivery({ id: "old", agence: "quai", name: "a.csv", author: null });
    nowMs += 91 * DAY_MS;
    await store.addDelivery({ id: "new", agence: "quai", name: "b.csv", author: null });
    expect(await store.removeOldDeliveries()).toEqual(["new"]);
    expect(await store.getDelivery("old")).toBeNull();
  });
});
