import { LISTING_STATUSES } from "@lieudit/listing-model";
import { data, Link, redirect } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { NumberField } from "../../shell/fields/number-field.tsx";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { TextField } from "../../shell/fields/text-field.tsx";
import { counted, typeset } from "../../shell/format/french.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { Button, ButtonLink } from "../../shell/ui/button.tsx";
import { EmptyState, Notice } from "../../shell/ui/notice.tsx";
import { Pagination } from "../../shell/ui/pagination.tsx";
import { chooseAgency } from "../access/choose-agency.ts";
import { DESK_HEADERS, deskHeaders, requireForm, requirePerson } from "../access/require-person.ts";
import { DeskTitle, DoneNotice } from "../desk-title.tsx";
import { sumByListing } from "../figures/sum-figures.ts";
import type { Route } from "./+types/portfolio-page.ts";
import { changeListings } from "./change-listings.ts";
import { getEditPath } from "./edit-messages.ts";
import { countAlerts, describeAlerts } from "./listing-alerts.ts";
import { LISTING_STATES, STATUS_BADGES } from "./listing-states.ts";
import { readPortfolioQuery, toPortfolioPath } from "./portfolio-query.ts";
import { type DraftRow, type PortfolioRow, toDraftRow, toPortfolioRow } from "./portfolio-row.ts";

const LISTINGS_PER_PAGE = 25;
const COUNTED_DAYS = 30;
const DAY_MS = 86_400_000;
/** Form of the actions on several listings; checkboxes of the rows belong to it. */
const BATCH_FORM = "lot";

const BATCH_CHANGES = [
  { value: "etat-publie", label: "Remettre en ligne" },
  { value: "etat-reserve", label: "Réserver" },
  { value: "etat-sous_compromis", label: "Sous compromis" },
  { value: "etat-vendu", label: "Vendre" },
  { value: "etat-loue", label: "Louer" },
  { value: "etat-retire", label: "Retirer" },
];

const EXPORTS = [
  { format: "poliris.csv", label: "Exporter en Poliris" },
  { format: "csv", label: "en CSV" },
  { format: "xml", label: "en XML" },
] as const;

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
  const figures = await services.desk.listFigures({
    subjects: listings.map(({ card }) => card.id),
    from: new Date(now.getTime() - (COUNTED_DAYS - 1) * DAY_MS).toISOString().slice(0, 10),
    to: now.toISOString().slice(0, 10),
  });
  const countsOf = sumByListing(figures);
  const alertsOf = await countAlerts(
    services,
    listings.map(({ card }) => card.id),
  );
  // Drafts that visitors never saw stand before the listings.
  const showsDrafts = (tab === undefined || tab.slug === "brouillons") && page === 1;
  const drafts = await services.listings.findDrafts(agency ?? "", text);
  const getCount = (statuses: readonly (keyof typeof counts)[]) =>
    statuses.reduce((sum, status) => sum + counts[status], 0);
  return {
    drafts: showsDrafts ? drafts.map(toDraftRow) : [],
    done: readDone(url.searchParams),
    rows: listings.map((listing) => ({
      ...toPortfolioRow(listing, now, countsOf.get(listing.card.id)),
      alerts: describeTold(alertsOf.get(listing.card.id)),
    })),
    tabs: [
      { state: null, label: "Toutes", count: getCount(LISTING_STATUSES) + drafts.length },
      ...LISTING_STATES.map(({ slug, label, statuses }) => ({
        state: slug,
        label,
        count: getCount(statuses) + (slug === "brouillons" ? drafts.length : 0),
      })),
    ],
    pageCount: Math.max(1, Math.ceil(total / LISTINGS_PER_PAGE)),
    // Only the operator has a choice of agencies, so other addresses do not name one.
    address: { ...address, agency: agencies.length > 0 ? agency : null },
    agencies,
  };
}

/** A number that is not told is the same for nearly all listings. */
function describeTold(count: number | null | undefined): string | null {
  return count == null ? null : describeAlerts(count);
}

const MAX_DONE = 10_000;

/** What the form before did, as a sentence; null for nothing. */
function readDone(query: URLSearchParams): string | null {
  if (query.get("fait") === "supprimer") return "Le brouillon est supprimé.";
  const count = Number(query.get("fait"));
  if (!query.has("fait") || !Number.isInteger(count) || count < 0 || count > MAX_DONE) return null;
  return count === 0
    ? "Aucune annonce n’a changé : le flux décide de ce point, l’exploitant l’a retirée, ou elle a déjà cet état."
    : `${counted(count, "annonce modifiée", "annonces modifiées")}.`;
}

/** Changes the state or the price of one listing, or of all checked ones. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const known = await requireForm(request, context, "espace/annonces");
  const result = await changeListings(known, {
    geste: known.field("geste"),
    ids: known.list("annonce"),
    price: known.field("prix"),
  });
  if ("error" in result)
    return data({ error: typeset(result.error) }, { status: 422, headers: DESK_HEADERS });
  const query = new URLSearchParams(url.searchParams);
  query.set("fait", String(result.count));
  return redirect(`/espace/annonces?${query}`, { status: 303, headers: DESK_HEADERS });
}

export const headers = deskHeaders;

export default function PortfolioPage({ loaderData, actionData }: Route.ComponentProps) {
  const { drafts, done, rows, tabs, pageCount, address, agencies } = loaderData;
  const { agency, state, text, page } = address;
  return (
    <>
      <DeskTitle title="Annonces" />
      {actionData === undefined && <DoneNotice done={done} />}
      {actionData !== undefined && (
        <Notice tone="error" role="alert">
          <p>{actionData.error}</p>
        </Notice>
      )}
      <p className="desk-ways">
        <ButtonLink
          to={agency === null ? "/espace/annonces/nouvelle" : `/espace/annonces/nouvelle?agence=${agency}`}
        >
          Nouvelle annonce
        </ButtonLink>
        {EXPORTS.map(({ format, label }) => (
          <ButtonLink
            key={format}
            to={`/espace/annonces.${format}${agency === null ? "" : `?agence=${agency}`}`}
            reloadDocument
            tone="plain"
          >
            {label}
          </ButtonLink>
        ))}
      </p>
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
      {drafts.length > 0 && (
        <ul className="plain-list desk-rows">
          {drafts.map((draft) => (
            <DraftItem key={draft.id} {...draft} />
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <ReachedForm id={BATCH_FORM} method="post" action={toPortfolioPath(address)} className="desk-line">
          <SelectField
            label="Pour les annonces cochées"
            name="geste"
            options={BATCH_CHANGES}
            defaultValue="etat-retire"
          />
          <Button type="submit" tone="quiet">
            Appliquer
          </Button>
        </ReachedForm>
      )}
      {rows.length + drafts.length === 0 ? (
        <EmptyState title={text === "" ? "Aucune annonce ici" : "Aucune annonce ne correspond"}>
          <p>
            {text === ""
              ? "Écrivez la première, ou attendez la livraison d’un flux."
              : "Essayez un mot du titre, la référence ou la commune."}
          </p>
        </EmptyState>
      ) : (
        rows.length > 0 && (
          <ul className="plain-list desk-rows">
            {rows.map((row) => (
              <PortfolioItem key={row.id} row={row} action={toPortfolioPath(address)} />
            ))}
          </ul>
        )
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

function DraftItem({ id, title, reference, photoCount, updated, author, publishAt }: DraftRow) {
  return (
    <li>
      <div className="desk-row-head">
        <Link to={getEditPath(id)}>{title}</Link>
        <Badge>Brouillon</Badge>
        {publishAt !== null && <Badge tone="notice">{typeset(`Paraît le ${publishAt}`)}</Badge>}
      </div>
      <p className="secondary small">
        {[
          ...(reference === "" ? [] : [typeset(`réf. ${reference}`)]),
          `modifié le ${updated} par ${author}`,
          counted(photoCount, "photo", "photos"),
        ].join(" · ")}
      </p>
    </li>
  );
}

type PortfolioItemProps = { row: PortfolioRow & { alerts: string | null }; action: string };

function PortfolioItem({ row, action }: PortfolioItemProps) {
  const { id, title, path, status, reference, price, town, photoCount, updated } = row;
  const { feed, changes, isPriced, views, contacts, alerts } = row;
  const { label, tone } = STATUS_BADGES[status];
  return (
    <li>
      <div className="desk-row-head">
        <label className="choice">
          <input type="checkbox" name="annonce" value={id} form={BATCH_FORM} />
          <span className="visually-hidden">Cocher {title}</span>
        </label>
        <Link to={getEditPath(id)}>{title}</Link>
        <Badge tone={tone}>{label}</Badge>
        {photoCount === 0 && <Badge tone="notice">Sans photo</Badge>}
      </div>
      <p>{[price, town, typeset(`réf. ${reference}`)].join(" · ")}</p>
      {path !== null && (
        <p>
          {`En ${COUNTED_DAYS} jours\u00a0: ${counted(views, "visiteur", "visiteurs")}, ${counted(contacts, "demande", "demandes")}`}
          {alerts !== null && ` · répond à ${alerts}`}
        </p>
      )}
      <p className="secondary small">
        {[
          `modifiée le ${updated}`,
          feed === null ? "écrite ici" : `flux ${feed}`,
          ...(photoCount > 0 ? [counted(photoCount, "photo", "photos")] : []),
        ].join(" · ")}
        {path !== null && (
          <>
            {" · "}
            <Link to={path}>
              en ligne<span className="visually-hidden"> : {title}</span>
            </Link>
          </>
        )}
      </p>
      {changes.length > 0 && (
        <details className="desk-quick">
          <summary>
            Changer l’état{isPriced && " ou le prix"}
            <span className="visually-hidden"> de {title}</span>
          </summary>
          <ReachedForm method="post" action={action} className="desk-states">
            <input type="hidden" name="annonce" value={id} />
            {changes.map((change) => (
              <Button
                key={change.status}
                type="submit"
                name="geste"
                value={`etat-${change.status}`}
                tone="quiet"
              >
                {change.label}
              </Button>
            ))}
          </ReachedForm>
          {isPriced && (
            <ReachedForm method="post" action={action} className="desk-line">
              <input type="hidden" name="annonce" value={id} />
              <input type="hidden" name="geste" value="prix" />
              <NumberField label="Nouveau prix" name="prix" unit="€" />
              <Button type="submit" tone="quiet">
                Changer le prix
              </Button>
            </ReachedForm>
          )}
        </details>
      )}
    </li>
  );
}
