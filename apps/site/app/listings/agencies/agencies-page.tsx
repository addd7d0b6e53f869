import { agencyPath } from "@lieudit/listing-model";
import type { Place, PlaceField } from "@lieudit/place-model";
import { loadDisplayPhotos, PlaceOpenNowStatus, PlaceRating } from "@lieudit/place-widgets";
import type { PlacesClient } from "@lieudit/places-client";
import { asked, askedPlace, pageSignal, valueOr } from "../../places/search/ask-places.ts";
import { phoneText } from "../../shell/format/french.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { Breadcrumbs, breadcrumbJsonLd } from "../../shell/ui/breadcrumbs.tsx";
import { Card, CardGrid } from "../../shell/ui/card.tsx";
import { Icon } from "../../shell/ui/icon.tsx";
import { JsonLd } from "../../shell/ui/json-ld.tsx";
import { EmptyState } from "../../shell/ui/notice.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { SectionHeading } from "../../shell/ui/section-heading.tsx";
import { typesetAgency } from "../listing/typeset-listing.ts";
import type { Route } from "./+types/agencies-page.ts";
import { agencyOffer } from "./agency-offer.ts";
import "@lieudit/place-widgets/styles/parts.css";
import "../../shell/design/kit-theme.css";
import "./agencies.css";

const PATH = [{ label: "Agences et concessions", href: "/agences" }];

const PLACE_FIELDS = [
  "id",
  "rating",
  "userRatingCount",
  "photos",
  ...PlaceOpenNowStatus.requiredFields,
] as const satisfies readonly PlaceField[];
const PHOTO_WIDTH_PX = 640;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { listings, places, publicUrl } = context.get(servicesContext);
  const signal = pageSignal(request);
  const agencies = await listings.agencies();
  return {
    agencies: await Promise.all(
      agencies.map(async (agency) => {
        const place = await findAgencyPlace(places, agency.placeId, signal);
        const { photos, ...facts } = place ?? {};
        const loaded =
          photos && loadDisplayPhotos(places, photos, { count: 1, widthPx: PHOTO_WIDTH_PX, signal });
        const [photo] = loaded === undefined ? [] : valueOr(await asked(loaded, signal), []);
        return { ...typesetAgency(agency), place: facts, photo };
      }),
    ),
    publicUrl,
  };
}

/** The place of an agency; null without one, or while places cannot be read. */
async function findAgencyPlace(
  places: PlacesClient,
  placeId: string | undefined,
  signal: AbortSignal,
): Promise<Place | null> {
  if (placeId === undefined) return null;
  const answer = await askedPlace(
    places.getPlace({ placeId, languageCode: "fr" }, PLACE_FIELDS, { signal }),
    signal,
  );
  return answer.phase === "ready" ? answer.value : null;
}

type ShownAgency = Route.ComponentProps["loaderData"]["agencies"][number];

export default function AgenciesPage({ loaderData }: Route.ComponentProps) {
  const { agencies, publicUrl } = loaderData;
  return (
    <div className="page agencies-page">
      <PageHead
        title="Agences et concessions"
        description="Les agences immobilières et les concessions qui publient leurs annonces ici, avec leurs horaires, leurs avis et leurs coordonnées."
        publicUrl={publicUrl}
        path="/agences"
      />
      <JsonLd value={breadcrumbJsonLd(PATH, publicUrl)} />
      <Breadcrumbs path={PATH} />
      <h1>Agences et concessions</h1>
      {agencies.length === 0 && (
        <EmptyState title="Aucune agence pour le moment">
          <p>Les agences apparaissent ici avec leurs premières annonces.</p>
        </EmptyState>
      )}
      <AgencyGroup
        id="agences"
        title="Agences immobilières"
        agencies={agencies.filter(({ kind }) => kind === "agence")}
      />
      <AgencyGroup
        id="concessions"
        title="Garages et concessions"
        agencies={agencies.filter(({ kind }) => kind === "concession")}
      />
    </div>
  );
}

function AgencyGroup({
  id,
  title,
  agencies,
}: {
  id: string;
  title: string;
  agencies: readonly ShownAgency[];
}) {
  if (agencies.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <CardGrid>
        {agencies.map((agency) => (
          <Card
            key={agency.slug}
            to={agencyPath(agency)}
            title={agency.nom}
            picture={
              agency.photo === undefined ? (
                <span className="agency-no-picture">
                  <Icon name={agency.kind === "agence" ? "key" : "car"} size={32} />
                </span>
              ) : (
                <img src={agency.photo.url} alt="" width={640} height={427} loading="lazy" />
              )
            }
          >
            <PlaceRating
              className="gmp-widget"
              rating={agency.place.rating}
              userRatingCount={agency.place.userRatingCount}
            />
            <PlaceOpenNowStatus className="gmp-widget" hours={agency.place} />
            <p>
              {agency.adresse.rue !== undefined && `${agency.adresse.rue}, `}
              {agency.adresse.commune} <span className="secondary">({agency.adresse.codePostal})</span>
            </p>
            {agency.telephone !== undefined && <p className="secondary">{phoneText(agency.telephone)}</p>}
            <p className="secondary">{agencyOffer(agency)}</p>
          </Card>
        ))}
      </CardGrid>
    </section>
  );
}
