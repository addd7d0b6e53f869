import {
  estateListPath,
  listingPath,
  pageTitle,
  readEstateSearch,
  TRANSACTION_LABELS,
  villeSlug,
} from "@lieudit/listing-model";
import { listingJsonLd } from "../listing/listing-json-ld.ts";
import { listingSummary } from "../listing/listing-summary.ts";
import { ListingView } from "../listing/listing-view.tsx";
import { loadListing } from "../listing/load-listing.ts";
import { servicesContext } from "../services.ts";
import { breadcrumbJsonLd, type Crumb } from "../ui/breadcrumbs.tsx";
import { JsonLd } from "../ui/json-ld.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/estate-page.ts";
import { ESTATE_TYPES_PLURAL } from "./estates-heading.ts";

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadListing("estate", params.fiche, context.get(servicesContext), request);
}

export default function EstatePage({ loaderData }: Route.ComponentProps) {
  const { listing, agency, hasEnded, publicUrl } = loaderData;
  const { transaction, type, adresse, titre } = listing;
  const everything = { ...readEstateSearch(new URLSearchParams()), transaction };
  const path: Crumb[] = [
    { label: "Immobilier", href: "/immobilier" },
    { label: TRANSACTION_LABELS[transaction], href: estateListPath(everything) },
    { label: ESTATE_TYPES_PLURAL[type], href: estateListPath({ ...everything, types: [type] }) },
    {
      label: adresse.commune,
      href: estateListPath({ ...everything, types: [type], ville: villeSlug(adresse) }),
    },
    { label: titre, href: listingPath(listing) },
  ];
  return (
    <>
      <PageHead
        title={pageTitle(listing)}
        description={listingSummary(listing)}
        publicUrl={publicUrl}
        path={listingPath(listing)}
        sharePicture={`/og${listingPath(listing)}.jpg`}
        {...(hasEnded && { robots: "noindex,follow" })}
      />
      <JsonLd value={breadcrumbJsonLd(path, publicUrl)} />
      <JsonLd value={listingJsonLd(listing, agency, hasEnded, publicUrl)} />
      <ListingView loaded={loaderData} path={path} />
    </>
  );
}
