import {
  ESTATE_TYPES,
  type EstateOrder,
  type EstateSearch,
  estateListPath,
  getEstateChips,
  ignoredEstateFilters,
  readEstateSearch,
  TRANSACTION_LABELS,
  TRANSACTIONS,
  type Transaction,
  withIgnored,
  writeEstateSearch,
} from "@lieudit/listing-model";
import type { ListingStore } from "@lieudit/listing-store";
import { data, Link, redirect } from "react-router";
import { pageSignal } from "../../places/search/ask-places.ts";
import { fromJsonText, toJsonText } from "../../shell/http/json-text.ts";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import { servicesContext } from "../../shell/services/services.ts";
import { breadcrumbJsonLd, type Crumb } from "../../shell/ui/breadcrumbs.tsx";
import { JsonLd } from "../../shell/ui/json-ld.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { ViewSwitch } from "../../shell/ui/view-switch.tsx";
import { agencyName } from "../list/agency-name.ts";
import { FilterForm } from "../list/filter-form.tsx";
import { filterLink } from "../list/filter-link.ts";
import { listJsonLd } from "../list/list-json-ld.ts";
import { listRobots } from "../list/list-robots.ts";
import { listDescription } from "../list/listing-kind-words.ts";
import { LIST_SKIP_LINKS, ListingsView } from "../list/listings-view.tsx";
import { findNearestTowns } from "../list/nearest-towns.ts";
import { OfferMentions } from "../list/offer-mentions.tsx";
import { getAreaOption, resolveAddress } from "../list/resolve-address.ts";
import { getUnknownTownSentence, resolveTown } from "../list/resolve-town.ts";
import { SortField } from "../list/sort-field.tsx";
import { getMapLinks } from "../map/map-links.ts";
import type { Route } from "./+types/estates-page.ts";
import { EstateFilters } from "./estate-filters.tsx";
import { ESTATE_TYPES_PLURAL, estatesHeading } from "./estates-heading.ts";

const ListingsMap = lazyPart(async () => (await import("../map/listings-map.tsx")).ListingsMap);

const FORM_ID = "filtres-immobilier";

const ORDER_LABELS: Readonly<Record<EstateOrder, string>> = {
  recent: "Plus récentes",
  "prix-croissant": "Prix croissant",
  "prix-decroissant": "Prix décroissant",
  "surface-decroissante": "Plus grandes surfaces",
  "prix-m2-croissant": "Prix au m² croissant",
};

export const handle = { skipLinks: LIST_SKIP_LINKS };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { listings, clock, publicUrl } = services;
  const { transaction, type, ville } = params;
  if (
    (transaction !== undefined && !TRANSACTIONS.some((known) => known === transaction)) ||
    (type !== undefined && !ESTATE_TYPES.some((known) => known === type))
  ) {
    throw new Response(null, { status: 404 });
  }
  const { pathname, search: query, searchParams } = url;
  const search = readEstateSearch(searchParams, { transaction, type, ville });
  const ignored = ignoredEstateFilters(searchParams, { transaction, type, ville });
  // A form without JavaScript sends every field: the address that is kept has those that say something,
  // and what cannot be read, so that the page can say so.
  const list = estateListPath(search);
  const path = withIgnored(list, ignored);
  // A price says what it is for: sales and rents are lists of their own.
  if (search.transaction === undefined) {
    const chosen = { ...search, transaction: await pickTransaction(search, listings) };
    throw redirect(withIgnored(estateListPath(chosen), ignored), 302);
  }
  if (path !== pathname + query) throw redirect(path, 302);

  const signal = pageSignal(request);
  const [town, address] = await Promise.all([
    resolveTown(search.ville, "estate", services, signal),
    resolveAddress(search, services, signal),
  ]);
  const around = { ...(town?.middle && { around: town.middle }), ...getAreaOption(address) };
  const [page, facets] = await Promise.all([
    listings.findEstates(search, around),
    listings.countEstates(search, around),
  ]);
  const names = {
    ville: town?.label,
    agence: await agencyName(search, listings, facets),
  };
  const [relaxations, items] = await Promise.all([
    page.total === 0 ? listings.relaxEstates(search, { ...around, names }) : [],
    search.vue === "carte" ? listings.mapItems(search, around) : null,
  ]);
  const nearest =
    page.total > 0 || town === null || search.zone !== undefined
      ? null
      : findNearestTowns(town, facets.ville, await listings.communes("estate"), (ville) => {
          const { rayonKm: _, ...rest } = search;
          return estateListPath({ ...rest, ville, page: 1 });
        });
  const answer = {
    search,
    nearest,
    ignored: [
      ...ignored.map(({ sentence }) => sentence),
      ...getUnknownTownSentence(town),
      ...(address.problem === null ? [] : [address.problem]),
    ],
    robots: listRobots(list, page.total === 0 || ignored.length > 0),
    heading: estatesHeading(search, town?.middle ? town.name : undefined),
    crumbs: listCrumbs(search, town?.name),
    // The tabs say the transaction.
    chips: getEstateChips(search, names)
      .filter(isNoTransaction)
      .map((filter) => filterLink(filter, estateListPath)),
    found: toJsonText({ page, facets }),
    town: town?.label,
    agencyName: names.agence,
    relaxations: relaxations.filter(isNoTransaction).map((filter) => filterLink(filter, estateListPath)),
    map: items && {
      points: items.points,
      groups: items.groups,
      mapCredits: await services.mapCreditsAround([...items.points, ...items.groups]),
      links: getMapLinks(search, estateListPath),
      reached: address.area,
    },
    feed: joinFeedPath(search),
    now: clock().getTime(),
    publicUrl,
  };
  return data(answer, { status: page.page > page.pageCount ? 404 : 200 });
}

export default function EstatesPage({ loaderData }: Route.ComponentProps) {
  const { search, found, heading, crumbs, chips, robots, town, map, now, publicUrl } = loaderData;
  const { page, facets } = fromJsonText(found);
  return (
    <>
      <PageHead
        title={`${heading}${page.page > 1 ? `, page ${page.page}` : ""}`}
        description={listDescription(
          heading,
          page.total,
          "d’agences, avec photos, prix, surface, classes énergie et climat.",
        )}
        publicUrl={publicUrl}
        path={robots.canonical}
        {...(robots.robots !== undefined && { robots: robots.robots })}
      />
      <link rel="alternate" type="application/rss+xml" title="Derniers biens" href={loaderData.feed} />
      <JsonLd value={breadcrumbJsonLd(crumbs, publicUrl)} />
      <JsonLd value={listJsonLd(page.cards, publicUrl)} />
      <ListingsView
        path={crumbs}
        heading={heading}
        intro={
          <>
            {search.types.length === 0 ? "Maisons, appartements, terrains et locaux" : "Annonces"} d’agences
            de la région. Chaque prix dit qui paie les honoraires{"\u202f"}; voir le{" "}
            <Link to="/honoraires">barème</Link>.
          </>
        }
        search={search}
        hrefOf={estateListPath}
        chips={chips}
        ignored={loaderData.ignored}
        tabs={
          <ViewSwitch
            label="Projet"
            views={TABS.map((transaction) => ({
              label: TAB_LABELS[transaction],
              to: estateListPath(withTransaction(search, transaction)),
              isShown: transaction === search.transaction,
            }))}
          />
        }
        everything={estateListPath({ ...NO_FILTERS, ...pickTab(search) })}
        page={page}
        relaxations={loaderData.relaxations}
        nearest={loaderData.nearest}
        now={now}
        form={
          <FilterForm
            id={FORM_ID}
            action="/immobilier"
            values={listFields(search, town)}
            hrefOf={(fields) => estateListPath(readEstateSearch(fields))}
            activeCount={chips.length}
            total={page.total}
          >
            <EstateFilters
              search={search}
              facets={facets}
              agencyName={loaderData.agencyName}
              town={town ?? ""}
              thisYear={new Date(now).getFullYear()}
            />
            {search.vue === "carte" && <input type="hidden" name="vue" value="carte" />}
          </FilterForm>
        }
        sort={<SortField form={FORM_ID} chosen={search.tri} labels={ORDER_LABELS} />}
        map={map !== null && <ListingsMap {...map} label="Carte des biens" />}
        mention={<OfferMentions mobility={null} hasEstates />}
      />
    </>
  );
}

const TABS = ["vente", "location", "saisonnier", "viager"] as const satisfies readonly Transaction[];

const TAB_LABELS: Readonly<Record<Transaction, string>> = { ...TRANSACTION_LABELS, saisonnier: "Saisonnier" };

const NO_FILTERS = readEstateSearch(new URLSearchParams());

/** What stays when all filters are removed. */
function pickTab({ transaction, vue }: EstateSearch): Partial<EstateSearch> {
  return { vue, ...(transaction !== undefined && { transaction }) };
}

/** Returns the same search in another tab, without the price: sale prices mean nothing for rents. */
function withTransaction(search: EstateSearch, transaction: Transaction): EstateSearch {
  const { prixMinEuros: _, prixMaxEuros: __, ...rest } = search;
  return { ...rest, transaction, page: 1 };
}

/** The first tab that has any results; the first one if none has. */
async function pickTransaction(search: EstateSearch, listings: ListingStore): Promise<Transaction> {
  const { transaction: offered } = await listings.countEstates(search);
  return TABS.find((transaction) => offered.some(({ value }) => value === transaction)) ?? TABS[0];
}

function isNoTransaction({ key }: { key: string }): boolean {
  return key !== "transaction";
}

/** Returns the feed of the newest estates of a list. */
function joinFeedPath(search: EstateSearch): string {
  const query = writeEstateSearch({ ...search, tri: "recent", page: 1, vue: "liste" });
  return query.size === 0 ? "/flux/immobilier.xml" : `/flux/immobilier.xml?${query}`;
}

/** Returns the search as the fields of the form spell it. */
function listFields(search: EstateSearch, town: string | undefined): URLSearchParams {
  const fields = writeEstateSearch(search);
  if (town !== undefined) fields.set("ville", town);
  return fields;
}

function listCrumbs(search: EstateSearch, townName: string | undefined): Crumb[] {
  const { transaction, types, ville } = search;
  const everything = readEstateSearch(new URLSearchParams());
  const crumbs: Crumb[] = [{ label: "Immobilier", href: "/immobilier" }];
  if (transaction === undefined) return crumbs;
  crumbs.push({
    label: TRANSACTION_LABELS[transaction],
    href: estateListPath({ ...everything, transaction }),
  });
  const [type] = types;
  if (type === undefined || types.length > 1) return crumbs;
  crumbs.push({
    label: ESTATE_TYPES_PLURAL[type],
    href: estateListPath({ ...everything, transaction, types }),
  });
  if (ville === undefined || search.rayonKm !== undefined) return crumbs;
  const href = estateListPath({ ...everything, transaction, types, ville });
  return [...crumbs, { label: townName ?? ville, href }];
}
