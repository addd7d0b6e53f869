import {
  type Agency,
  agencyPath,
  estateListPath,
  mobilityMessage,
  readEstateSearch,
  readVehicleSearch,
  vehicleListPath,
} from "@lieudit/listing-model";
import { type DisplayPhoto, getDetailsFields } from "@lieudit/place-widgets";
import { MARKER_FIELDS } from "../../places/map/place-marker.tsx";
import { asked, askedPlace, pageSignal, valueOr } from "../../places/search/ask-places.ts";
import { findFirstPhotos } from "../../places/search/first-photos.ts";
import { counted, phoneText } from "../../shell/format/french.ts";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import { servicesContext } from "../../shell/services/services.ts";
import { Breadcrumbs, breadcrumbJsonLd } from "../../shell/ui/breadcrumbs.tsx";
import { ButtonLink } from "../../shell/ui/button.tsx";
import { CardGrid } from "../../shell/ui/card.tsx";
import { JsonLd } from "../../shell/ui/json-ld.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { Pagination } from "../../shell/ui/pagination.tsx";
import { SectionHeading } from "../../shell/ui/section-heading.tsx";
import { ListingCardView } from "../list/listing-card-view.tsx";
import { OfferMentions } from "../list/offer-mentions.tsx";
import { StatedLink } from "../listing/listing-mentions.tsx";
import { outsideAddress } from "../listing/outside-address.ts";
import { typesetAgency } from "../listing/typeset-listing.ts";
import type { Route } from "./+types/agency-page.ts";
import { agencyJsonLd } from "./agency-json-ld.ts";
import { agencyLegalFacts } from "./agency-legal-facts.ts";
import "@lieudit/place-map/styles.css";
import "../../places/map/map.css";
import "@lieudit/place-widgets/styles/details.css";
import "../../shell/design/kit-theme.css";
import "../list/listings.css";
import "./agencies.css";

/** Cards of each kind on a page. */
const SHOWN = 6;
/** The last page that addresses may name. */
const MAX_PAGE = 10_000;

/** The key of the page of each kind in the address. */
type PageKey = "vehicules" | "biens";

const PlaceDetails = lazyPart(async () => (await import("@lieudit/place-widgets/details")).PlaceDetails);
const LocationMap = lazyPart(async () => (await import("../../places/map/location-map.tsx")).LocationMap);

const PLACE_FIELDS = [
  ...new Set([...getDetailsFields("standard"), ...MARKER_FIELDS, "attributions" as const]),
];

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { listings, places, publicUrl, clock, mapCreditsAt } = context.get(servicesContext);
  const found = await listings.agency(params.slug);
  if (found === null) throw new Response(null, { status: 404 });
  const agency = typesetAgency(found);
  const signal = pageSignal(request);
  const own = { agence: agency.slug };
  const [vehicles, estates, answer] = await Promise.all([
    listings.findVehicles(
      { ...readVehicleSearch(new URLSearchParams()), ...own, page: readPage(url, "vehicules") },
      { cardsPerPage: SHOWN },
    ),
    listings.findEstates(
      { ...readEstateSearch(new URLSearchParams()), ...own, page: readPage(url, "biens") },
      { cardsPerPage: SHOWN },
    ),
    agency.placeId === undefined
      ? null
      : askedPlace(
          places.getPlace({ placeId: agency.placeId, languageCode: "fr" }, PLACE_FIELDS, { signal }),
          signal,
        ),
  ]);
  for (const { page, pageCount } of [vehicles, estates]) {
    if (page > pageCount) throw new Response(null, { status: 404 });
  }
  const place = answer?.phase === "ready" ? answer.value : null;
  const photos: DisplayPhoto[] | undefined =
    place === null
      ? undefined
      : valueOr(await asked(findFirstPhotos(places, place, signal), signal), undefined);
  const mapCredits = place?.location === undefined ? null : await mapCreditsAt(place.location);
  const now = clock();
  const mobility = vehicles.total === 0 ? null : mobilityMessage(agency.slug, now);
  return { agency, vehicles, estates, place, photos, mapCredits, mobility, publicUrl, now: now.getTime() };
}

/** Reads the number of a page, from 1; anything else is the first page. */
function readPage(url: URL, key: PageKey): number {
  const page = Number(url.searchParams.get(key) ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}

export default function AgencyPage({ loaderData }: Route.ComponentProps) {
  const { agency, vehicles, estates, place, photos, mapCredits, mobility, publicUrl, now } = loaderData;
  const path = [
    { label: "Agences et concessions", href: "/agences" },
    { label: agency.nom, href: agencyPath(agency) },
  ];
  const own = { agence: agency.slug };
  return (
    <div className="page agency-page">
      <PageHead
        title={`${agency.nom}, ${agency.adresse.commune}`}
        description={agency.description ?? `Les annonces, les horaires et les avis de ${agency.nom}.`}
        publicUrl={publicUrl}
        path={agencyPath(agency)}
      />
      <JsonLd value={breadcrumbJsonLd(path, publicUrl)} />
      <JsonLd value={agencyJsonLd(agency, place, publicUrl)} />
      <Breadcrumbs path={path} />
      <div className="agency-columns">
        <div className="agency-main">
          <header className="agency-head">
            <h1>{agency.nom}</h1>
            <p>
              {[agency.adresse.rue, `${agency.adresse.codePostal} ${agency.adresse.commune}`]
                .filter((part) => part !== undefined)
                .join(", ")}
            </p>
            {agency.description !== undefined && <p>{agency.description}</p>}
            <AgencyContact agency={agency} />
          </header>
        </div>
        {place !== null && (
          <aside className="agency-place" aria-label="Sur place">
            <PlaceDetails
              placeId={place.id}
              place={place}
              content="standard"
              headingLevel={2}
              {...(photos !== undefined && { photos })}
            />
            <LocationMap place={place} mapCredits={mapCredits} />
          </aside>
        )}
        <div className="agency-main">
          <OwnListings
            id="vehicules"
            title="Ses véhicules"
            page={vehicles}
            hrefOf={(page) => pageHref(agency, "vehicules", page, estates.page)}
            now={now}
            all={vehicleListPath({ ...readVehicleSearch(new URLSearchParams()), ...own })}
          />
          <OwnListings
            id="biens"
            title="Ses biens"
            page={estates}
            hrefOf={(page) => pageHref(agency, "biens", vehicles.page, page)}
            now={now}
            all={estateListPath({ ...readEstateSearch(new URLSearchParams()), ...own })}
          />
          <OfferMentions mobility={mobility} hasEstates={estates.total > 0} />
          <Team agency={agency} />
          <LegalFacts agency={agency} />
        </div>
      </div>
    </div>
  );
}

function AgencyContact({ agency }: { agency: Agency }) {
  const { telephone } = agency;
  const site = outsideAddress(agency.siteUrl);
  return (
    <p className="agency-contact">
      {telephone !== undefined && (
        <a className="button" href={`tel:${telephone}`}>
          {phoneText(telephone)}
        </a>
      )}
      <ButtonLink tone="quiet" to={`/contact?agence=${agency.slug}`}>
        Écrire
      </ButtonLink>
      {site !== null && (
        <a className="button button-plain" href={site.href} rel="noopener">
          Site web
        </a>
      )}
    </p>
  );
}

function OwnListings({
  id,
  title,
  page,
  hrefOf,
  all,
  now,
}: {
  id: PageKey;
  title: string;
  page: Route.ComponentProps["loaderData"]["vehicles"] | Route.ComponentProps["loaderData"]["estates"];
  hrefOf: (page: number) => string;
  all: string;
  now: number;
}) {
  if (page.total === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        {...(page.total > page.cards.length && {
          more: { to: all, label: `Voir les ${counted(page.total, "annonce", "annonces")}` },
        })}
      >
        {title}
      </SectionHeading>
      <CardGrid>
        {page.cards.map((card, at) => (
          <ListingCardView key={card.id} card={card} now={now} isFirst={at === 0} />
        ))}
      </CardGrid>
      <Pagination
        page={page.page}
        pageCount={page.pageCount}
        hrefOf={hrefOf}
        label={`${title}\u00a0: pages`}
      />
    </section>
  );
}

/** Returns the address of the agency with a page of each kind, at the section `id`. */
function pageHref(agency: Agency, id: PageKey, vehicles: number, estates: number): string {
  const pages = new URLSearchParams();
  if (vehicles > 1) pages.set("vehicules", String(vehicles));
  if (estates > 1) pages.set("biens", String(estates));
  return `${agencyPath(agency)}${pages.size === 0 ? "" : `?${pages}`}#${id}`;
}

function Team({ agency }: { agency: Agency }) {
  if (agency.equipe === undefined || agency.equipe.length === 0) return null;
  return (
    <section aria-labelledby="equipe">
      <h2 id="equipe">L’équipe</h2>
      <ul className="plain-list agency-team">
        {agency.equipe.map(({ nom, fonction, telephone, rsac }) => (
          <li key={nom}>
            <p className="agency-person">{nom}</p>
            <p className="secondary">{fonction}</p>
            {telephone !== undefined && <a href={`tel:${telephone}`}>{phoneText(telephone)}</a>}
            {rsac !== undefined && <p className="small secondary">RSAC {rsac}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LegalFacts({ agency }: { agency: Agency }) {
  const facts = agencyLegalFacts(agency);
  const { mediateur } = agency.mentions ?? {};
  if (facts.length === 0 && agency.baremeUrl === undefined) return null;
  return (
    <section aria-labelledby="mentions-agence">
      <h2 id="mentions-agence">Informations légales</h2>
      <ul className="plain-list agency-legal secondary">
        {facts.map((fact, at) => (
          <li key={fact}>
            {fact}
            {mediateur !== undefined && at === facts.length - 1 && (
              <>
                , <StatedLink href={mediateur.siteUrl}>{mediateur.siteUrl}</StatedLink>
              </>
            )}
          </li>
        ))}
        {agency.baremeUrl !== undefined && (
          <li>
            <StatedLink href={agency.baremeUrl}>Barème d’honoraires</StatedLink>
          </li>
        )}
      </ul>
    </section>
  );
}
