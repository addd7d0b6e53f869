import { type ListingKind, readField } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import { type CatalogueLoader, type Catalogues, selectRows } from "../catalogue/catalogue-loader.ts";
import { getKindFilters } from "../catalogue/columns.ts";
import { KindCatalogue } from "../catalogue/kind-catalogue.ts";
import { getSearchKind, type ListingSearch, Match } from "../catalogue/match.ts";
import type { Tables } from "../database/tables.ts";
import type { FindOptions, ListingNews, NewsPage } from "../listing-store.ts";
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
  const change = Number(await readVersion(db));
  const catalogues = { vehicle: new KindCatalogue("vehicle"), estate: new KindCatalogue("estate") };
  for (const kind of KINDS) {
    const rows = await selectRows(db, kind)
      .where("kind", "=", kind)
      .where("visible", "=", 1)
      .where((where) => where.or([where("came_at", ">", after), where("cut_at", ">", after)]))
      .execute();
    catalogues[kind].apply(rows);
  }
  return { after, change, catalogues };
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
  watched: ListingSearch | { id: string },
  { count, ...options }: FindOptions & { count: number },
): Promise<NewsPage> {
  const { after } = changed;
  const slots: { kind: ListingKind; slot: number }[] = [];
  if ("id" in watched) {
    for (const kind of KINDS) {
      const slot = changed.catalogues[kind].findSlot(watched.id);
      if (slot !== undefined) slots.push({ kind, slot });
    }
  } else {
    const kind = getSearchKind(watched);
    // The centre of a commune is that of all of its listings.
    const needsCentre = watched.rayonKm !== undefined && options.around === undefined;
    const circle = resolveCircle(needsCentre ? await loader.get() : changed.catalogues, watched, options);
    if (isWaitingForTimes(changed.catalogues[kind], watched)) return { change: after, total: 0, news: [] };
    const match = new Match(changed.catalogues[kind], watched, { circle, area: options.area });
    for (const slot of changed.catalogues[kind].getOrder("recent")) {
      if (match.has(slot)) slots.push({ kind, slot });
    }
  }
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
