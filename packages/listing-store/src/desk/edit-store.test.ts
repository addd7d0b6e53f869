import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ListingPhoto, readEstateSearch } from "@lieudit/listing-model";
import { toTypedFields } from "@lieudit/listing-model/fields";
import { anAgency, anEstateDraft } from "@lieudit/listing-model/testing";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ListingStore } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";

const START = Date.parse("2026-11-20T08:00:00Z");
const DAY_MS = 86_400_000;
const AGENCE = "agence-du-quai";
const HOUSE = toTypedFields(anEstateDraft());

describeOnBothDatabases("listings of the desk", suite);

function suite(createDatabase: () => Promise<string | undefined>): void {
  let store: ListingStore;
  let folder: string;
  let nowMs: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "edits-"));
    nowMs = START;
    const databaseUrl = await createDatabase();
    store = await openListingStore({ folder, databaseUrl, now: () => new Date(nowMs) });
    await store.putAgency(anAgency());
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const create = (fields = HOUSE) =>
    store.createEdit({ agence: AGENCE, kind: "estate", fields, author: "Camille" });
  const save = (id: string, version: number, fields: Record<string, string>, author = "Camille") =>
    store.saveEdit(id, { version, fields, author });
  const listTitles = async () =>
    (await store.findEstates(readEstateSearch(new URLSearchParams()))).cards.map(({ titre }) => titre);
  const deliver = (facts = {}) =>
    store.importPortfolio({ agence: AGENCE, flux: "poliris", listings: [anEstateDraft(facts)] });
  const getDelivered = async () => {
    const [card] = await store.listOfAgency(AGENCE);
    return store.getEdit(card?.id ?? "");
  };

  test("a draft stays unseen until it is published, and is found by its agency", async () => {
    const id = await create({ titre: "Maison en cours" });
    expect(await store.get(id)).toBeNull();
    expect(await store.findDrafts(AGENCE)).toMatchObject([
      { id, titre: "Maison en cours", author: "Camille" },
    ]);
    expect(await store.findDrafts(AGENCE, "cour")).toHaveLength(1);
    expect(await store.findDrafts(AGENCE, "port")).toEqual([]);
    expect(await store.findDrafts("autre")).toEqual([]);
    const rejected = await store.publishEdit(id);
    expect(rejected).toMatchObject({ outcome: "invalid" });
    expect("problems" in rejected && rejected.problems.map(({ champ }) => champ)).toContain("prixCents");

    await save(id, 1, HOUSE);
    expect(await store.publishEdit(id)).toMatchObject({
      outcome: "published",
      listing: { id, status: "publie" },
    });
    expect(await listTitles()).toEqual([HOUSE.titre]);
    expect(await store.findDrafts(AGENCE)).toEqual([]);
    expect(await store.getEdit(id)).toMatchObject({ hasChanges: false, published: { flux: "espace" } });
  });

  test("changes of a published listing stay unseen until they are published or discarded", async () => {
    const id = await create();
    await store.publishEdit(id);
    expect((await store.listOffered(AGENCE)).map((listing) => listing.id)).toEqual([id]);
    expect(await store.listOffered("autre")).toEqual([]);
    await save(id, 1, { titre: "Grande maison" });
    expect(await listTitles()).toEqual([HOUSE.titre]);
    expect(await store.getEdit(id)).toMatchObject({ hasChanges: true, fields: { titre: "Grande maison" } });
    await store.discardEdit(id, "Camille");
    expect(await store.getEdit(id)).toMatchObject({ hasChanges: false, fields: { titre: HOUSE.titre } });
    const { version } = (await store.getEdit(id)) ?? { version: 0 };
    await save(id, version, { titre: "Grande maison" });
    await store.publishEdit(id);
    expect(await listTitles()).toEqual(["Grande maison"]);
  });

  test("two people change different fields, and both changes stay", async () => {
    const id = await create();
    await save(id, 1, { ...HOUSE, titre: "Titre de Camille" });
    const second = await save(id, 1, { ...HOUSE, pieces: "6" }, "Alix");
    expect(second).toMatchObject({ outcome: "saved", conflicts: [], changed: { pieces: ["5", "6"] } });
    expect((await store.getEdit(id))?.fields).toMatchObject({ titre: "Titre de Camille", pieces: "6" });
  });

  test("two people change the same field: the second gets both values and decides", async () => {
    const id = await create();
    await save(id, 1, { titre: "Titre de Camille" });
    const second = await save(id, 1, { titre: "Titre d’Alix", pieces: "6" }, "Alix");
    expect(second).toMatchObject({
      outcome: "conflict",
      version: 3,
      conflicts: [{ name: "titre", mine: "Titre d’Alix", theirs: "Titre de Camille", author: "Camille" }],
    });
    expect((await store.getEdit(id))?.fields).toMatchObject({ titre: "Titre de Camille", pieces: "6" });
    await save(id, 3, { titre: "Titre d’Alix" }, "Alix");
    expect((await store.getEdit(id))?.fields.titre).toBe("Titre d’Alix");
  });

  test("abandoned changes do not come back with a form that was opened before", async () => {
    const id = await create();
    await store.publishEdit(id);
    await save(id, 1, { titre: "Grande maison" });
    await store.discardEdit(id, "Camille");
    const late = await save(id, 2, { ...HOUSE, titre: "Grande maison", pieces: "6" }, "Alix");
    expect(late).toMatchObject({ outcome: "saved", changed: { pieces: ["5", "6"] } });
    expect((await store.getEdit(id))?.fields).toMatchObject({ titre: HOUSE.titre, pieces: "6" });
  });

  test("concurrent saves lose nothing", async () => {
    const id = await create();
    const names = ["sdb", "sde", "wc", "etage", "chambres", "pieces"];
    await Promise.all(names.map((name) => save(id, 1, { [name]: "9" }, name)));
    const { fields, version } = (await store.getEdit(id)) ?? { fields: {}, version: 0 };
    for (const name of names) expect(fields).toMatchObject({ [name]: "9" });
    expect(version).toBe(1 + names.length);
  });

  test("of a listing delivered by feed the desk keeps its texts, and the feed everything else", async () => {
    await deliver();
    const edit = await getDelivered();
    const id = edit?.id ?? "";
    const saved = await save(id, 0, { titre: "Titre du bureau", pieces: "9" });
    expect(saved).toMatchObject({ changed: { titre: [HOUSE.titre, "Titre du bureau"] } });
    await store.publishEdit(id);
    expect(await listTitles()).toEqual(["Titre du bureau"]);

    await deliver({ titre: "Titre du flux", pieces: 7 });
    const after = await store.get(id);
    expect(after).toMatchObject({ listing: { titre: "Titre du bureau", pieces: 7 } });
    expect((await getDelivered())?.fields).toMatchObject({ titre: "Titre du bureau", pieces: "7" });
    // An unchanged delivery stays unchanged.
    expect(await deliver({ titre: "Titre du flux", pieces: 7 })).toMatchObject({ unchanged: 1 });
  });

  test("a state of the desk stays while the feed offers the listing, and ends when the feed sells it", async () => {
    await deliver();
    const id = (await getDelivered())?.id ?? "";
    expect(await store.changePublished(id, { status: "sous_compromis" }, "Camille")).not.toBeNull();
    await deliver({ pieces: 6 });
    expect(await store.get(id)).toMatchObject({ listing: { status: "sous_compromis", pieces: 6 } });
    await deliver({ status: "vendu" });
    expect(await store.get(id)).toMatchObject({ state: "ended", listing: { status: "vendu" } });
    await store.changePublished(id, { status: "publie" }, "Camille");
    await deliver({ pieces: 7 });
    expect(await store.get(id)).toMatchObject({ state: "shown", listing: { status: "publie" } });
    expect(await store.changePublished(id, { prixCents: 100 }, "Camille")).toBeNull();
  });

  test("a text that the desk did not change follows its feed", async () => {
    await deliver();
    const id = (await getDelivered())?.id ?? "";
    await store.changePublished(id, { status: "reserve" }, "Camille");
    await save(id, 0, { description: "Texte du bureau" });
    await deliver({ titre: "Titre du flux" });
    expect(await getDelivered()).toMatchObject({ fields: { titre: "Titre du flux" } });
    await store.publishEdit(id);
    const texts = { titre: "Titre du flux", description: "Texte du bureau" };
    expect(await store.get(id)).toMatchObject({ listing: texts });
    await save(id, 1, { description: "Autre texte" });
    await store.discardEdit(id, "Camille");
    expect(await getDelivered()).toMatchObject({ hasChanges: false, fields: texts });
  });

  test("a removed agency leaves no draft behind", async () => {
    const id = await create();
    await store.schedulePublication(id, new Date(nowMs).toISOString());
    await store.removeAgency(AGENCE);
    expect(await store.getEdit(id)).toBeNull();
    expect((await store.publishDueEdits()).published).toEqual([]);
  });

  test("no feed withdraws a listing of the desk", async () => {
    const id = await create({ ...HOUSE, reference: "BUREAU-1" });
    await store.publishEdit(id);
    await deliver();
    expect(await store.get(id)).toMatchObject({ state: "shown" });
  });

  test("a state and a price change in one tap, and a reduction is news", async () => {
    const id = await create();
    await store.publishEdit(id);
    const seen = await store.lastChange();
    nowMs += 40 * DAY_MS;
    await store.changePublished(id, { prixCents: 24_000_000 }, "Camille");
    expect(await store.news({ id }, seen, { count: 5 })).toMatchObject({
      news: [{ priceBeforeCents: 25_000_000 }],
    });
    expect(await store.getEdit(id)).toMatchObject({ hasChanges: false, fields: { prixCents: "240000" } });
    await store.changePublished(id, { status: "vendu" }, "Camille");
    expect(await store.get(id)).toMatchObject({ state: "ended" });
    await store.changePublished(id, { status: "publie" }, "Camille");
    const shown = await store.get(id);
    expect(shown).toMatchObject({ state: "shown" });
    expect(shown).not.toHaveProperty("listing.dates.retire");
    expect(await store.changePublished("unknown", { status: "vendu" }, "Camille")).toBeNull();
  });

  test("is published when its time has come", async () => {
    const id = await create();
    expect(await store.schedulePublication(id, new Date(nowMs + DAY_MS).toISOString())).toEqual({
      outcome: "scheduled",
    });
    expect((await store.publishDueEdits()).published).toEqual([]);
    nowMs += DAY_MS;
    expect((await store.publishDueEdits()).published).toMatchObject([{ id }]);
    expect(await listTitles()).toEqual([HOUSE.titre]);
    expect((await store.publishDueEdits()).published).toEqual([]);
    const incomplete = await create({ titre: "Sans prix" });
    expect(await store.schedulePublication(incomplete, new Date(nowMs).toISOString())).toMatchObject({
      outcome: "invalid",
    });
  });

  test("photos are added, ordered, described and removed, whatever another person does", async () => {
    const id = await create();
    const add = (photo: string) =>
      store.changePhotos(id, { do: "add", photo: aPhoto(photo), path: `photos/${photo}.jpg` }, "Camille");
    await Promise.all(["a", "b", "c"].map(add));
    const list = async () => (await store.getEdit(id))?.photos.map((photo) => photo.id);
    expect((await list())?.toSorted()).toEqual(["a", "b", "c"]);
    await store.changePhotos(id, { do: "move", photo: "c", to: 0 }, "Alix");
    expect((await list())?.[0]).toBe("c");
    await store.changePhotos(id, { do: "alt", photo: "c", alt: "Séjour" }, "Alix");
    await store.changePhotos(id, { do: "remove", photo: "a" }, "Camille");
    await store.publishEdit(id);
    expect(await store.get(id)).toMatchObject({
      listing: { photos: [{ id: "c", alt: "Séjour" }, { id: "b" }] },
    });
    expect((await store.photo("c"))?.path).toContain("photos/c.jpg");
    expect(await store.photo("a")).toBeNull();
    expect(await store.changePhotos("unknown", { do: "remove", photo: "a" }, "Camille")).toBe(false);

    const copy = await store.createEdit({
      agence: AGENCE,
      kind: "estate",
      fields: HOUSE,
      author: "Alix",
      photosOf: id,
    });
    expect((await store.getEdit(copy))?.photos).toHaveLength(2);
    expect(await store.publishEdit(copy)).toMatchObject({
      outcome: "invalid",
      problems: [{ champ: "reference" }],
    });
    await store.discardEdit(copy, "Camille");
    expect(await store.getEdit(copy)).toBeNull();
    expect((await store.photo("c"))?.path).toContain("photos/c.jpg");
  });

  test("an unknown id has no edit", async () => {
    expect(await store.getEdit("unknown")).toBeNull();
    expect(await save("unknown", 0, { titre: "x" })).toEqual({ outcome: "unknown" });
    expect(await store.publishEdit("unknown")).toEqual({ outcome: "unknown" });
  });
}

function aPhoto(id: string): ListingPhoto {
  return { id, widthPx: 1200, heightPx: 800, alt: "Photo" };
}
