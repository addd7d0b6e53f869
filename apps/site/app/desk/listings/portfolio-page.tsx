import { hasRight } from "@lieudit/desk/roles";
import { LISTING_STATUSES } from "@lieudit/listing-model";
import { Link } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { TextField } from "../../shell/fields/text-field.tsx";
import { counted, typeset } from "../../shell/format/french.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { Button } from "../../shell/ui/button.tsx";
import { EmptyState } from "../../shell/ui/notice.tsx";
import { Pagination } from "../../shell/ui/pagination.tsx";
import { type DeskRequest, deskHeaders, requirePerson } from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import type { Route } from "./+types/portfolio-page.ts";
import { LISTING_STATES, STATUS_BADGES } from "./listing-states.ts";
import { readPortfolioQuery, toPortfolioPath } from "./portfolio-query.ts";
import { type PortfolioRow, toPortfolioRow } from "./portfolio-row.ts";

const LISTINGS_PER_PAGE = 25;
const COUNTED_DAYS = 30;
const DAY_MS = 86_400_000;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const known = await requirePerson(request, context, "espace/annonces");
  const address = readPortfolioQuery(url.searchParams);
  const { agency, agencies } = await chooseAgency(known, address.agency);
  const { services } = known;
  const now = services.clock();
  const { state, text, page } = address;
  const tab = LISTING_STATES.find(({ slug }) => slug === state);
  const { listings, total, counts } = await services.listings.findPortfolio({
    agence: agency ?? "",
    text,
    statuses: tab?.statuses ?? LISTING_STATUSES,
    first: (page - 1) * LISTINGS_PER_PAGE,
    count: LISTINGS_PER_PAGE,
  });
  const readings = await services.leads.getListingCounts(
    listings.map(({ card }) => card.id),
    new Date(now.getTime() - COUNTED_DAYS * DAY_MS),
  );
  const getCount = (statuses: readonly (keyof typeof counts)[]) =>
    statuses.reduce((sum, status) => sum + counts[status], 0);
  return {
    rows: listings.map((listing) => toPortfolioRow(listing, now, readings.get(listing.card.id))),
    tabs: [
      { state: null, label: "Toutes", count: getCount(LISTING_STATUSES) },
      ...LISTING_STATES.map(({ slug, label, statuses }) => ({
        state: slug,
        label,
        count: getCount(statuses),
      })),
    ],
    pageCount: Math.max(1, Math.ceil(total / LISTINGS_PER_PAGE)),
    // Only the operator has a choice of agencies, so other addresses do not name one.
    address: { ...address, agency: agencies.length > 0 ? agency : null },
    agencies,
  };
}

/**
 * Returns the agency whose listings are shown, and for the operator the choice.
 *
 * @throws {Response} 404 if the operator named an unknown agency
 */
async function chooseAgency({ person, services }: DeskRequest, requested: string | null) {
  if (!hasRight(person, "agencies")) return { agency: person.agency, agencies: [] };
  const agencies = (await services.listings.agencies()).map(({ slug, nom }) => ({ value: slug, label: nom }));
  const agency = requested ?? agencies[0]?.value ?? null;
  if (requested !== null && !agencies.some(({ value }) => value === requested))
    throw new Response(null, { status: 404 });
  return { agency, agencies };
}

export const headers = deskHeaders;

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { rows, tabs, pageCount, address, agencies } = loaderData;
  const { agency, state, text, page } = address;
  return (
    <>
      <DeskTitle title="Annonces" />
      <ReachedForm className="desk-search" method="get" action="/espace/annonces" role="search">
        {state !== null && <input type="hidden" name="etat" value={state} />}
        {agency !== null && (
          <SelectField label="Agence" name="agence" options={agencies} defaultValue={agency} key={agency} />
        )}
        <TextField
          label="Titre, référence ou commune"
          name="q"
          type="search"
          defaultValue={text}
          key={`q-${text}`}
        />
        <Button type="submit" icon="search">
          Chercher
        </Button>
      </ReachedForm>
      <nav className="desk-tabs" aria-label="État des annonces">
        <ul className="plain-list">
          {tabs.map((tab) => (
            <li key={tab.label}>
              <Link
                to={toPortfolioPath({ ...address, state: tab.state, page: 1 })}
                aria-current={tab.state === state ? "page" : undefined}
              >
                {tab.label} <span className="figures secondary">{tab.count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {rows.length === 0 ? (
        <EmptyState title={text === "" ? "Aucune annonce ici" : "Aucune annonce ne correspond"}>
          <p>
            {text === ""
              ? "Les annonces de l’agence apparaissent ici dès qu’un flux les a livrées."
              : "Essayez un mot du titre, la référence ou la commune."}
          </p>
        </EmptyState>
      ) : (
        <ul className="plain-list desk-rows">
          {rows.map((row) => (
            <PortfolioItem key={row.id} {...row} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => toPortfolioPath({ ...address, page: number })}
        label="Pages d’annonces"
      />
    </>
  );
}

function PortfolioItem({
  title,
  path,
  status,
  reference,
  price,
  town,
  photoCount,
  updated,
  feed,
  views,
  contacts,
}: PortfolioRow) {
  const { label, tone } = STATUS_BADGES[status];
  return (
    <li>
      <div className="desk-row-head">
        {path === null ? <strong>{title}</strong> : <Link to={path}>{title}</Link>}
        <Badge tone={tone}>{label}</Badge>
        {photoCount === 0 && <Badge tone="notice">Sans photo</Badge>}
      </div>
      <p>{[price, town, typeset(`réf. ${reference}`)].join(" · ")}</p>
      {path !== null && (
        <p>
          {`En ${COUNTED_DAYS} jours\u00a0: ${counted(views, "lecture", "lectures")}, ${counted(contacts, "demande", "demandes")}`}
        </p>
      )}
      <p className="secondary small">
        {[
          `modifiée le ${updated}`,
          `flux ${feed}`,
          ...(photoCount > 0 ? [counted(photoCount, "photo", "photos")] : []),
        ].join(" · ")}
      </p>
    </li>
  );
}
