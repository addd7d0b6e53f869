import { type ListingKind, readField } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import { type CatalogueLoader, type Catalogues, selectRows } from "../catalogue/catalogue-loader.ts";
import { getKindFilters } from "../catalogue/columns.ts";
import { KindCatalogue } from "../catalogue/kind-catalogue.ts";
import { getSearchKind, type ListingSearch, Match } from "../catalogue/match.ts";
import type { Tables } from "../database/tables.ts";
import type { FindOptions, ListingNews, ListingWatchers, NewsPage, Watched } from "../listing-store.ts";
import { readVersion } from "../write/version.ts";
import { resolveCircle } from "./circle.ts";
import { findCardsById } from "./find-cards.ts";

const KINDS: readonly ListingKind[] = ["vehicle", "estate"];

/** The listings that were added or reduced after a change. Alerts match these alone. */
export interface ChangedListings {
  after: number;
  /** Number of the last change that was read. */
  change: number;
  catalogues: Catalogues;
}

/** Reads the listings that were added or reduced after a change. */
export async function readChangedListings(db: Kysely<Tables>, after: number): Promise<ChangedListings> {
  const change = await readVersion(db);
  const catalogues = newCatalogues();
  for (const kind of KINDS)
    catalogues[kind].apply(
      await selectRows(db, kind)
        .where("kind", "=", kind)
        .where("visible", "=", 1)
        .where((where) => where.or([where("came_at", ">", after), where("cut_at", ">", after)]))
        .execute(),
    );
  return { after, change, catalogues };
}

function newCatalogues() {
  return { vehicle: new KindCatalogue("vehicle"), estate: new KindCatalogue("estate") };
}

/** Reads those of these listings that are on offer. */
async function readOffered(db: Kysely<Tables>, ids: readonly string[]): Promise<Catalogues> {
  const catalogues = newCatalogues();
  // With conditions on kind and state beside the ids, SQLite reads all listings on offer.
  const rows = await db
    .selectFrom("listing")
    .select(["id", "kind", "visible"])
    .where("id", "in", [...ids])
    .execute();
  for (const kind of KINDS) {
    const offered = rows.filter((row) => row.kind === kind && row.visible === 1).map(({ id }) => id);
    if (offered.length > 0)
      catalogues[kind].apply(await selectRows(db, kind).where("id", "in", offered).execute());
  }
  return catalogues;
}

/**
 * Finds news of a search or of one listing since a change: counts all of it and
 * returns the newest. An import that ends meanwhile belongs to the next call. So
 * do all changes if the search requires travel times that are not computed yet.
 */
export async function findNews(
  db: Kysely<Tables>,
  loader: CatalogueLoader,
  changed: ChangedListings,
  watched: Watched["watched"],
  { count, ...options }: FindOptions & { count: number },
): Promise<NewsPage> {
  const { after } = changed;
  const slots = await matchWatched(changed.catalogues, loader, { watched, ...options });
  if (slots === null) return { change: after, total: 0, news: [] };
  const news = slots.flatMap(({ kind, slot }) => toNews(changed, changed.catalogues[kind], slot) ?? []);
  // Sorting is stable: within both groups, the most recent stay first.
  const newest = news.sort((a, b) => Number(b.isNew) - Number(a.isNew)).slice(0, count);
  const cards = await findCardsById(
    db,
    newest.map(({ id }) => id),
  );
  return {
    change: changed.change,
    total: news.length,
    news: newest.flatMap(({ id, priceBeforeCents }): ListingNews[] => {
      const card = cards.get(id);
      return card === undefined ? [] : [{ card, priceBeforeCents }];
    }),
  };
}

/**
 * Returns the listings of catalogues that a search finds, the most recent first, or the watched one.
 * Null if the search requires travel times that are not computed yet.
 */
async function matchWatched(
  catalogues: Catalogues,
  loader: CatalogueLoader,
  { watched, ...options }: Watched,
): Promise<{ kind: ListingKind; slot: number }[] | null> {
  if ("id" in watched)
    return KINDS.flatMap((kind) => {
      const slot = catalogues[kind].findSlot(watched.id);
      return slot === undefined ? [] : [{ kind, slot }];
    });
  const kind = getSearchKind(watched);
  // The centre of a commune is that of all of its listings.
  const needsCentre = watched.rayonKm !== undefined && options.around === undefined;
  const circle = resolveCircle(needsCentre ? await loader.get() : catalogues, watched, options);
  if (isWaitingForTimes(catalogues[kind], watched)) return null;
  const match = new Match(catalogues[kind], watched, { circle, area: options.area });
  return [...catalogues[kind].getOrder("recent")].flatMap((slot) =>
    match.has(slot) ? [{ kind, slot }] : [],
  );
}

/** Finds, for each of these listings on offer, the watched searches that it answers. */
export async function findWatchers(
  db: Kysely<Tables>,
  loader: CatalogueLoader,
  ids: readonly string[],
  watches: readonly Watched[],
): Promise<ListingWatchers[]> {
  if (ids.length === 0) return [];
  const catalogues = await readOffered(db, ids);
  const found = new Map<string, ListingWatchers>();
  for (const kind of KINDS)
    for (const slot of catalogues[kind].getOrder("recent")) {
      const read = (name: string) => catalogues[kind].number(name).values[slot]!;
      const isCut = read("prix_cents") < read("cut_from_cents");
      const id = catalogues[kind].idAt(slot);
      found.set(id, {
        id,
        change: isCut ? Math.max(read("came_at"), read("cut_at")) : read("came_at"),
        watchers: [],
      });
    }
  for (const [index, watch] of watches.entries())
    for (const { kind, slot } of (await matchWatched(catalogues, loader, watch)) ?? [])
      found.get(catalogues[kind].idAt(slot))?.watchers.push(index);
  return [...found.values()];
}

/** Whether a search requires travel times, and those of a changed listing are not computed yet. */
function isWaitingForTimes(catalogue: KindCatalogue, search: ListingSearch): boolean {
  const isRequired = getKindFilters(catalogue.kind).some(
    (row) => row.kind === "travel" && readField(search, row) !== undefined,
  );
  if (!isRequired) return false;
  const states = catalogue.number("travel_state").values;
  return [...catalogue.getOrder("number")].some((slot) => states[slot] === 0);
}

/** Returns the news of a listing: it was added, or reduced and not raised again. Null without news. */
function toNews({ after, change }: ChangedListings, catalogue: KindCatalogue, slot: number) {
  const read = (name: string) => catalogue.number(name).values[slot]!;
  const id = catalogue.idAt(slot);
  const cameAt = read("came_at");
  if (cameAt > after && cameAt <= change) return { id, isNew: true, priceBeforeCents: null };
  const cutAt = read("cut_at");
  const before = read("cut_from_cents");
  const isCut = cutAt > after && cutAt <= change && read("prix_cents") < before;
  return isCut ? { id, isNew: false, priceBeforeCents: before } : null;
}
