import {
  CREDIT_WARNING,
  estimateMonthlyBudget,
  type Fact,
  type FactGroup,
  factGroups,
  hasDiagnosis,
  type Listing,
  listingPath,
  mobilityMessage,
  priceNote,
  priceText,
  SIMULATION,
} from "@lieudit/listing-model";
import { Fragment, useEffect, useState } from "react";
import { Link, redirect } from "react-router";
import { endedWords } from "../../forms/leads/ended-message.ts";
import { useConsent } from "../../privacy/consent/consent-context.tsx";
import { readNotes } from "../../privacy/selection/notes.ts";
import { MAX_COMPARED, readSelectedIds } from "../../privacy/selection/selection-cookie.ts";
import { euros, integer, typeset, upperFirst } from "../../shell/format/french.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { Breadcrumbs } from "../../shell/ui/breadcrumbs.tsx";
import { EmptyState, Notice } from "../../shell/ui/notice.tsx";
import { Table } from "../../shell/ui/table.tsx";
import { ListingPicture } from "../list/listing-picture.tsx";
import { OfferMentions } from "../list/offer-mentions.tsx";
import { typesetListing } from "../listing/typeset-listing.ts";
import type { Route } from "./+types/compare-page.ts";
import "../list/listings.css";
import "./compare.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { listings, clock } = context.get(servicesContext);
  const asked = url.searchParams.getAll("ids");
  const ids = readSelectedIds(asked.join(","));
  // The form of the selection sends each listing by itself; the address that is kept has them in one.
  if (asked.length > 1) throw redirect(compareHref(ids), 302);
  const found = await Promise.all(ids.slice(0, MAX_INSPECTED).map((id) => listings.get(id)));
  const shown = found.flatMap((one) =>
    one === null || one.state === "gone" ? [] : [typesetListing(one.listing)],
  );
  // A car and a house have nothing to compare: the first one says which kind it is about.
  const [first] = shown;
  const ofKind = shown.filter(({ kind }) => kind === first?.kind);
  const compared = ofKind.slice(0, MAX_COMPARED);
  return {
    compared,
    ended: Object.fromEntries(
      found.flatMap((one) => (one?.state === "ended" ? [[one.listing.id, endedWords(one.listing)]] : [])),
    ) as Ended,
    waiting: ofKind.slice(MAX_COMPARED).map(getName),
    others: shown.filter(({ kind }) => kind !== first?.kind).map(getName),
    proposed: first !== undefined && compared.length === 1 ? await listings.similar(first.id, PROPOSED) : [],
    mobility: first?.kind === "vehicle" ? mobilityMessage("/comparer", clock()) : null,
  };
}

/** Nobody compares more; each of them is read whole. */
const MAX_INSPECTED = 12;
/** So many are offered to who has one listing only. */
const PROPOSED = 3;

/** By id, why a listing is no longer on offer. */
type Ended = Readonly<Partial<Record<string, string>>>;

/** A listing that is named because it is not in the table. */
interface NamedListing {
  id: string;
  titre: string;
  href: string;
}

function getName(listing: Listing): NamedListing {
  return { id: listing.id, titre: listing.titre, href: listingPath(listing) };
}

function compareHref(ids: readonly string[]): string {
  return ids.length === 0 ? "/comparer" : `/comparer?ids=${ids.join(",")}`;
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { compared, ended, waiting, others, proposed, mobility } = loaderData;
  const [first] = compared;
  return (
    <div className="page compare-page">
      <title>Comparer – Lieudit</title>
      <meta name="description" content="Jusqu’à quatre annonces côte à côte." />
      <meta name="robots" content="noindex,follow" />
      <Breadcrumbs
        path={[
          { label: "Ma sélection", href: "/ma-selection" },
          { label: "Comparer", href: "/comparer" },
        ]}
      />
      <h1>Comparer</h1>
      {waiting.length > 0 && (
        <Notice>
          <p>
            Quatre annonces au plus tiennent côte à côte. Retirez une colonne pour faire entrer la suivante
            {"\u00a0"}: <Names of={waiting} />.
          </p>
        </Notice>
      )}
      {others.length > 0 && (
        <Notice>
          <p>
            Un véhicule et un bien ne se comparent pas{"\u00a0"}: <Names of={others} />{" "}
            {others.length > 1 ? "n’y sont" : "n’y est"} pas.
          </p>
        </Notice>
      )}
      {compared.length < 2 ? (
        <EmptyState title="Il faut au moins deux annonces de même nature">
          {first === undefined ? (
            <p>
              Touchez le cœur des annonces qui vous plaisent, puis comparez-les depuis{" "}
              <Link to="/ma-selection">votre sélection</Link>.
            </p>
          ) : (
            <p>
              Il n’y a ici que «{"\u202f"}
              <Link to={listingPath(first)}>{typeset(first.titre)}</Link>
              {"\u202f"}». Ajoutez-en une autre depuis <Link to="/ma-selection">votre sélection</Link>
              {proposed.length > 0 && ", ou comparez-la à une annonce semblable"}.
            </p>
          )}
          <ul className="plain-list compare-ways">
            {first === undefined ? (
              <>
                <li>
                  <Link to="/vehicules">Voir les véhicules</Link>
                </li>
                <li>
                  <Link to="/immobilier">Voir les biens</Link>
                </li>
              </>
            ) : (
              proposed.map((card) => (
                <li key={card.id}>
                  <Link to={compareHref([first.id, card.id])}>{typeset(card.titre)}</Link>, {priceText(card)}
                </li>
              ))
            )}
          </ul>
        </EmptyState>
      ) : (
        <ComparedTable compared={compared} ended={ended} waiting={waiting} />
      )}
      {compared.some((listing) => factsByLabel(listing).has(BUDGET_LABEL)) && (
        <p className="secondary small">
          {CREDIT_WARNING} {typeset(SIMULATION)}
        </p>
      )}
      <OfferMentions mobility={mobility} hasEstates={first?.kind === "estate"} />
    </div>
  );
}

/** Titles as links, with commas between. */
function Names({ of }: { of: readonly NamedListing[] }) {
  return of.map(({ id, titre, href }, at) => (
    <Fragment key={id}>
      {at > 0 && ", "}
      <Link to={href}>{typeset(titre)}</Link>
    </Fragment>
  ));
}

function ComparedTable({
  compared,
  ended,
  waiting,
}: {
  compared: readonly Listing[];
  ended: Ended;
  /** Come in when a column is taken out. */
  waiting: readonly NamedListing[];
}) {
  const facts = compared.map(factsByLabel);
  const labels = rowLabels(compared);
  return (
    <Table caption="Annonces comparées">
      <thead>
        <tr>
          <td />
          {compared.map((listing) => (
            <th key={listing.id} scope="col">
              {listing.photos[0] !== undefined && (
                <span className="compare-picture">
                  <ListingPicture photo={listing.photos[0]} sizes="16rem" />
                </span>
              )}
              <Link to={listingPath(listing)}>{typeset(listing.titre)}</Link>
              <span className="price">{priceText(listing)}</span>
              {ended[listing.id] !== undefined && <span className="small">{ended[listing.id]}</span>}
              <Link
                className="small"
                to={compareHref(
                  [...compared, ...waiting].map(({ id }) => id).filter((id) => id !== listing.id),
                )}
              >
                Retirer<span className="visually-hidden"> {listing.titre}</span>
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label) => {
          const values = facts.map((known) => known.get(label));
          const isSame = values.every((value) => value === values[0]);
          return (
            <tr key={label} data-same={isSame || undefined}>
              <th scope="row">{label}</th>
              {compared.map(({ id }, at) => (
                <td key={id}>
                  {values[at] ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">non indiqué</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          );
        })}
        <NotesRow compared={compared} />
      </tbody>
    </Table>
  );
}

/** The private notes, which only the browser knows; no row without one. */
function NotesRow({ compared }: { compared: readonly Listing[] }) {
  const { record } = useConsent();
  const [notes, setNotes] = useState<readonly string[]>([]);
  useEffect(
    () => setNotes(compared.map(({ kind, id }) => readNotes(kind, record).get(id) ?? "")),
    [compared, record],
  );
  if (!notes.some((note) => note !== "")) return null;
  return (
    <tr>
      <th scope="row">Ma note</th>
      {compared.map(({ id }, at) => (
        <td key={id} className="compare-note">
          {notes[at]}
        </td>
      ))}
    </tr>
  );
}

/** What the table of its page says elsewhere comes first: place, energy, fees. */
function comparedGroups(listing: Listing): FactGroup[] {
  const { commune, codePostal } = listing.adresse;
  const first: Fact[] = [{ label: "Commune", value: `${commune} (${codePostal})` }];
  if (listing.kind === "estate") {
    const { energie } = listing;
    if (energie !== undefined && hasDiagnosis(listing)) {
      first.push({ label: "DPE", value: upperFirst(energie.dpeClasse) });
      if (energie.gesClasse !== undefined) first.push({ label: "Climat (GES)", value: energie.gesClasse });
      const { coutMinCents, coutMaxCents } = energie;
      if (coutMinCents !== undefined && coutMaxCents !== undefined) {
        first.push({
          label: "Dépenses d’énergie",
          value: `${integer(coutMinCents / 100)} à ${euros(coutMaxCents)}/an`,
        });
      }
    }
    const fees = priceNote(listing);
    if (fees !== null) first.push({ label: "Dans le prix", value: fees });
    const budget = estimateMonthlyBudget(listing);
    if (budget !== null) first.push({ label: BUDGET_LABEL, value: budget.text });
  }
  return [{ title: "", facts: first }, ...factGroups(listing)];
}

const BUDGET_LABEL = "Budget mensuel estimé";

/** Rows that are not compared, because every listing has another value. */
const OWN_FACTS: ReadonlySet<string> = new Set(["Référence", "Immatriculation", "Numéro de série"]);

/** Returns the rows of all listings, each in its group, whichever listing has it. */
function rowLabels(compared: readonly Listing[]): string[] {
  const groups = new Map<string, Set<string>>();
  for (const { title, facts } of compared.flatMap((listing) => comparedGroups(listing))) {
    const labels = groups.get(title) ?? new Set<string>();
    groups.set(title, labels);
    for (const { label } of facts) if (!OWN_FACTS.has(label)) labels.add(label);
  }
  return [...groups.values()].flatMap((labels) => [...labels]);
}

function factsByLabel(listing: Listing): Map<string, string> {
  const facts: Fact[] = comparedGroups(listing).flatMap((group) => group.facts);
  return new Map(facts.map(({ label, value }) => [label, value]));
}
