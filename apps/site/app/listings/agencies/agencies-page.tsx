import { agencyPath } from "@lieudit/listing-model";
import type { AgencyWithCounts } from "@lieudit/listing-store";
import { phoneText } from "../../shell/format/french.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { Breadcrumbs, breadcrumbJsonLd } from "../../shell/ui/breadcrumbs.tsx";
import { Card, CardGrid } from "../../shell/ui/card.tsx";
import { JsonLd } from "../../shell/ui/json-ld.tsx";
import { EmptyState } from "../../shell/ui/notice.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { SectionHeading } from "../../shell/ui/section-heading.tsx";
import { typesetAgency } from "../listing/typeset-listing.ts";
import type { Route } from "./+types/agencies-page.ts";
import { agencyOffer } from "./agency-offer.ts";
import "./agencies.css";

const PATH = [{ label: "Agences et concessions", href: "/agences" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { listings, publicUrl } = context.get(servicesContext);
  return { agencies: (await listings.agencies()).map(typesetAgency), publicUrl };
}

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
  agencies: readonly AgencyWithCounts[];
}) {
  if (agencies.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <CardGrid>
        {agencies.map((agency) => (
          <Card key={agency.slug} to={agencyPath(agency)} title={agency.nom}>
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
