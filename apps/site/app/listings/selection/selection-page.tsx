import { type ListingCard, type ListingKind, listingPath, mobilityMessage } from "@lieudit/listing-model";
import { type ReactNode, useEffect, useState } from "react";
import { data, Form, Link, redirect, useLocation, useNavigate, useRevalidator } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { useConsent } from "../../privacy/consent/consent-context.tsx";
import { readConsent } from "../../privacy/consent/consent-cookie.ts";
import { counted, typeset } from "../../shell/format/french.ts";
import { formVisit, readVisit } from "../../shell/http/form-visit.ts";
import { isFromThisSite } from "../../shell/http/same-site.ts";
import { readForm } from "../../shell/http/small-post.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { useIsHydrated } from "../../shell/surfaces/use-is-hydrated.ts";
import { Breadcrumbs } from "../../shell/ui/breadcrumbs.tsx";
import { Button, ButtonLink } from "../../shell/ui/button.tsx";
import { CardGrid } from "../../shell/ui/card.tsx";
import { Icon } from "../../shell/ui/icon.tsx";
import { EmptyState, Notice } from "../../shell/ui/notice.tsx";
import { ListingCardView } from "../list/listing-card-view.tsx";
import { OfferMentions } from "../list/offer-mentions.tsx";
import type { Route } from "./+types/selection-page.ts";
import { putAside } from "./put-aside.ts";
import { useSelection } from "./selection-context.tsx";
import {
  MAX_COMPARED,
  readSelectedIds,
  readSelection,
  SELECTION_COOKIES,
  SELECTION_KINDS,
} from "./selection-cookie.ts";
import "../list/listings.css";
import "./selection.css";

const PAGE = "/ma-selection";

const PROBLEMS = {
  token:
    "Votre sélection n’a pas été changée, car la page était ouverte depuis longtemps. Elle est maintenant à jour\u00a0: recommencez.",
  unavailable: "Votre sélection ne peut pas être enregistrée en ce moment. Réessayez dans un instant.",
};

/** Keys of an address that shows a selection without a cookie: one that was sent, or not kept. */
const KEYS: Readonly<Record<ListingKind, string>> = { vehicle: "vehicules", estate: "biens" };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { listings, cookies, pageTokens, clock, publicUrl } = context.get(servicesContext);
  const { searchParams } = url;
  const kept = readSelection(request.headers.get("cookie"), readConsent(request, cookies));
  const readIds = (kind: ListingKind) =>
    searchParams.has(KEYS[kind]) ? readSelectedIds(searchParams.get(KEYS[kind]) ?? "") : kept[kind];
  const [vehicles, estates, [wanted = null]] = await Promise.all([
    listings.cards(readIds("vehicle")),
    listings.cards(readIds("estate")),
    listings.cards(readSelectedIds(searchParams.get("ajouter") ?? "").slice(0, 1)),
  ]);
  const visit = wanted === null ? null : formVisit(request, cookies);
  const now = clock();
  const answer = {
    cards: { vehicle: vehicles, estate: estates },
    wanted,
    token: visit === null ? "" : pageTokens.issue(visit.id, PAGE),
    now: now.getTime(),
    mobility: vehicles.length === 0 ? null : mobilityMessage(PAGE, now),
    publicUrl,
  };
  return data(answer, visit ?? { headers: { "cache-control": "private, no-cache" } });
}

/** Puts a listing aside without JavaScript: the form that the heart's link leads to. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { listings, pageTokens, publicUrl } = services;
  const form = await readForm(request);
  const verdict = pageTokens.judge(form.get("jeton"), readVisit(request, services.cookies), PAGE);
  const [card] = await listings.cards(readSelectedIds(String(form.get("annonce") ?? "")).slice(0, 1));
  if (verdict !== "accepted" || !isFromThisSite(request, publicUrl) || card === undefined) {
    return data({ problem: "token" as const }, { status: 403, headers: { "cache-control": "no-store" } });
  }
  const { id, kind } = card;
  const cookies = await putAside(
    { id, kind, isTakenOut: form.get("geste") === "retirer" },
    request,
    services,
  );
  const headers = new Headers({ "cache-control": "no-store" });
  if (cookies === null) {
    headers.set("retry-after", "5");
    return data({ problem: "unavailable" as const }, { status: 503, headers });
  }
  for (const line of cookies) headers.append("set-cookie", line);
  return redirect(PAGE, { status: 303, headers });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const all = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) if (name !== "set-cookie") all.set(name, value);
  return all;
}

export default function SelectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cards, wanted, token, now, mobility, publicUrl } = loaderData;
  const { selection } = useSelection();
  const { record } = useConsent();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isSent = SELECTION_KINDS.some((kind) => new URLSearchParams(search).has(KEYS[kind]));

  // What is only put aside on this page's life is unknown to the server: the address tells it.
  const unkept = SELECTION_KINDS.filter(
    (kind) => record?.[SELECTION_COOKIES[kind].category] !== true && selection[kind].length > 0,
  );
  const address = getAddress(selection);
  const isToldByAddress = unkept.length > 0 && !isSent && wanted === null;
  useEffect(() => {
    if (isToldByAddress) void navigate(address, { replace: true, preventScrollReset: true });
  }, [isToldByAddress, address, navigate]);

  // Put aside in another tab since.
  const shownIds = [...readIds(cards.vehicle), ...readIds(cards.estate)];
  const added = SELECTION_KINDS.flatMap((kind) =>
    record?.[SELECTION_COOKIES[kind].category] === true ? selection[kind] : [],
  ).filter((id) => !shownIds.includes(id));
  const { revalidate } = useRevalidator();
  const missing = isSent || wanted !== null ? "" : added.join();
  useEffect(() => {
    if (missing !== "") void revalidate();
  }, [missing, revalidate]);

  const shared = publicUrl + getAddress({ vehicle: readIds(cards.vehicle), estate: readIds(cards.estate) });
  const isEmpty = cards.vehicle.length + cards.estate.length === 0;
  return (
    <div className="page selection-page">
      <title>Ma sélection – Lieudit</title>
      <meta name="description" content="Les véhicules et les biens que vous avez mis de côté." />
      <meta name="robots" content="noindex,follow" />
      <Breadcrumbs path={[{ label: "Ma sélection", href: PAGE }]} />
      <h1>Ma sélection</h1>
      {actionData !== undefined && <Notice tone="warning">{PROBLEMS[actionData.problem]}</Notice>}
      {wanted !== null && <AddForm card={wanted} token={token} />}
      {isEmpty && wanted === null ? (
        <EmptyState title="Rien n’est encore mis de côté">
          <p>Touchez le cœur d’une annonce pour la retrouver ici et la comparer.</p>
          <p className="selection-ways">
            <Link to="/vehicules">Voir les véhicules</Link>
            <Link to="/immobilier">Voir les biens</Link>
          </p>
        </EmptyState>
      ) : (
        <>
          {!isEmpty && (
            <p className="selection-ways">
              <a
                className="button button-quiet"
                href={`mailto:?subject=${encodeURIComponent("Ma sélection sur Lieudit")}&body=${encodeURIComponent(mailText([...cards.vehicle, ...cards.estate], publicUrl, shared))}`}
              >
                <Icon name="mail" />
                Envoyer par courriel
              </a>
            </p>
          )}
          <SelectedCards kind="vehicle" title="Véhicules" cards={cards.vehicle} now={now} />
          <SelectedCards kind="estate" title="Biens immobiliers" cards={cards.estate} now={now} />
          <OfferMentions mobility={mobility} hasEstates={cards.estate.length > 0} />
        </>
      )}
    </div>
  );
}

function AddForm({ card, token }: { card: ListingCard; token: string }) {
  return (
    <ReachedForm method="post" action={PAGE} className="selection-add">
      <input type="hidden" name="jeton" value={token} />
      <input type="hidden" name="annonce" value={card.id} />
      <p>
        Mettre de côté «{"\u202f"}
        <Link to={listingPath(card)}>{typeset(card.titre)}</Link>
        {"\u202f"}»{"\u202f"}? Votre sélection est alors conservée sur cet appareil.
      </p>
      <p className="selection-ways">
        <Button type="submit" name="geste" value="ajouter" icon="heart">
          Ajouter à ma sélection
        </Button>
        <Button type="submit" name="geste" value="retirer" tone="quiet">
          Retirer de ma sélection
        </Button>
      </p>
    </ReachedForm>
  );
}

function SelectedCards({
  kind,
  title,
  cards,
  now,
}: {
  kind: ListingKind;
  title: string;
  cards: readonly ListingCard[];
  now: number;
}) {
  if (cards.length === 0) return null;
  const heading = (
    <h2 id={`selection-${kind}`}>
      {title} <span className="secondary figures">({cards.length})</span>
    </h2>
  );
  return (
    <section className="selection-kind" aria-labelledby={`selection-${kind}`}>
      {cards.length > MAX_COMPARED ? (
        <ComparedChoice heading={heading} cards={cards} now={now} />
      ) : (
        <>
          <div className="section-head">
            {heading}
            {cards.length > 1 && (
              <ButtonLink to={`/comparer?ids=${readIds(cards).join(",")}`} tone="quiet" icon="compare">
                Comparer
              </ButtonLink>
            )}
          </div>
          <CardGrid>
            {cards.map((card) => (
              <ListingCardView key={card.id} card={card} now={now} />
            ))}
          </CardGrid>
        </>
      )}
    </section>
  );
}

/** More cards than can be compared, with a box below each: the first ones are ticked until somebody says otherwise. */
function ComparedChoice({
  heading,
  cards,
  now,
}: {
  heading: ReactNode;
  cards: readonly ListingCard[];
  now: number;
}) {
  const [chosen, setChosen] = useState<readonly string[]>(() => readIds(cards).slice(0, MAX_COMPARED));
  const isFull = chosen.length >= MAX_COMPARED;
  const isHydrated = useIsHydrated();
  return (
    <Form className="selection-kind" method="get" action="/comparer">
      <div className="section-head">
        {heading}
        <Button type="submit" tone="quiet" icon="compare" disabled={chosen.length < 2}>
          Comparer les annonces cochées
        </Button>
      </div>
      <p className="secondary small" role="status">
        Cochez-en deux à quatre{"\u202f"}; {counted(chosen.length, "annonce cochée", "annonces cochées")}.
      </p>
      <CardGrid>
        {cards.map((card) => {
          const isChosen = chosen.includes(card.id);
          return (
            <div key={card.id} className="selection-choice">
              <ListingCardView card={card} now={now} />
              <label className="choice">
                <input
                  type="checkbox"
                  name="ids"
                  value={card.id}
                  checked={isChosen}
                  // Before hydration, nothing could tick it again.
                  disabled={isHydrated && isFull && !isChosen}
                  onChange={() =>
                    setChosen(isChosen ? chosen.filter((id) => id !== card.id) : [...chosen, card.id])
                  }
                />
                Comparer<span className="visually-hidden"> {typeset(card.titre)}</span>
              </label>
            </div>
          );
        })}
      </CardGrid>
    </Form>
  );
}

function readIds(cards: readonly ListingCard[]): string[] {
  return cards.map(({ id }) => id);
}

function getAddress(selection: Readonly<Record<ListingKind, readonly string[]>>): string {
  const pairs = SELECTION_KINDS.filter((kind) => selection[kind].length > 0).map(
    (kind) => `${KEYS[kind]}=${selection[kind].join(",")}`,
  );
  return pairs.length === 0 ? PAGE : `${PAGE}?${pairs.join("&")}`;
}

function mailText(cards: readonly ListingCard[], publicUrl: string, shared: string): string {
  return [
    ...cards.map((card) => `${card.titre}\n${publicUrl}${listingPath(card)}`),
    `Toute la sélection\u00a0:\n${shared}`,
  ].join("\n\n");
}
