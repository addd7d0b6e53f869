import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  formatTravelNote,
  getEstateChips,
  ignoredEstateFilters,
  readEstateSearch,
  writeEstateSearch,
} from "@lieudit/listing-model";
import { anAgency, anEstateDraft } from "@lieudit/listing-model/testing";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ListingStore } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";
import type { TravelTimes } from "../write/travel-times.ts";

const STAMP = 7;

describeOnBothDatabases("travel times", suite);

function anEstate(reference: string, more: object = {}) {
  return anEstateDraft({ agence: "agence-du-port", reference, ...more });
}

function find(query: string) {
  return readEstateSearch(new URLSearchParams(query));
}

function suite(newDatabase: () => Promise<string | undefined>): void {
  let folder: string;
  let store: ListingStore;
  const near = anEstate("near", { position: { latitude: 49.8, longitude: 0.9, precision: "exacte" } });
  const far = anEstate("far", { position: { latitude: 49.9, longitude: 0.9, precision: "exacte" } });
  const unplaced = anEstate("unplaced");

  const deliver = (...listings: ReturnType<typeof anEstate>[]) =>
    store.importPortfolio({ agence: "agence-du-port", flux: "test", listings, allowsEmptying: true });
  const references = async (query: string) =>
    (await store.findEstates(find(query))).cards.map(({ reference }) => reference).sort();
  /** Gives each listing the seconds of its reference. */
  const putTimes = async (seconds: Record<string, TravelTimes["seconds"]>) => {
    const ids = new Map(
      (await store.listOfAgency("agence-du-port")).map(({ id, reference }) => [id, reference]),
    );
    const starts = await store.travelStarts(STAMP);
    await store.putTravelTimes(
      STAMP,
      starts.map(({ id, changed }) => ({ id, changed, seconds: seconds[ids.get(id) ?? ""] ?? {} })),
    );
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "travel-"));
    store = await openListingStore({ folder, databaseUrl: await newDatabase() });
    await store.putAgency(anAgency({ slug: "agence-du-port", kind: "agence", nom: "Agence du Port" }));
    await deliver(near, far, unplaced);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("listings are filtered by several times at once, and unknown times match none", async () => {
    expect(await references("ecole=30-voiture")).toEqual([]);
    await putTimes({
      near: { ecole_pied: 599, gare_velo: 300 },
      far: { ecole_pied: 601, gare_velo: 120 },
    });
    expect(await references("")).toEqual(["far", "near", "unplaced"]);
    expect(await references("ecole=10-pied")).toEqual(["near"]);
    expect(await references("ecole=15-pied")).toEqual(["far", "near"]);
    expect(await references("ecole=15-pied&gare=5-velo")).toEqual(["far", "near"]);
    expect(await references("ecole=10-pied&gare=5-pied")).toEqual([]);
  });

  test("choices are offered with the number of listings, the other filters applied", async () => {
    await putTimes({ near: { ecole_pied: 290, gare_velo: 300 }, far: { ecole_pied: 601 } });
    const facets = await store.countEstates(find("gare=5-velo&ecole=5-pied"));
    expect(facets.ecole.map(({ value, count }) => [value, count])).toEqual([
      ["5-pied", 1],
      ["10-pied", 1],
      ["15-pied", 1],
      ["20-pied", 1],
      ["30-pied", 1],
    ]);
    const all = await store.countEstates(find(""));
    expect(all.ecole.map(({ count }) => count)).toEqual([1, 1, 2, 2, 2]);
    expect(all.ecole[1]?.label).toBe("À moins de 10\u00a0min à pied");
    expect(all.plage).toEqual([]);
  });

  test("cards name the required ways first, then short ones on foot", async () => {
    await putTimes({
      near: { ecole_pied: 61, gare_pied: 480, plage_pied: 901, boulangerie_pied: 300, gare_voiture: 90 },
      far: { plage_pied: 901 },
    });
    const notes = async (query: string) =>
      (await store.findEstates(find(query))).cards.map((card) => card.trajets?.map(formatTravelNote) ?? []);
    expect(await notes("gare=5-voiture")).toEqual([
      ["Gare à 2\u00a0min en voiture", "École à 2\u00a0min à pied"],
    ]);
    expect((await notes("")).filter((each) => each.length > 0)).toEqual([
      ["École à 2\u00a0min à pied", "Gare à 8\u00a0min à pied"],
    ]);
  });

  test("a listing names the way to each kind of destination, on foot if it is short", async () => {
    await putTimes({
      near: { ecole_pied: 61, gare_pied: 1_200, gare_velo: 500, gare_voiture: 240, boulangerie_velo: 400 },
    });
    const { cards } = await store.findEstates(find(""));
    const near = cards.find(({ reference }) => reference === "near");
    expect((await store.travelNotes(near?.id ?? "")).map(formatTravelNote)).toEqual([
      "École à 2\u00a0min à pied",
      "Gare à 4\u00a0min en voiture",
      "Boulangerie à 7\u00a0min à vélo",
    ]);
    expect(await store.travelNotes("nothing")).toEqual([]);
  });

  test("a changed listing is computed again, and one that changes meanwhile is skipped", async () => {
    await putTimes({ near: { ecole_pied: 100 } });
    expect(await store.travelStarts(STAMP)).toEqual([]);
    expect(await store.travelStarts(STAMP + 1)).toHaveLength(3);
    const moved = { ...near, position: { latitude: 50, longitude: 1, precision: "exacte" as const } };
    await deliver(moved, far, unplaced);
    const [start] = await store.travelStarts(STAMP);
    expect(start?.position).toEqual({ latitude: 50, longitude: 1 });
    await deliver({ ...moved, prixCents: 12_300_000 }, far, unplaced);
    await store.putTravelTimes(STAMP, [
      { id: start?.id ?? "", changed: start?.changed ?? 0, seconds: { ecole_pied: 1 } },
    ]);
    expect(await references("ecole=5-pied")).toEqual(["near"]);
    expect(await store.travelStarts(STAMP)).toHaveLength(1);
  });

  test("an alert with a time reports a new listing once its times are computed", async () => {
    await putTimes({});
    const seen = await store.lastChange();
    await deliver(near, far, unplaced, anEstate("new"));
    const watched = find("ecole=10-pied");
    const early = await store.news(watched, seen, { count: 10 });
    expect(early).toEqual({ change: seen, total: 0, news: [] });
    expect((await store.news(find(""), seen, { count: 10 })).total).toBe(1);
    await putTimes({ new: { ecole_pied: 100 } });
    const later = await store.news(watched, early.change, { count: 10 });
    expect(later.news.map(({ card }) => card.reference)).toEqual(["new"]);
    expect((await store.news(watched, later.change, { count: 10 })).total).toBe(0);
  });

  test("times are written in addresses, named by chips, and reported when unreadable", () => {
    const search = find("gare=15-velo&ecole=10-pied");
    expect(`${writeEstateSearch(search)}`).toBe("ecole=10-pied&gare=15-velo");
    expect(getEstateChips(search).map(({ label }) => label)).toEqual([
      "École à moins de 10\u00a0min à pied",
      "Gare à moins de 15\u00a0min à vélo",
    ]);
    const [ignored] = ignoredEstateFilters(new URLSearchParams("ecole=7-pied"));
    expect(ignored?.sentence).toContain("n’est pas un temps de trajet");
    expect(find("ecole=7-pied").ecole).toBeUndefined();
  });
}
