import {
  type DatabaseLocation,
  openDatabase,
  openReplica,
  ReplicaReader,
  whenNotBusy,
  withLease,
} from "@lieudit/database";
import {
  type Agency,
  type EstateCard,
  type EstateSearch,
  getEstateChips,
  getVehicleChips,
  type Listing,
  type ListingCard,
  type ListingKind,
  type ListingPhoto,
  type PriceStep,
  type VehicleCard,
  type VehicleSearch,
} from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import { CatalogueLoader, type Catalogues } from "./catalogue/catalogue-loader.ts";
import { LISTING_DATABASE } from "./database/migrations.ts";
import type { Tables } from "./database/tables.ts";
import {
  addDelivery,
  type DeliveryResult,
  findColumns,
  findDeliveries,
  findWaitingDelivery,
  getDelivery,
  type NewDelivery,
  putColumns,
  removeOldDeliveries,
  setDeliveryResult,
} from "./deliveries/delivery-store.ts";
import { changePhotos, createEdit, discardEdit, findDrafts, readEdit, saveEdit } from "./desk/edit-store.ts";
import type { EditSave, NewEdit, PhotoChange } from "./desk/listing-edit.ts";
import {
  changePublished,
  publishDueEdits,
  publishEdit,
  type QuickChange,
  schedulePublication,
} from "./desk/publish-edit.ts";
import { findAgencies, findAgency, findCommunes } from "./find/agencies.ts";
import { countFacets } from "./find/facets.ts";
import { findCards, findCardsInOrder, parseCard } from "./find/find-cards.ts";
import { findMapItems } from "./find/find-map-items.ts";
import { type ChangedListings, findNews, findWatchers, readChangedListings } from "./find/find-news.ts";
import { findPoints } from "./find/find-points.ts";
import { findPortfolio } from "./find/find-portfolio.ts";
import { findNeighbours } from "./find/neighbours.ts";
import { relax } from "./find/relax.ts";
import { findSimilar } from "./find/similar.ts";
import { findSitemapEntries } from "./find/sitemap-entries.ts";
import { searchText, TextScores, type TextSearch } from "./find/text-search.ts";
import { listTravelNotes } from "./find/travel-notes.ts";
import { ValueNames } from "./find/value-names.ts";
import type { ColumnMapping } from "./import/mapped/column-mapping.ts";
import {
  type EstateFacet,
  type FindOptions,
  type FinishOptions,
  type ImportKey,
  type ListingStore,
  type ListingWork,
  type PhotoFile,
  type Portfolio,
  type PortfolioQuery,
  type RelaxOptions,
  SHOWN_AFTER_SALE_DAYS,
  type ShownListing,
  type SitemapEntry,
  type StagedListing,
  type StoredPhoto,
  type VehicleFacet,
  type Watched,
} from "./listing-store.ts";
import {
  getRemovalReason,
  type RemovableContent,
  removeContent,
  restoreContent,
} from "./moderation/removed-content.ts";
import { finishImport, importPortfolio, resumeImports } from "./write/import-portfolio.ts";
import { putAgency, removeAgency } from "./write/put-agency.ts";
import { discardImport, stageListings } from "./write/stage-listings.ts";
import { findTravelStarts, putTravelTimes, type TravelTimes } from "./write/travel-times.ts";
import { createChange, readVersion } from "./write/version.ts";
import { withdrawRow } from "./write/withdraw-row.ts";

export interface OpenOptions extends DatabaseLocation {
  /** The clock; tests set it. */
  now?: (() => Date) | undefined;
}

/**
 * Opens the store of listings: a SQLite file in `folder`, or PostgreSQL if a URL
 * is given. The folder holds the photos in both cases.
 *
 * @throws {StoreError} UNAVAILABLE
 */
export async function openListingStore({
  now = () => new Date(),
  ...place
}: OpenOptions): Promise<ListingStore> {
  const primary = await openDatabase(LISTING_DATABASE, place);
  const reader = new ReplicaReader({ primary, replica: openReplica(LISTING_DATABASE, place), readVersion });
  return new KyselyListingStore(primary, reader, now);
}

const DAY_MS = 86_400_000;

class KyselyListingStore implements ListingStore {
  readonly #db: Kysely<Tables>;
  readonly #reader: ReplicaReader<Tables>;
  readonly #now: () => Date;
  readonly #loader: CatalogueLoader;
  readonly #names: ValueNames;
  readonly #textScores = new TextScores();
  #changed: Promise<ChangedListings> | null = null;

  constructor(db: Kysely<Tables>, reader: ReplicaReader<Tables>, now: () => Date) {
    this.#db = db;
    this.#reader = reader;
    this.#loader = new CatalogueLoader(db, undefined, () => reader.readVersion());
    this.#names = new ValueNames(db);
    this.#now = now;
  }

  async findVehicles(search: VehicleSearch, options: FindOptions = {}) {
    return this.#find((db, catalogues) => findCards<VehicleCard>(db, catalogues, search, options));
  }

  async findEstates(search: EstateSearch, options: FindOptions = {}) {
    return this.#find((db, catalogues) => findCards<EstateCard>(db, catalogues, search, options));
  }

  async countVehicles(search: VehicleSearch, options: FindOptions = {}) {
    return countFacets<VehicleFacet>(await this.#loader.get(), this.#getNames(), search, options);
  }

  async countEstates(search: EstateSearch, options: FindOptions = {}) {
    return countFacets<EstateFacet>(await this.#loader.get(), this.#getNames(), search, options);
  }

  async relaxVehicles(search: VehicleSearch, { names, ...options }: RelaxOptions = {}) {
    return relax(await this.#loader.get(), getVehicleChips(search, names), options);
  }

  async relaxEstates(search: EstateSearch, { names, ...options }: RelaxOptions = {}) {
    return relax(await this.#loader.get(), getEstateChips(search, names), options);
  }

  async vehiclePoints(search: VehicleSearch, options: FindOptions = {}) {
    return this.#find((db, catalogues) => findPoints(db, catalogues, search, options));
  }

  async estatePoints(search: EstateSearch, options: FindOptions = {}) {
    return this.#find((db, catalogues) => findPoints(db, catalogues, search, options));
  }

  async mapItems(search: VehicleSearch | EstateSearch, options: FindOptions = {}) {
    return this.#find((db, catalogues) => findMapItems(db, catalogues, search, options));
  }

  async get(id: string): Promise<ShownListing | null> {
    const row = await this.#reader.read((db) =>
      db
        .selectFrom("listing")
        .innerJoin("listing_body", "listing_body.listing_id", "listing.id")
        .leftJoin("agency", "agency.slug", "listing.agence")
        .select(["listing_body.content", "listing.visible", "listing.fini", "agency.content as agency"])
        .where("listing.id", "=", id)
        .executeTakeFirst(),
    );
    if (row === undefined) return null;
    const listing = JSON.parse(row.content) as Listing; // as `listingRow` wrote it
    if (row.visible === 0) {
      // A draft was never public.
      if (row.fini === null) return null;
      if (await this.getRemovalReason({ kind: "listing", id })) return { state: "gone", kind: listing.kind };
      const endedMs = this.#now().getTime() - Date.parse(row.fini);
      if (endedMs > SHOWN_AFTER_SALE_DAYS * DAY_MS) return { state: "gone", kind: listing.kind };
    }
    const agency = row.agency === null ? null : (JSON.parse(row.agency) as Agency); // as `putAgency` wrote it
    return { state: row.visible === 1 ? "shown" : "ended", listing, agency };
  }

  async cards(ids: readonly string[]): Promise<ListingCard[]> {
    if (ids.length === 0) return [];
    const rows = await this.#reader.read((db) =>
      db
        .selectFrom("listing")
        .innerJoin("listing_body", "listing_id", "id")
        .select(["id", "card"])
        .where("id", "in", [...new Set(ids)])
        .where("visible", "=", 1)
        .execute(),
    );
    const cards = new Map(rows.map(({ id, card }) => [id, card]));
    return [...new Set(ids)].flatMap((id) => {
      const card = cards.get(id);
      return card === undefined ? [] : [parseCard<ListingCard>(card)];
    });
  }

  async similar(id: string, count: number) {
    return this.#find((db, catalogues) => findSimilar(db, catalogues, id, count));
  }

  async neighbours(id: string, search: VehicleSearch | EstateSearch, options: FindOptions = {}) {
    return this.#find((db, catalogues) => findNeighbours(db, catalogues, id, search, options));
  }

  async news(
    watched: VehicleSearch | EstateSearch | { id: string },
    after: number,
    options: FindOptions & { count: number },
  ) {
    return findNews(this.#db, this.#loader, await this.#getChanged(after), watched, options);
  }

  findWatchers(ids: readonly string[], watches: readonly Watched[]) {
    return findWatchers(this.#db, this.#loader, ids, watches);
  }

  lastChange(): Promise<number> {
    return this.#reader.readVersion();
  }

  async latest(kind: ListingKind, count: number): Promise<ListingCard[]> {
    return this.#find((db, { [kind]: catalogue }) => {
      const slots = [...catalogue.getOrder("recent").subarray(0, count)];
      return findCardsInOrder(
        db,
        slots.map((slot) => catalogue.idAt(slot)),
      );
    });
  }

  async searchText(text: string, options: TextSearch = {}) {
    return this.#find((db, catalogues) => {
      this.#textScores.setVersion(this.#loader.version);
      return searchText(db, catalogues, this.#textScores, text, options);
    });
  }

  async priceHistory(id: string): Promise<PriceStep[]> {
    const found = await this.get(id);
    return found === null || found.state === "gone" ? [] : found.listing.prixHistorique;
  }

  async agencies(kind?: Agency["kind"]) {
    return this.#find((db, catalogues) => findAgencies(db, catalogues, kind));
  }

  async agency(slug: string) {
    return this.#find((db, catalogues) => findAgency(db, catalogues, slug));
  }

  async listOfAgency(slug: string): Promise<ListingCard[]> {
    const rows = await this.#db
      .selectFrom("listing")
      .innerJoin("listing_body", "listing_id", "id")
      .select("card")
      .where("agence", "=", slug)
      .orderBy("reference")
      .execute();
    return rows.map(({ card }) => parseCard<ListingCard>(card));
  }

  async listOffered(slug: string): Promise<Listing[]> {
    const rows = await this.#db
      .selectFrom("listing")
      .innerJoin("listing_body", "listing_id", "id")
      .select("content")
      .where("agence", "=", slug)
      .where("visible", "=", 1)
      .orderBy("reference")
      .execute();
    return rows.map(({ content }) => JSON.parse(content) as Listing); // as `listingBody` wrote it
  }

  findPortfolio(query: PortfolioQuery) {
    return findPortfolio(this.#db, query);
  }

  async communes(kind?: ListingKind) {
    return this.#find((db, catalogues) => findCommunes(db, catalogues, kind));
  }

  async sitemap(kind: ListingKind, first: number, count: number): Promise<SitemapEntry[]> {
    return this.#find((db, catalogues) => findSitemapEntries(db, catalogues[kind], first, count));
  }

  async photo(id: string): Promise<StoredPhoto | null> {
    const row = await this.#reader.read((db) =>
      db
        .selectFrom("listing_photo")
        .select(["content", "path"])
        .where("photo_id", "=", id)
        .where("listing_id", "not in", (removed) =>
          removed.selectFrom("removed_content").select("id").where("kind", "=", "listing"),
        )
        .limit(1)
        .executeTakeFirst(),
    );
    if (row === undefined) return null;
    return {
      photo: JSON.parse(row.content) as ListingPhoto, // as `importPortfolio` wrote it
      path: row.path,
    };
  }

  async usedPhotos(): Promise<{ ids: ReadonlySet<string>; paths: ReadonlySet<string> }> {
    const goneBefore = new Date(this.#now().getTime() - SHOWN_AFTER_SALE_DAYS * DAY_MS).toISOString();
    await whenNotBusy(() =>
      this.#db
        .deleteFrom("listing_photo")
        .where("listing_id", "in", (listings) =>
          listings.selectFrom("listing").select("id").where("fini", "<", goneBefore),
        )
        .execute(),
    );
    const rows = await this.#db.selectFrom("listing_photo").select(["photo_id", "path"]).distinct().execute();
    return {
      ids: new Set(rows.map(({ photo_id }) => photo_id)),
      paths: new Set(rows.flatMap(({ path }) => path ?? [])),
    };
  }

  async photoFiles(): Promise<PhotoFile[]> {
    const rows = await this.#db
      .selectFrom("listing")
      .innerJoin("listing_body", "listing_body.listing_id", "listing.id")
      .innerJoin("listing_photo", "listing_photo.listing_id", "listing.id")
      .select(["photo_id", "path", "listing_photo.content", "card"])
      .where("visible", "=", 1)
      .where("path", "is not", null)
      .orderBy("maj", "desc")
      .execute();
    const files = new Map<string, PhotoFile>();
    for (const { photo_id: id, path, content, card } of rows) {
      const { widthPx } = JSON.parse(content) as ListingPhoto; // as `importPortfolio` wrote it
      const isFirst = (JSON.parse(card) as ListingCard).photo?.id === id || files.get(id)?.isFirst === true;
      files.set(id, { id, path: path ?? "", widthPx, isFirst });
    }
    return [...files.values()].sort((a, b) => Number(b.isFirst) - Number(a.isFirst));
  }

  async count(kind?: ListingKind): Promise<number> {
    const { vehicle, estate } = await this.#loader.get();
    return (kind === "estate" ? 0 : vehicle.size) + (kind === "vehicle" ? 0 : estate.size);
  }

  async version(): Promise<string> {
    return String(await this.#reader.readVersion());
  }

  async travelNotes(id: string) {
    return listTravelNotes((await this.#loader.get()).estate, id);
  }

  travelStarts(stamp: number) {
    return findTravelStarts(this.#db, stamp);
  }

  putTravelTimes(stamp: number, times: readonly TravelTimes[]) {
    return whenNotBusy(() => putTravelTimes(this.#db, stamp, times));
  }

  async putAgency(agency: Agency): Promise<void> {
    await whenNotBusy(() => putAgency(this.#db, agency));
  }

  async hasAgency(slug: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom("agency")
      .select("slug")
      .where("slug", "=", slug)
      .executeTakeFirst();
    return row !== undefined;
  }

  importPortfolio(portfolio: Portfolio) {
    return importPortfolio(this.#db, portfolio, this.#now);
  }

  stageListings(key: ImportKey, listings: readonly StagedListing[], first: number) {
    return stageListings(this.#db, key, listings, first, this.#now());
  }

  finishImport(key: ImportKey, options: FinishOptions = {}) {
    return finishImport(this.#db, key, options, this.#now);
  }

  discardImport(importId: string) {
    return discardImport(this.#db, importId);
  }

  resumeImports() {
    return resumeImports(this.#db, this.#now);
  }

  withdraw(ids: readonly string[]): Promise<string[]> {
    return whenNotBusy(() =>
      this.#db.transaction().execute(async (transaction) => {
        const withdrawn: string[] = [];
        const getChange = createChange(transaction);
        for (const id of new Set(ids)) {
          if (await withdrawRow(transaction, id, this.#now(), getChange)) withdrawn.push(id);
        }
        return withdrawn;
      }),
    );
  }

  removeContent(content: RemovableContent, reason: string) {
    return whenNotBusy(() => removeContent(this.#db, content, reason, this.#now()));
  }

  restoreContent(content: RemovableContent) {
    return whenNotBusy(() => restoreContent(this.#db, content));
  }

  getRemovalReason(content: RemovableContent) {
    return getRemovalReason(this.#db, content);
  }

  removeAgency(slug: string) {
    return whenNotBusy(() => removeAgency(this.#db, slug, this.#now()));
  }

  createEdit(edit: NewEdit) {
    return whenNotBusy(() => createEdit(this.#db, edit, this.#now()));
  }

  getEdit(id: string) {
    return readEdit(this.#db, id);
  }

  findDrafts(agence: string, text?: string) {
    return findDrafts(this.#db, agence, text);
  }

  saveEdit(id: string, save: EditSave) {
    return whenNotBusy(() => saveEdit(this.#db, id, save, this.#now()));
  }

  changePhotos(id: string, change: PhotoChange, author: string) {
    return whenNotBusy(() => changePhotos(this.#db, id, change, { author, now: this.#now() }));
  }

  publishEdit(id: string) {
    return whenNotBusy(() => publishEdit(this.#db, id, this.#now()));
  }

  schedulePublication(id: string, publishAt: string | null) {
    return whenNotBusy(() => schedulePublication(this.#db, id, publishAt, this.#now()));
  }

  publishDueEdits() {
    return whenNotBusy(() => publishDueEdits(this.#db, this.#now()));
  }

  changePublished(id: string, change: QuickChange, author: string) {
    return whenNotBusy(() => changePublished(this.#db, id, change, { author, now: this.#now() }));
  }

  discardEdit(id: string, author: string) {
    return whenNotBusy(() => discardEdit(this.#db, id, { author, now: this.#now() }));
  }

  addDelivery(delivery: NewDelivery, result?: DeliveryResult) {
    return whenNotBusy(() => addDelivery(this.#db, delivery, this.#now(), result));
  }

  setDeliveryResult(id: string, result: DeliveryResult) {
    return whenNotBusy(() => setDeliveryResult(this.#db, id, result, this.#now()));
  }

  findDeliveries(query: Parameters<ListingStore["findDeliveries"]>[0]) {
    return findDeliveries(this.#db, query);
  }

  getDelivery(id: string) {
    return getDelivery(this.#db, id);
  }

  withLease(name: ListingWork, work: (signal: AbortSignal) => Promise<void>) {
    return withLease(this.#db, name, work);
  }

  findWaitingDelivery() {
    return findWaitingDelivery(this.#db);
  }

  findColumns(agence: string, header: readonly string[]) {
    return findColumns(this.#db, agence, header);
  }

  putColumns(agence: string, header: readonly string[], mapping: ColumnMapping) {
    return whenNotBusy(() => putColumns(this.#db, agence, header, mapping));
  }

  removeOldDeliveries() {
    return whenNotBusy(() => removeOldDeliveries(this.#db, this.#now()));
  }

  async close(): Promise<void> {
    await Promise.all([this.#db.destroy(), this.#reader.close()]);
  }

  /** Runs a query on a server that has all that the catalogues contain. */
  async #find<Result>(
    query: (db: Kysely<Tables>, catalogues: Catalogues) => Promise<Result>,
  ): Promise<Result> {
    const catalogues = await this.#loader.get();
    return this.#reader.read((db) => query(db, catalogues), this.#loader.version);
  }

  /** Names as of the change that the catalogues show. */
  #getNames(): ValueNames {
    this.#names.setVersion(this.#loader.version);
    return this.#names;
  }

  /** Reads the listings that changed once for all alerts that have seen the same changes. */
  async #getChanged(after: number): Promise<ChangedListings> {
    const known = await this.#changed?.catch(() => null);
    if (known?.after === after && known.change === (await this.lastChange())) return known;
    this.#changed = readChangedListings(this.#db, after);
    return this.#changed;
  }
}
