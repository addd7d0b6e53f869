import type { Agency, ListingKind } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import type { Catalogues } from "../catalogue/catalogue-loader.ts";
import type { KindCatalogue } from "../catalogue/kind-catalogue.ts";
import type { Tables } from "../database/tables.ts";
import type { AgencyWithCounts, CommuneWithCount } from "../listing-store.ts";
import { findCardsById } from "./find-cards.ts";

/** Returns agencies by name, with the number of their listings on offer. */
export async function findAgencies(
  db: Kysely<Tables>,
  catalogues: Catalogues,
  kind: Agency["kind"] | undefined,
): Promise<AgencyWithCounts[]> {
  const counts = countByAgency(catalogues);
  const rows = await db
    .selectFrom("agency")
    .select("content")
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
    .execute();
  return rows.map(({ content }) => withCounts(content, counts)).sort((a, b) => BY_NAME.compare(a.nom, b.nom));
}

/** Returns the agency with this slug, or null. */
export async function findAgency(
  db: Kysely<Tables>,
  catalogues: Catalogues,
  slug: string,
): Promise<AgencyWithCounts | null> {
  const counts = countByAgency(catalogues);
  const row = await db.selectFrom("agency").select("content").where("slug", "=", slug).executeTakeFirst();
  return row === undefined ? null : withCounts(row.content, counts);
}

type Counts = Readonly<Record<ListingKind, ReadonlyMap<string, number>>>;

function countByAgency({ vehicle, estate }: Catalogues): Counts {
  return { vehicle: countAgencies(vehicle), estate: countAgencies(estate) };
}

function countAgencies(catalogue: KindCatalogue): Map<string, number> {
  const { codes, texts } = catalogue.text("agence");
  const counts = new Map<string, number>();
  for (const [slot, id] of catalogue.ids.entries()) {
    if (id === undefined) continue;
    const slug = texts[codes[slot]!] ?? "";
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return counts;
}

function withCounts(content: string, { vehicle, estate }: Counts): AgencyWithCounts {
  const agency = JSON.parse(content) as Agency; // as `putAgency` wrote it
  return {
    ...agency,
    vehicleCount: vehicle.get(agency.slug) ?? 0,
    estateCount: estate.get(agency.slug) ?? 0,
  };
}

interface Town {
  /** Id of any listing of the commune; its card holds the name. */
  id: string;
  count: number;
  located: number;
  latitude: number;
  longitude: number;
}

/** Returns the communes with listings, by name. */
export async function findCommunes(
  db: Kysely<Tables>,
  catalogues: Catalogues,
  kind: ListingKind | undefined,
): Promise<CommuneWithCount[]> {
  const towns = new Map<string, Town>();
  for (const catalogue of Object.values(catalogues)) {
    if (kind === undefined || kind === catalogue.kind) addTowns(towns, catalogue);
  }
  const cards = await findCardsById(
    db,
    [...towns.values()].map(({ id }) => id),
  );
  return [...towns]
    .flatMap(([ville, { id, count, located, latitude, longitude }]) => {
      const { commune, codePostal } = cards.get(id)?.adresse ?? {};
      if (commune === undefined || codePostal === undefined) return [];
      const centre =
        located === 0
          ? { latitude: null, longitude: null }
          : { latitude: latitude / located, longitude: longitude / located };
      return [{ ville, count, ...centre, commune, codePostal }];
    })
    .sort((a, b) => BY_NAME.compare(a.commune, b.commune));
}

function addTowns(towns: Map<string, Town>, catalogue: KindCatalogue): void {
  const { codes, texts } = catalogue.text("ville");
  const latitudes = catalogue.number("latitude").values;
  const longitudes = catalogue.number("longitude").values;
  for (const [slot, id] of catalogue.ids.entries()) {
    if (id === undefined) continue;
    const ville = texts[codes[slot]!] ?? "";
    const town = towns.get(ville) ?? { id, count: 0, located: 0, latitude: 0, longitude: 0 };
    towns.set(ville, town);
    town.count += 1;
    if (Number.isNaN(latitudes[slot])) continue;
    town.located += 1;
    town.latitude += latitudes[slot]!;
    town.longitude += longitudes[slot]!;
  }
}

const BY_NAME = new Intl.Collator("fr", { sensitivity: "base", numeric: true });
