import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toTypedFields } from "@lieudit/listing-model/fields";
import { anAgency, anEstateDraft } from "@lieudit/listing-model/testing";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ListingStore } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";

const AGENCE = "agence-du-quai";
const PHOTOS = ["a", "b"].map((id) => ({ id, alt: id, widthPx: 4, heightPx: 3 }));
const REASON = "Photo d’un autre site.";

describeOnBothDatabases("removed content", (createDatabase) => {
  let store: ListingStore;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "removed-"));
    const now = () => new Date("2026-11-20T08:00:00Z");
    store = await openListingStore({ folder, databaseUrl: await createDatabase(), now });
    await store.putAgency(anAgency());
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const deliver = (facts = {}) =>
    store.importPortfolio({
      agence: AGENCE,
      flux: "poliris",
      listings: [anEstateDraft({ photos: PHOTOS, ...facts })],
    });
  const listPhotos = async (id: string) => {
    const found = await store.get(id);
    return found?.state === "shown" ? found.listing.photos.map((photo) => photo.id) : null;
  };

  test("a removed listing is gone, whatever its feed and its agency do, until it is restored", async () => {
    const { inserted } = await deliver();
    const id = inserted[0] ?? "";
    const content = { kind: "listing", id } as const;
    await store.schedulePublication(id, "2026-11-21T08:00:00Z");
    await store.removeContent(content, REASON);
    await store.removeContent(content, REASON);
    expect(await store.get(id)).toEqual({ state: "gone", kind: "estate" });
    expect(await store.photo("a")).toBeNull();
    expect(await store.getEdit(id)).toMatchObject({ removed: REASON, publishAt: null });
    await deliver({ prixCents: 90_000_00 });
    expect(await store.changePublished(id, { status: "publie" }, "Camille")).toBeNull();
    expect(await store.publishEdit(id)).toMatchObject({ outcome: "invalid" });
    expect(await store.listOffered(AGENCE)).toEqual([]);
    expect(await store.get(id)).toEqual({ state: "gone", kind: "estate" });

    await store.restoreContent(content);
    expect(await store.getRemovalReason(content)).toBeNull();
    expect(await store.get(id)).toMatchObject({ state: "ended" });
    await deliver({ prixCents: 90_000_00 });
    expect(await store.get(id)).toMatchObject({ state: "shown" });
  });

  test("a removed photo is gone from every listing, and neither a delivery nor an edit brings it back", async () => {
    const { inserted } = await deliver();
    const delivered = inserted[0] ?? "";
    const written = await store.createEdit({
      agence: AGENCE,
      kind: "estate",
      fields: toTypedFields(anEstateDraft({ reference: "ICI-1" })),
      author: "Camille",
    });
    for (const photo of PHOTOS)
      await store.changePhotos(written, { do: "add", photo, path: `photos/${photo.id}.jpg` }, "Camille");
    await store.publishEdit(written);
    await store.removeContent({ kind: "photo", id: "a" }, REASON);
    for (const id of [delivered, written]) expect(await listPhotos(id)).toEqual(["b"]);
    expect(await store.photo("a")).toBeNull();
    expect(await store.photo("b")).not.toBeNull();
    await deliver();
    await deliver({ prixCents: 90_000_00 });
    const [photo] = PHOTOS;
    if (photo !== undefined)
      await store.changePhotos(written, { do: "add", photo, path: "photos/a.jpg" }, "Camille");
    await store.publishEdit(written);
    for (const id of [delivered, written]) expect(await listPhotos(id)).toEqual(["b"]);
  });
});
