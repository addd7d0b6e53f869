import {
  CATEGORY_LABELS,
  type FilterNames,
  getVehicleChips,
  ignoredVehicleFilters,
  mobilityMessage,
  readVehicleSearch,
  VEHICLE_CATEGORIES,
  type VehicleOrder,
  type VehicleSearch,
  vehicleListPath,
  withIgnored,
  writeVehicleSearch,
} from "@lieudit/listing-model";
import { data, redirect } from "react-router";
import { pageSignal } from "../../places/search/ask-places.ts";
import { fromJsonText, toJsonText } from "../../shell/http/json-text.ts";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import { servicesContext } from "../../shell/services/services.ts";
import { breadcrumbJsonLd, type Crumb } from "../../shell/ui/breadcrumbs.tsx";
import { JsonLd } from "../../shell/ui/json-ld.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { FilterForm } from "../list/filter-form.tsx";
import { filterLink } from "../list/filter-link.ts";
import { listJsonLd } from "../list/list-json-ld.ts";
import { listRobots } from "../list/list-robots.ts";
import { listDescription } from "../list/listing-kind-words.ts";
import { LIST_SKIP_LINKS, ListingsView } from "../list/listings-view.tsx";
import { findNearestTowns } from "../list/nearest-towns.ts";
import { OfferMentions } from "../list/offer-mentions.tsx";
import { getUnknownTownSentence, resolveTown } from "../list/resolve-town.ts";
import { SortField } from "../list/sort-field.tsx";
import { getMapLinks } from "../map/map-links.ts";
import type { Route } from "./+types/vehicles-page.ts";
import { findLikeModels } from "./like-models.ts";
import { strayModel } from "./stray-model.ts";
import { VehicleFilters } from "./vehicle-filters.tsx";
import { vehicleNames } from "./vehicle-names.ts";
import { vehiclesHeading } from "./vehicles-heading.ts";

const ListingsMap = lazyPart(async () => (await import("../map/listings-map.tsx")).ListingsMap);

const FORM_ID = "filtres-vehicules";

const ORDER_LABELS: Readonly<Record<VehicleOrder, string>> = {
  recent: "Plus récentes",
  "prix-croissant": "Prix croissant",
  "prix-decroissant": "Prix décroissant",
  "km-croissant": "Kilométrage croissant",
  "annee-decroissante": "Plus jeunes",
};

export const handle = { skipLinks: LIST_SKIP_LINKS };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { listings, clock, publicUrl } = services;
  const { categorie, marque, modele } = params;
  if (categorie !== undefined && !VEHICLE_CATEGORIES.some((known) => known === categorie)) {
    throw new Response(null, { status: 404 });
  }
  const { pathname, search: query, searchParams } = url;
  const asked = readVehicleSearch(searchParams, { categorie, marque, modele });
  const stray = await strayModel(asked, listings);
  const search = stray === null ? asked : withoutModel(asked);
  const ignored = ignoredVehicleFilters(searchParams, { categorie, marque, modele }).concat(stray ?? []);
  // A form without JavaScript sends every field: the address that is kept has those that say something,
  // and what cannot be read, so that the page can say so.
  const list = vehicleListPath(search);
  const path = withIgnored(list, ignored);
  if (path !== pathname + query) throw redirect(path, 302);

  const town = await resolveTown(search.ville, "vehicle", services, pageSignal(request));
  const around = town?.middle ? { around: town.middle } : {};
  const [page, facets] = await Promise.all([
    listings.findVehicles(search, around),
    listings.countVehicles(search, around),
  ]);
  const names = {
    ...(await vehicleNames(search, listings, facets)),
    ...(town !== null && { ville: town.label }),
  };
  const [relaxations, items] = await Promise.all([
    page.total === 0 ? listings.relaxVehicles(search, { ...around, names }) : [],
    search.vue === "carte" ? listings.mapItems(search, around) : null,
  ]);
  const now = clock().getTime();
  const isTownKnown = town !== null && town.middle !== null;
  const nearest =
    page.total > 0 || town === null || search.zone !== undefined
      ? null
      : findNearestTowns(town, facets.ville, await listings.communes("vehicle"), (ville) => {
          const { rayonKm: _, ...rest } = search;
          return vehicleListPath({ ...rest, ville, page: 1 });
        });
  const answer = {
    search,
    nearest: nearest ?? findLikeModels(search, page.total, facets.modele),
    ignored: [...ignored.map(({ sentence }) => sentence), ...getUnknownTownSentence(town)],
    robots: listRobots(list, page.total === 0 || ignored.length > 0),
    heading: vehiclesHeading(search, { ...names, ...(isTownKnown && { town: town.name }) }),
    crumbs: listCrumbs(search, names),
    chips: getVehicleChips(search, names).map((filter) => filterLink(filter, vehicleListPath)),
    found: toJsonText({ page, facets }),
    town: town?.label,
    names,
    relaxations: relaxations.map((filter) => filterLink(filter, vehicleListPath)),
    map: items && {
      points: items.points,
      groups: items.groups,
      mapCredits: await services.mapCreditsAround([...items.points, ...items.groups]),
      links: getMapLinks(search, vehicleListPath),
    },
    now,
    publicUrl,
    mobility: mobilityMessage(list, new Date(now)),
  };
  return data(answer, { status: page.page > page.pageCount ? 404 : 200 });
}

export default function VehiclesPage({ loaderData }: Route.ComponentProps) {
  const { search, found, heading, crumbs, chips, robots, town, map, now, publicUrl } = loaderData;
  const { page, facets } = fromJsonText(found);
  return (
    <>
      <PageHead
        title={`${heading}${page.page > 1 ? `, page ${page.page}` : ""}`}
        description={listDescription(
          heading,
          page.total,
          "de professionnels, avec photos, prix, kilométrage et vignette Crit’Air.",
        )}
        publicUrl={publicUrl}
        path={robots.canonical}
        {...(robots.robots !== undefined && { robots: robots.robots })}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title="Derniers véhicules"
        href="/flux/vehicules.xml"
      />
      <JsonLd value={breadcrumbJsonLd(crumbs, publicUrl)} />
      <JsonLd value={listJsonLd(page.cards, publicUrl)} />
      <ListingsView
        path={crumbs}
        heading={heading}
        intro={`${search.categorie === undefined ? "Voitures, utilitaires, motos et camping-cars" : "Annonces"} de professionnels. Prix TTC, hors frais d’immatriculation.`}
        search={search}
        hrefOf={vehicleListPath}
        chips={chips}
        ignored={loaderData.ignored}
        everything="/vehicules"
        page={page}
        relaxations={loaderData.relaxations}
        nearest={loaderData.nearest}
        now={now}
        form={
          <FilterForm
            id={FORM_ID}
            action="/vehicules"
            values={listFields(search, town)}
            hrefOf={(fields) => vehicleListPath(askedBy(fields, search))}
            activeCount={chips.length}
            total={page.total}
          >
            <VehicleFilters
              search={search}
              facets={facets}
              names={loaderData.names}
              town={town ?? ""}
              thisYear={new Date(now).getFullYear()}
            />
            {search.vue === "carte" && <input type="hidden" name="vue" value="carte" />}
          </FilterForm>
        }
        sort={<SortField form={FORM_ID} chosen={search.tri} labels={ORDER_LABELS} />}
        map={map !== null && <ListingsMap {...map} label="Carte des véhicules" />}
        mention={<OfferMentions mobility={loaderData.mobility} hasEstates={false} />}
      />
    </>
  );
}

/** What the fields ask for; another make leaves the model behind. */
function askedBy(fields: URLSearchParams, before: VehicleSearch): VehicleSearch {
  if (fields.get("marque") !== (before.marque ?? null)) fields.delete("modele");
  return readVehicleSearch(fields);
}

/** Returns the search as the fields of the form spell it. */
function listFields(search: VehicleSearch, town: string | undefined): URLSearchParams {
  const fields = writeVehicleSearch(search);
  if (town !== undefined) fields.set("ville", town);
  return fields;
}

function withoutModel({ modele: _, ...search }: VehicleSearch): VehicleSearch {
  return search;
}

function listCrumbs(search: VehicleSearch, names: FilterNames): Crumb[] {
  const { categorie, marque, modele } = search;
  const everything = readVehicleSearch(new URLSearchParams());
  const crumbs: Crumb[] = [{ label: "Véhicules", href: "/vehicules" }];
  if (categorie === undefined) return crumbs;
  crumbs.push({ label: CATEGORY_LABELS[categorie], href: vehicleListPath({ ...everything, categorie }) });
  if (marque === undefined || names.marque === undefined) return crumbs;
  crumbs.push({ label: names.marque, href: vehicleListPath({ ...everything, categorie, marque }) });
  if (modele === undefined || names.modele === undefined) return crumbs;
  const href = vehicleListPath({ ...everything, categorie, marque, modele });
  return [...crumbs, { label: names.modele, href }];
}
