import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  type EstateSearch,
  type ListingDraft,
  readEstateSearch,
  readVehicleSearch,
  type VehicleSearch,
} from "@lieudit/listing-model";
import { anAgency, anEstateDraft, aVehicleDraft } from "@lieudit/listing-model/testing";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ListingStore, PortfolioQuery } from "./listing-store.ts";
import { openListingStore } from "./open-listing-store.ts";

const DAY_MS = 86_400_000;
const START = new Date("2026-11-20T08:00:00Z");

describe("listings in SQLite", () => suite(async () => undefined));

test("a store opens and reads while another process writes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "listings-"));
  await (await openListingStore({ folder })).close();
  const writer = new DatabaseSync(join(folder, "listings.sqlite"));
  writer.exec("begin immediate; update state set value = value + 1 where name = 'version'");
  const store = await openListingStore({ folder });
  expect(await store.version()).toBe("1");
  writer.exec("commit");
  expect(await store.version()).toBe("2");
  writer.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!isPostgresInstalled())("listings in PostgreSQL", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.remove());
  suite(() => server.newDatabase());

  test("tables of other applications in the same database are not touched", async () => {
    const folder = mkdtempSync(join(tmpdir(), "listings-"));
    const databaseUrl = await server.newDatabase();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query("create table state (name text); create table listing (id text)");
    const stores = await Promise.all([1, 2, 3].map(() => openListingStore({ folder, databaseUrl })));
    await stores[0]!.putAgency(anAgency());
    expect(await stores[1]!.agencies()).toHaveLength(1);
    expect((await client.query("select * from state")).rows).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test("an unreachable server gives UNAVAILABLE, and works again when it is back", async () => {
    const folder = mkdtempSync(join(tmpdir(), "listings-"));
    const databaseUrl = await server.newDatabase();
    const store = await openListingStore({ folder, databaseUrl });
    await store.putAgency(anAgency());
    await server.stop();
    await expect(store.agencies()).rejects.toMatchObject({ name: "StoreError", code: "UNAVAILABLE" });
    await expect(openListingStore({ folder, databaseUrl })).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await server.restart();
    expect(await store.agencies()).toHaveLength(1);
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("a server that does not respond times out", async () => {
    const folder = mkdtempSync(join(tmpdir(), "listings-"));
    const store = await openListingStore({
      folder,
      databaseUrl: await server.newDatabase(),
      queryTimeoutMs: 300,
    });
    await server.freeze();
    await expect(store.agencies()).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await server.thaw();
    expect(await store.agencies()).toEqual([]);
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

/** The tests that every database must pass. */
function suite(newDatabase: () => Promise<string | undefined>): void {
  let folder: string;
  let databaseUrl: string | undefined;
  let store: ListingStore;
  let now: Date;
  const open = () => openListingStore({ folder, databaseUrl, now: () => now });

  const start = async () => {
    now = START;
    folder = mkdtempSync(join(tmpdir(), "listings-"));
    databaseUrl = await newDatabase();
    store = await open();
    await store.putAgency(anAgency());
    await store.putAgency(anAgency({ slug: "garage-du-phare", kind: "concession", nom: "Garage du Phare" }));
  };
  const end = async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  };

  const put = (listings: ListingDraft[], more: object = {}) =>
    store.importPortfolio({
      agence: listings[0]?.agence ?? "agence-du-quai",
      flux: "jsonl",
      listings,
      ...more,
    });
  const estates = (question = "", options = {}) => store.findEstates(estateSearch(question), options);
  const vehicles = (question = "") => store.findVehicles(vehicleSearch(question));
  const references = async (page: Promise<{ cards: { reference: string }[] }>) =>
    (await page).cards.map(({ reference }) => reference);

  describe("taken over", () => {
    beforeEach(start);
    afterEach(end);

    test("a portfolio replaces the one before it, by reference", async () => {
      const [a, b, c] = ["A", "B", "C"].map((reference) => anEstateDraft({ reference }));
      const first = await put([a!, b!]);
      expect([first.inserted.length, first.unchanged]).toEqual([2, 0]);
      now = new Date(START.getTime() + DAY_MS);
      const version = await store.version();
      expect(await put([a!, b!])).toEqual({ inserted: [], changed: [], unchanged: 2, withdrawn: [] });
      expect(await store.version()).toBe(version);

      const second = await put([{ ...a!, prixCents: 24_000_000 }, c!]);
      expect([second.inserted.length, second.changed.length, second.withdrawn.length]).toEqual([1, 1, 1]);
      expect(await store.version()).not.toBe(version);
      expect((await references(estates())).sort()).toEqual(["A", "C"]);
      // A listing that is withdrawn and returns keeps its address.
      const back = await put([a!, b!]);
      expect(back.changed).toContain(first.inserted[1]);
    });

    test("a price that changes is added to those it had, and the day of publication stays", async () => {
      const { inserted } = await put([anEstateDraft({ prixCents: 100_00 })]);
      const id = inserted[0]!;
      now = new Date(START.getTime() + 3 * DAY_MS);
      await put([anEstateDraft({ prixCents: 90_00 })]);
      await put([anEstateDraft({ prixCents: 95_00 })]);
      expect(await store.priceHistory(id)).toEqual([
        { date: "2026-11-20", prixCents: 100_00 },
        { date: "2026-11-23", prixCents: 95_00 },
      ]);
      await put([anEstateDraft({ prixCents: 100_00 })]);
      expect(await store.priceHistory(id)).toEqual([{ date: "2026-11-20", prixCents: 100_00 }]);
      const found = await store.get(id);
      expect(found?.state === "shown" && found.listing.dates).toEqual({
        publie: START.toISOString(),
        maj: now.toISOString(),
      });
    });

    test("a first price is of the day on which it was published in France, not of UTC's", async () => {
      const dates = { publie: "2026-07-20T22:30:00.000Z", maj: "2026-07-20T22:30:00.000Z" };
      const { inserted } = await put([anEstateDraft({ prixCents: 100_00, dates })]);
      expect(await store.priceHistory(inserted[0]!)).toEqual([{ date: "2026-07-21", prixCents: 100_00 }]);
    });

    test("news are all that came or became cheaper after a change, however many, and nothing twice", async () => {
      const many = (from: number, count: number) =>
        Array.from({ length: count }, (_, index) =>
          // Published long ago: when it came here is what counts.
          anEstateDraft({
            reference: `R${from + index}`,
            prixCents: 300_000_00,
            dates: { publie: "2020-01-01T00:00:00.000Z", maj: "2020-01-01T00:00:00.000Z" },
          }),
        );
      const news = (after: number, count = 3) => store.news(estateSearch(""), after, { count });
      const draft = anEstateDraft({ reference: "D", status: "brouillon" });
      await put([...many(0, 2), draft]);
      const before = await store.lastChange();
      expect(await news(before)).toEqual({ change: before, total: 0, news: [] });

      await put([...many(0, 251), draft]);
      const first = await news(before);
      expect([first.total, first.news.length]).toEqual([249, 3]);
      expect(first.news.every(({ priceBeforeCents }) => priceBeforeCents === null)).toBe(true);

      const [cheaper, ...others] = many(0, 251);
      const published = { ...draft, status: "publie" as const };
      await put([{ ...cheaper!, prixCents: 280_000_00 }, ...others, published]);
      const second = await news(first.change);
      expect(second.news.map(({ card, priceBeforeCents }) => [card.reference, priceBeforeCents])).toEqual([
        ["D", null],
        ["R0", 300_000_00],
      ]);
      expect((await news(before)).total).toBe(250 + 1);
      expect((await store.news(estateSearch("prix-max=10000"), before, { count: 3 })).total).toBe(0);
      expect((await store.news(vehicleSearch(""), 0, { count: 3 })).total).toBe(0);
      const id = second.news[1]?.card.id ?? "";
      expect((await store.news({ id }, first.change, { count: 1 })).news[0]?.priceBeforeCents).toBe(
        300_000_00,
      );

      // Dearer again, or gone and back, is no news.
      await put([...many(0, 250), published]);
      await put([...many(0, 251), published]);
      expect(await news(second.change)).toMatchObject({ total: 0, news: [] });
      expect((await news(first.change)).news.map(({ card }) => card.reference)).toEqual(["D"]);
    });

    test("watchers of a listing are the searches that it answers, and its change says what is news", async () => {
      const dates = { publie: "2020-01-01T00:00:00.000Z", maj: "2020-01-01T00:00:00.000Z" };
      const draft = anEstateDraft({ reference: "W", prixCents: 300_000_00, dates });
      const { inserted } = await put([draft, anEstateDraft({ reference: "X", status: "brouillon" })]);
      const id = inserted[0]!;
      const came = await store.lastChange();
      const watches = [
        { watched: estateSearch("prix-max=300000") },
        { watched: estateSearch("prix-max=200000") },
        { watched: vehicleSearch("") },
        { watched: { id } },
      ];
      const find = (ids = inserted) => store.findWatchers(ids, watches);
      expect(await find()).toEqual([{ id, change: came, watchers: [0, 3] }]);
      await put([
        { ...draft, prixCents: 190_000_00 },
        anEstateDraft({ reference: "X", status: "brouillon" }),
      ]);
      expect(await find()).toEqual([{ id, change: await store.lastChange(), watchers: [0, 1, 3] }]);
      expect(await find([])).toEqual([]);
      await store.withdraw([id]);
      expect(await find()).toEqual([]);
    });

    test("a reduced price is compared with the lowest of thirty days", async () => {
      const at = (prixCents: number, days: number) => {
        now = new Date(START.getTime() + days * DAY_MS);
        return put([anEstateDraft({ reference: "A", prixCents })]);
      };
      const news = async (after: number) =>
        (await store.news(estateSearch(""), after, { count: 3 })).news.map((one) => one.priceBeforeCents);
      await at(200_000_00, 0);
      const before = await store.lastChange();
      await at(220_000_00, 10);
      await at(210_000_00, 12);
      expect(await news(before)).toEqual([]);
      await at(190_000_00, 14);
      expect(await news(before)).toEqual([200_000_00]);
    });

    test("an agency finds its listings in every state, the last changed first, and no other agency's", async () => {
      const getDrafts = (...states: ListingDraft["status"][]) =>
        states.map((status, at) => anEstateDraft({ reference: `R${at}`, status, titre: `Maison n° ${at}` }));
      await put(getDrafts("publie", "brouillon", "vendu", "sous_compromis"));
      await put([aVehicleDraft({ agence: "garage-du-phare", reference: "R9" })]);
      now = new Date(START.getTime() + DAY_MS);
      await put(getDrafts("publie", "brouillon", "vendu", "reserve"));
      const find = async (query: Partial<PortfolioQuery>) => {
        const page = await store.findPortfolio({ agence: "agence-du-quai", count: 10, ...query });
        return { ...page, listings: page.listings.map(({ card, flux }) => `${card.reference} ${flux}`) };
      };
      const all = await find({});
      expect(all).toMatchObject({
        listings: ["R3 jsonl", "R0 jsonl", "R1 jsonl", "R2 jsonl"],
        total: 4,
        counts: { brouillon: 1, publie: 1, reserve: 1, sous_compromis: 0, vendu: 1, loue: 0, retire: 0 },
      });
      expect(await find({ first: 1, count: 2 })).toMatchObject({
        listings: ["R0 jsonl", "R1 jsonl"],
        total: 4,
      });
      expect(await find({ statuses: ["vendu", "loue"] })).toMatchObject({
        listings: ["R2 jsonl"],
        total: 1,
        counts: all.counts,
      });
      expect(await find({ text: "MAÎSON r1" })).toMatchObject({
        listings: ["R1 jsonl"],
        counts: { brouillon: 1, publie: 0 },
      });
      expect(await find({ text: "ison" })).toMatchObject({ listings: [], total: 0 });
      expect(await find({ agence: "nobody" })).toMatchObject({ listings: [], total: 0 });
    });

    test("sold and withdrawn listings have a page for thirty days", async () => {
      const { inserted } = await put([anEstateDraft({ reference: "A" }), anEstateDraft({ reference: "B" })]);
      const [a, b] = [inserted[0]!, inserted[1]!];
      await put([anEstateDraft({ reference: "A", status: "vendu" })]);
      expect([(await store.get(a))?.state, (await store.get(b))?.state]).toEqual(["ended", "ended"]);
      expect((await estates()).total).toBe(0);
      now = new Date(START.getTime() + 30 * DAY_MS);
      expect((await store.get(a))?.state).toBe("ended");
      now = new Date(START.getTime() + 30 * DAY_MS + 1);
      expect(await store.get(a)).toEqual({ state: "gone", kind: "estate" });
      expect(await store.get("neverwas23")).toBeNull();
      // Addresses may hold anything.
      expect(await store.get("a\0b")).toBeNull();
      expect(await store.agency("\0")).toBeNull();
    });

    test("drafts are seen by nobody; reserved ones stay in the lists", async () => {
      const { inserted } = await put([
        anEstateDraft({ reference: "A", status: "brouillon" }),
        anEstateDraft({ reference: "B", status: "sous_compromis" }),
      ]);
      expect(await references(estates())).toEqual(["B"]);
      expect(await store.get(inserted[0]!)).toBeNull();
      expect(await store.cards(inserted)).toHaveLength(1);
    });

    test("an import that fails changes nothing", async () => {
      await put([anEstateDraft({ reference: "A" })]);
      const version = await store.version();
      const taken = anEstateDraft({ reference: "C", id: (await estates()).cards[0]!.id });
      await expect(put([anEstateDraft({ reference: "B" }), taken])).rejects.toMatchObject({
        code: "INVALID",
        message: expect.stringContaining("est déjà celui de A"),
      });
      expect(await references(estates())).toEqual(["A"]);
      expect(await store.version()).toBe(version);
    });

    test("an agency that is not there, and a listing of another one, are refused with a sentence", async () => {
      await expect(put([anEstateDraft({ agence: "inconnue" })])).rejects.toThrow(
        /L’agence « inconnue » n’existe pas/,
      );
      await expect(
        store.importPortfolio({ agence: "garage-du-phare", flux: "jsonl", listings: [anEstateDraft()] }),
      ).rejects.toThrow(/est de l’agence agence-du-quai/);
    });

    test("a delivery that would empty a portfolio is refused, unless it is wanted", async () => {
      await put(Array.from({ length: 10 }, (_, index) => anEstateDraft({ reference: `R${index}` })));
      const few = [anEstateDraft({ reference: "R0" })];
      await expect(put(few)).rejects.toThrow(/retirerait 9 des 10 annonces/);
      expect((await estates()).total).toBe(10);
      expect((await put(few, { allowsEmptying: true })).withdrawn).toHaveLength(9);
    });

    test("a reference that could not be read is left as it was", async () => {
      await put([anEstateDraft({ reference: "A" }), anEstateDraft({ reference: "B" })]);
      expect((await put([anEstateDraft({ reference: "A" })], { kept: ["B"] })).withdrawn).toEqual([]);
      expect((await estates()).total).toBe(2);
    });

    test("an agency goes with all that it offers, and its pages say so", async () => {
      const { inserted } = await put([
        anEstateDraft({ reference: "A" }),
        anEstateDraft({ reference: "B", status: "vendu" }),
      ]);
      expect(await store.removeAgency("agence-du-quai")).toEqual({ withdrawn: 1 });
      expect(await store.removeAgency("agence-du-quai")).toBeNull();
      expect((await estates()).total).toBe(0);
      expect(await store.get(inserted[0]!)).toMatchObject({ state: "ended", agency: null });
      expect(await store.withdraw(inserted)).toEqual(inserted);
    });

    test("another feed of the agency leaves its listings alone", async () => {
      await put([anEstateDraft({ reference: "A" })]);
      await put([anEstateDraft({ reference: "B" })], { flux: "poliris" });
      expect((await estates()).total).toBe(2);
    });

    test("two imports at once follow each other, from one process or two", async () => {
      const other = await open();
      const portfolio = (count: number) => ({
        agence: "agence-du-quai",
        flux: "jsonl",
        listings: Array.from({ length: count }, (_, index) => anEstateDraft({ reference: `R${index}` })),
      });
      const changes = await Promise.all([
        store.importPortfolio(portfolio(9)),
        other.importPortfolio(portfolio(9)),
        store.importPortfolio(portfolio(9)),
      ]);
      expect(changes.map(({ inserted }) => inserted.length).sort()).toEqual([0, 0, 9]);
      expect((await estates()).total).toBe(9);
      await other.close();
    });

    test("stays after closing and opening again", async () => {
      await put([anEstateDraft({ reference: "A" })]);
      await store.close();
      store = await open();
      expect(await references(estates())).toEqual(["A"]);
    });

    test("vehicles are filtered by what they are", async () => {
      const agence = "garage-du-phare";
      await put([
        aVehicleDraft({
          agence,
          reference: "diesel",
          dateMec: "2015-03",
          kilometrageKm: 120_000,
          prixCents: 800_000,
        }),
        aVehicleDraft({
          agence,
          reference: "electric",
          marque: "Élan",
          modele: "e-Brise",
          energie: "électrique",
          boite: "automatique",
          carrosserie: "SUV",
          kilometrageKm: 9_000,
          dateMec: "2024-01",
          prixCents: 3_200_000,
        }),
        aVehicleDraft({
          agence,
          reference: "bike",
          categorie: "motos",
          energie: "essence",
          condition: "neuf",
        }),
      ]);
      expect(await references(vehicles("energie=electrique"))).toEqual(["electric"]);
      expect(await references(vehicles("marque=elan&modele=e-brise"))).toEqual(["electric"]);
      expect(await references(vehicles("boite=automatique&carrosserie=suv"))).toEqual(["electric"]);
      expect(await references(vehicles("critair=e"))).toEqual(["electric"]);
      expect(await references(vehicles("etat=neuf"))).toEqual(["bike"]);
      expect(await references(vehicles("km-max=10000&annee-min=2020"))).toEqual(["electric"]);
      expect(
        (
          await references(
            store.findVehicles(readVehicleSearch(new URLSearchParams(), { categorie: "voitures" })),
          )
        ).sort(),
      ).toEqual(["diesel", "electric"]);
      const critair = (await store.countVehicles(vehicleSearch(""))).critair.map(({ value }) => value);
      expect(critair).toContain("e");
      expect(await references(vehicles(`critair=${critair[0]}`))).toEqual(["electric"]);
      const counts = await store.countVehicles(vehicleSearch("marque=norvia"));
      expect(counts.marque.map(({ label, count }) => [label, count])).toEqual([
        ["Élan", 1],
        ["Norvia", 2],
      ]);
      expect(counts.modele).toEqual([{ value: "tempo", label: "Tempo", count: 2 }]);
      const ofModel = await store.countVehicles(vehicleSearch("marque=norvia&modele=tempo"));
      expect(ofModel.marque).toEqual(counts.marque);
      expect((await store.latest("vehicle", 2)).length).toBe(2);
    });

    test("similar listings prefer another make to half or twice the price", async () => {
      const agence = "garage-du-phare";
      const vehicle = (reference: string, facts: object) => aVehicleDraft({ agence, reference, ...facts });
      const { inserted } = await store.importPortfolio({
        agence,
        flux: "jsonl",
        listings: [
          vehicle("own", { id: "own23456", prixCents: 10_000_00 }),
          vehicle("double", { prixCents: 20_000_00 }),
          vehicle("half", { prixCents: 4_900_00 }),
          vehicle("other", { marque: "Autre", modele: "Modèle", prixCents: 10_500_00 }),
          vehicle("near", { prixCents: 11_000_00 }),
        ],
      });
      expect(inserted).toHaveLength(5);
      expect((await store.similar("own23456", 4)).map(({ reference }) => reference)).toEqual([
        "near",
        "other",
        "double",
        "half",
      ]);
    });
  });

  describe("with a few estates", () => {
    beforeAll(async () => {
      await start();
      const at = (latitude: number) => ({ latitude, longitude: 0.9, precision: "exacte" as const });
      const in_ = (commune: string, codePostal: string) => ({ commune, codePostal, departement: "76" });
      await put([
        anEstateDraft({ reference: "house", prixCents: 300_000_00, position: at(49.8) }),
        anEstateDraft({
          reference: "flat",
          titre: "Studio lumineux au marché",
          type: "appartement",
          prixCents: 120_000_00,
          surfaceHabitableM2: 40,
          pieces: 2,
          chambres: 1,
          exterieurs: [{ type: "balcon" }],
          stationnements: [],
          ascenseur: true,
          cave: true,
          energie: { dpeClasse: "F" },
          position: at(49.82),
        }),
        anEstateDraft({
          reference: "village",
          prixCents: 200_000_00,
          pieces: 7,
          surfaceHabitableM2: 200,
          adresse: in_("Saint-Œuvre", "76991"),
          position: at(49.95),
        }),
        anEstateDraft({
          reference: "far",
          prixCents: 150_000_00,
          adresse: in_("Loinville", "76992"),
          position: at(50.9),
        }),
        anEstateDraft({
          reference: "rent",
          transaction: "location",
          prixCents: 800_00,
          pieces: 3,
          position: at(49.8),
        }),
      ]);
    });

    afterAll(end);

    test.each<[string, string[]]>([
      ["transaction=vente&type=appartement", ["flat"]],
      ["type=appartement&type=maison&transaction=location", ["rent"]],
      ["prix-min=150000&prix-max=200000", ["far", "village"]],
      ["prix-min=150001&prix-max=200000", ["village"]],
      ["prix-min=150000&prix-max=199999", ["far"]],
      ["surface-min=100&surface-max=150&transaction=vente", ["far", "house"]],
      ["pieces=7", ["village"]],
      ["dpe=F", ["flat"]],
      ["exterieur=balcon", ["flat"]],
      ["avec=ascenseur&avec=cave", ["flat"]],
      ["avec=ascenseur&avec=piscine", []],
      ["ville=saint-oeuvre", ["village"]],
      ["ville=saint-oeuvre-76991", ["village"]],
      ["ville=aubremer&rayon=5&transaction=vente", ["flat", "house"]],
      ["ville=aubremer&rayon=20&transaction=vente", ["flat", "house", "village"]],
      ["ville=nulle-part&rayon=20", []],
      ["agence=agence-du-quai&pieces=7", ["village"]],
    ])("%s finds %j", async (question, expected) => {
      expect((await references(estates(question))).sort()).toEqual(expected);
    });

    test("a radius goes around the point that is given, before the middle of the listings", async () => {
      const around = { latitude: 50.9, longitude: 0.9 };
      expect((await references(estates("ville=loinville&rayon=5", { around }))).sort()).toEqual(["far"]);
      expect(
        (await references(estates("ville=aubremer&rayon=5&transaction=location", { around }))).sort(),
      ).toEqual(["rent"]);
    });

    test.each([
      // On this parallel a degree is 71.8 km wide.
      [4.8, ["rent"]],
      [5.2, []],
    ])("a radius of 5 km reaches what is %d km to the west of its point: %j", async (km, expected) => {
      const around = { latitude: 49.8, longitude: 0.9 + km / 71.8 };
      const question = "ville=loinville&rayon=5&transaction=location";
      expect(await references(estates(question, { around }))).toEqual(expected);
    });

    test.each<[string, string[]]>([
      ["tri=prix-croissant&transaction=vente", ["flat", "far", "village", "house"]],
      ["tri=prix-decroissant&transaction=vente", ["house", "village", "far", "flat"]],
      ["tri=surface-decroissante&transaction=vente&prix-max=250000", ["village", "far", "flat"]],
      ["tri=prix-m2-croissant&transaction=vente", ["village", "far", "house", "flat"]],
    ])("%s gives %j", async (question, expected) => {
      expect(await references(estates(question))).toEqual(expected);
    });

    test("pages follow each other without a gap, and one beyond the last is empty", async () => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => estates(`tri=prix-croissant&page=${page}`, { cardsPerPage: 2 })),
      );
      expect(pages.flatMap(({ cards }) => cards.map(({ reference }) => reference))).toEqual([
        "rent",
        "flat",
        "far",
        "village",
        "house",
      ]);
      expect(pages.map(({ total, pageCount, page }) => [total, pageCount, page])).toEqual([
        [5, 3, 1],
        [5, 3, 2],
        [5, 3, 3],
        [5, 3, 4],
      ]);
    });

    test("each filter's values are counted with the other filters applied", async () => {
      const counts = await store.countEstates(estateSearch("transaction=vente&type=appartement&pieces=2"));
      const of = (facet: keyof typeof counts) => counts[facet].map(({ value, count }) => [value, count]);
      expect(of("type")).toEqual([
        ["appartement", 1],
        ["maison", 3],
      ]);
      expect(of("transaction")).toEqual([["vente", 1]]);
      expect(of("pieces")).toEqual([
        ["1", 1],
        ["2", 1],
      ]);
      expect(of("dpe")).toEqual([["F", 1]]);
      expect(of("exterieur")).toEqual([["balcon", 1]]);
      expect(of("avec")).toEqual([
        ["ascenseur", 1],
        ["cave", 1],
      ]);
      expect(counts.ville).toEqual([{ value: "aubremer-76990", label: "Aubremer (76990)", count: 1 }]);
      expect(counts.agence).toEqual([{ value: "agence-du-quai", label: "Agence du Quai", count: 1 }]);
    });

    test("every counted value finds as many as it says", async () => {
      const search = estateSearch("transaction=vente");
      for (const { value, count } of (await store.countEstates(search)).type) {
        expect((await estates(`transaction=vente&type=${value}`)).total).toBe(count);
      }
      for (const { value, count } of (await store.countEstates(search)).pieces) {
        expect((await estates(`transaction=vente&pieces=${value}`)).total).toBe(count);
      }
    });

    test("an empty search says which filter to let go of", async () => {
      const relaxed = await store.relaxEstates(estateSearch("type=appartement&pieces=7&transaction=vente"));
      expect(relaxed.map(({ key, label, total }) => [key, label, total])).toEqual([
        ["type", "Appartement", 1],
        ["pieces", "7\u00a0pièces et plus", 1],
      ]);
    });

    test("the neighbours in a list are those before and after", async () => {
      const search = estateSearch("tri=prix-croissant&transaction=vente");
      const { cards } = await store.findEstates(search);
      const at = (index: number) => store.neighbours(cards[index]!.id, search);
      expect(await at(1)).toMatchObject({
        previous: { id: cards[0]!.id },
        next: { id: cards[2]!.id },
        position: 2,
        total: 4,
      });
      expect((await at(0)).previous).toBeNull();
      expect((await at(3)).next).toBeNull();
      const rent = (await estates("transaction=location")).cards[0]!.id;
      expect((await store.neighbours(rent, search)).position).toBeNull();
    });

    test("similar ones are of the same transaction, the same type before others, never itself", async () => {
      const flat = (await estates("type=appartement")).cards[0]!.id;
      const house = (await estates("prix-min=250000")).cards[0]!.id;
      expect((await store.similar(house, 2)).map(({ reference }) => reference)).toEqual(["village", "far"]);
      expect((await store.similar(flat, 9)).map(({ reference }) => reference)).not.toContain("rent");
      expect(await store.similar("neverwas23", 3)).toEqual([]);
    });

    test.each<[string, string[]]>([
      ["studio marche", ["flat"]],
      ["MARCHÉ", ["flat"]],
      ["oeuvre", ["village"]],
      ["jard", ["far", "house", "rent", "village"]],
      ["studio piscine", []],
      ["100 %", []],
      ["", []],
      ["'; drop table listing; --", []],
    ])("the text %j finds %j", async (text, expected) => {
      expect((await references(store.searchText(text))).sort()).toEqual(expected);
    });

    test("a text's finds come page by page, each once, the best first", async () => {
      const all = await references(store.searchText("jard"));
      const page = (number: number) => store.searchText("jard", { count: 3, page: number });
      const [first, second] = [await page(1), await page(2)];
      expect([...first.cards, ...second.cards].map(({ reference }) => reference)).toEqual(all);
      expect(second).toMatchObject({ total: 4, page: 2, pageCount: 2 });
      expect((await page(3)).cards).toEqual([]);
    });

    test("points, communes, agencies, sitemap and pictures", async () => {
      const points = await store.estatePoints(estateSearch("type=appartement"));
      expect(points).toMatchObject([
        { latitude: 49.82, longitude: 0.9, photoId: "photo-1", prixCents: 120_000_00 },
      ]);
      expect(points.some((point) => point.priceUnit !== undefined)).toBe(false);
      expect(
        (await store.estatePoints(estateSearch("transaction=location"))).map(({ priceUnit }) => priceUnit),
      ).toEqual(["month"]);
      expect((await store.communes()).map(({ ville, count }) => [ville, count])).toEqual([
        ["aubremer-76990", 3],
        ["loinville-76992", 1],
        ["saint-oeuvre-76991", 1],
      ]);
      expect((await store.agencies("agence")).map(({ nom, estateCount }) => [nom, estateCount])).toEqual([
        ["Agence du Quai", 5],
      ]);
      expect(await store.agency("inconnue")).toBeNull();
      const sitemap = await store.sitemap("estate", 0, 10);
      expect(sitemap).toHaveLength(5);
      expect(sitemap[0]?.photoIds).toEqual(["photo-1"]);
      expect(await store.photo("photo-1")).toMatchObject({ photo: { widthPx: 1600 }, path: null });
      expect(await store.photo("none")).toBeNull();
      expect([await store.count("estate"), await store.count("vehicle"), await store.count()]).toEqual([
        5, 0, 5,
      ]);
    });

    test("a new name of an agency is on its cards", async () => {
      await store.putAgency(anAgency({ nom: "Agence des Brumes" }));
      expect((await estates()).cards[0]?.agenceNom).toBe("Agence des Brumes");
    });

    test("the text of a search is never SQL", async () => {
      const hostile = estateSearch(
        `ville=${encodeURIComponent("a' or 1=1 --")}&agence=${encodeURIComponent('x"y')}`,
      );
      expect((await store.findEstates(hostile)).total).toBe(0);
    });
  });
}

function estateSearch(question: string): EstateSearch {
  return readEstateSearch(new URLSearchParams(question));
}

function vehicleSearch(question: string): VehicleSearch {
  return readVehicleSearch(new URLSearchParams(question));
}
