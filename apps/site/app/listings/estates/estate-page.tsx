import { dayInFrance, getLastDay } from "@lieudit/leads/forms";
import {
  type EstateListing,
  estateListPath,
  estimateMonthlyBudget,
  isDwelling,
  listingPath,
  listSeasonsUntil,
  listStayWeeks,
  pageTitle,
  readEstateSearch,
  TRANSACTION_LABELS,
  villeSlug,
} from "@lieudit/listing-model";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import { servicesContext } from "../../shell/services/services.ts";
import { breadcrumbJsonLd, type Crumb } from "../../shell/ui/breadcrumbs.tsx";
import { JsonLd } from "../../shell/ui/json-ld.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { listingJsonLd } from "../listing/listing-json-ld.ts";
import { listingSummary } from "../listing/listing-summary.ts";
import { ListingView } from "../listing/listing-view.tsx";
import { loadListing } from "../listing/load-listing.ts";
import type { Route } from "./+types/estate-page.ts";
import { ESTATE_TYPES_PLURAL } from "./estates-heading.ts";

const ProgrammeLotsTable = lazyPart(
  async () => (await import("./programme-lots-table.tsx")).ProgrammeLotsTable,
);
const StayWeeks = lazyPart(async () => (await import("./stay-weeks.tsx")).StayWeeks);

/** Weeks of a holiday let on its page. */
const WEEK_COUNT = 16;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const loaded = await loadListing("estate", params.fiche, context.get(servicesContext), request);
  const { listing } = loaded;
  const stay = loaded.hasEnded ? undefined : listing.sejour;
  const today = dayInFrance(new Date(loaded.now));
  const budget = loaded.hasEnded ? null : estimateMonthlyBudget(listing);
  // Sent as they are read: the code that words them is larger than the words.
  return {
    ...loaded,
    mentions: [...loaded.mentions, ...(budget?.mentions ?? [])],
    budget: budget?.text ?? null,
    title: pageTitle(listing),
    description: listingSummary(listing),
    weeks: stay === undefined ? [] : listStayWeeks(stay, today, WEEK_COUNT),
    // The form accepts no later day.
    seasons: stay === undefined ? [] : listSeasonsUntil(stay, getLastDay(today)),
    path: getPath(listing),
  };
}

export default function EstatePage({ loaderData }: Route.ComponentProps) {
  const { listing, agency, title, description, path, weeks, seasons, budget, hasEnded, publicUrl } =
    loaderData;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        publicUrl={publicUrl}
        path={listingPath(listing)}
        sharePicture={`/og${listingPath(listing)}.jpg`}
        {...(hasEnded && { robots: "noindex,follow" })}
      />
      <JsonLd value={breadcrumbJsonLd(path, publicUrl)} />
      <JsonLd value={listingJsonLd(listing, agency, hasEnded, publicUrl)} />
      <ListingView
        loaded={loaderData}
        path={path}
        budget={budget}
        offer={
          <>
            {listing.lots !== undefined && <ProgrammeLotsTable lots={listing.lots} />}
            {listing.transaction === "location" && isDwelling(listing) && !hasEnded && (
              <section className="listing-section listing-help" aria-labelledby="dossier">
                <h2 id="dossier">Votre dossier de location</h2>
                <p>
                  DossierFacile, service gratuit de l’État, vérifie vos pièces et en fait un dossier que vous
                  transmettez par un lien{"\u00a0"}:{" "}
                  <a href="https://www.dossierfacile.logement.gouv.fr">dossierfacile.logement.gouv.fr</a>
                </p>
              </section>
            )}
            {weeks.length > 0 && <StayWeeks id={listing.id} weeks={weeks} seasons={seasons} />}
          </>
        }
      />
    </>
  );
}

/** The way from the list of all to a listing. */
function getPath(listing: EstateListing): Crumb[] {
  const { transaction, type, adresse, titre } = listing;
  const everything = { ...readEstateSearch(new URLSearchParams()), transaction };
  return [
    { label: "Immobilier", href: "/immobilier" },
    { label: TRANSACTION_LABELS[transaction], href: estateListPath(everything) },
    { label: ESTATE_TYPES_PLURAL[type], href: estateListPath({ ...everything, types: [type] }) },
    {
      label: adresse.commune,
      href: estateListPath({ ...everything, types: [type], ville: villeSlug(adresse) }),
    },
    { label: titre, href: listingPath(listing) },
  ];
}
