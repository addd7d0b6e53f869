import { type ListingCard, type ListingKind, listingPath, mobilityMessage } from "@lieudit/listing-model";
import type { Place } from "@lieudit/place-model";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { data, Form, Link, redirect, useLocation, useNavigate, useRevalidator } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { type Asked, asked, pageSignal, valueOr } from "../../places/search/ask-places.ts";
import { ROW_FIELDS } from "../../places/search/place-rows.tsx";
import { readPlaceId } from "../../places/search/places-search.ts";
import { useConsent } from "../../privacy/consent/consent-context.tsx";
import { readConsent } from "../../privacy/consent/consent-cookie.ts";
import { useSelection } from "../../privacy/selection/selection-context.tsx";
import {
  HIDDEN_KINDS,
  MAX_COMPARED,
  readSelectedIds,
  readSelection,
  SAVED_KINDS,
  type SavedKind,
  SELECTION_COOKIES,
  type Selection,
  type SelectionKind,
} from "../../privacy/selection/selection-cookie.ts";
import { counted, typeset } from "../../shell/format/french.ts";
import { formVisit, readVisit } from "../../shell/http/form-visit.ts";
import { isFromThisSite } from "../../shell/http/same-site.ts";
import { readForm } from "../../shell/http/small-post.ts";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import { type SiteServices, servicesContext } from "../../shell/services/services.ts";
import { useIsHydrated } from "../../shell/surfaces/use-is-hydrated.ts";
import { Breadcrumbs } from "../../shell/ui/breadcrumbs.tsx";
import { Button, ButtonLink } from "../../shell/ui/button.tsx";
import { CardGrid } from "../../shell/ui/card.tsx";
import { Icon } from "../../shell/ui/icon.tsx";
import { EmptyState, Notice } from "../../shell/ui/notice.tsx";
import { ListingCardView } from "../list/listing-card-view.tsx";
import { OfferMentions } from "../list/offer-mentions.tsx";
import type { Route } from "./+types/selection-page.ts";
import { HiddenListings } from "./hidden-listings.tsx";
import { ListingNote } from "./listing-note.tsx";
import { type AsidePut, putAside } from "./put-aside.ts";
import { SeenListings } from "./seen-listings.tsx";
import "@lieudit/place-widgets/styles/parts.css";
import "../../shell/design/kit-theme.css";
import "../list/listings.css";
import "../../places/search/place-row-grid.css";
import "./selection.css";

const PAGE = "/ma-selection";

const PROBLEMS = {
  token:
    "Votre sélection n’a pas été changée, car la page était ouverte depuis longtemps. Elle est maintenant à jour\u00a0: recommencez.",
  unavailable: "Votre sélection ne peut pas être enregistrée en ce moment. Réessayez dans un instant.",
};

/** Keys of an address that shows a selection without a cookie: one that was sent, or not kept. */
const KEYS: Readonly<Record<SavedKind, string>> = {
  vehicle: "vehicules",
  estate: "biens",
  place: "lieux",
};

const SelectedPlaces = lazyPart(async () => (await import("./selected-places.tsx")).SelectedPlaces);

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { listings, cookies, pageTokens, clock, publicUrl } = services;
  const { searchParams } = url;
  const kept = readSelection(request.headers.get("cookie"), readConsent(request, cookies));
  const readIds = (kind: SavedKind) =>
    searchParams.has(KEYS[kind]) ? readSelectedIds(searchParams.get(KEYS[kind]) ?? "") : kept[kind];
  const [vehicles, estates, places, wanted, hidden] = await Promise.all([
    listings.cards(readIds("vehicle")),
    listings.cards(readIds("estate")),
    findPlaces(readIds("place"), request, services),
    findWanted((key) => searchParams.get(key), request, services),
    listings.cards([...kept.hiddenVehicle, ...kept.hiddenEstate]),
  ]);
  const visit = wanted === null ? null : formVisit(request, cookies);
  const now = clock();
  const answer = {
    cards: { vehicle: vehicles, estate: estates },
    places,
    wanted,
    hidden: hidden.map((card) => ({
      id: card.id,
      kind: HIDDEN_KINDS[card.kind],
      title: typeset(card.titre),
      href: listingPath(card),
    })),
    token: visit === null ? "" : pageTokens.issue(visit.id, PAGE),
    now: now.getTime(),
    mobility: vehicles.length === 0 ? null : mobilityMessage(PAGE, now),
    publicUrl,
  };
  return data(answer, visit ?? { headers: { "cache-control": "private, no-cache" } });
}

/** What a link or a form is about to put aside. */
interface Wanted extends Omit<AsidePut, "isTakenOut"> {
  title: string;
  href: string;
}

/** Fields of the form, and keys of the links that lead to it. */
const FIELDS: Readonly<Record<SelectionKind, string>> = {
  vehicle: "ajouter",
  estate: "ajouter",
  place: "lieu",
  hiddenVehicle: "masquer",
  hiddenEstate: "masquer",
};

async function findWanted(
  read: (key: string) => unknown,
  request: Request,
  services: Pick<SiteServices, "listings" | "places">,
): Promise<Wanted | null> {
  const readOne = (key: string) => readSelectedIds(String(read(key) ?? "")).slice(0, 1);
  const isHidden = readOne("masquer").length > 0;
  const [card] = await services.listings.cards(readOne(isHidden ? "masquer" : "ajouter"));
  if (card !== undefined) {
    const kind = isHidden ? HIDDEN_KINDS[card.kind] : card.kind;
    return { id: card.id, kind, title: typeset(card.titre), href: listingPath(card) };
  }
  const [found] = valueOr(await findPlaces(readOne("lieu"), request, services), []);
  if (found?.id === undefined) return null;
  const title = found.displayName?.text ?? "Lieu sans nom";
  return { id: found.id, kind: "place", title, href: `/lieu/${found.id}` };
}

async function findPlaces(
  ids: readonly string[],
  request: Request,
  { places: client }: Pick<SiteServices, "places">,
): Promise<Asked<Place[]>> {
  const placeIds = ids.flatMap((id) => readPlaceId(id) ?? []);
  if (placeIds.length === 0) return { phase: "ready", value: [] };
  const signal = pageSignal(request);
  const answer = await asked(
    client.batchGetPlaces({ placeIds, languageCode: "fr" }, ROW_FIELDS, { signal }),
    signal,
  );
  return answer.phase === "failed" ? answer : { phase: "ready", value: answer.value.places ?? [] };
}

/** Puts something aside without JavaScript: the form that the heart's link leads to. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { pageTokens, publicUrl } = services;
  const form = await readForm(request);
  const verdict = pageTokens.judge(form.get("jeton"), readVisit(request, services.cookies), PAGE);
  const wanted = await findWanted((key) => form.get(key), request, services);
  if (verdict !== "accepted" || !isFromThisSite(request, publicUrl) || wanted === null) {
    return data({ problem: "token" as const }, { status: 403, headers: { "cache-control": "no-store" } });
  }
  const { id, kind } = wanted;
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
  const { cards, places, wanted, hidden, token, now, mobility, publicUrl } = loaderData;
  const { selection } = useSelection();
  const { record } = useConsent();
  const navigate = useNavigate();
  const pageTitle = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const isSent = SAVED_KINDS.some((kind) => new URLSearchParams(search).has(KEYS[kind]));

  // What is only put aside on this page's life is unknown to the server: the address tells it.
  const unkept = SAVED_KINDS.filter(
    (kind) => record?.[SELECTION_COOKIES[kind].category] !== true && selection[kind].length > 0,
  );
  const address = getAddress(selection);
  const isToldByAddress = unkept.length > 0 && !isSent && wanted === null;
  useEffect(() => {
    if (isToldByAddress) void navigate(address, { replace: true, preventScrollReset: true });
  }, [isToldByAddress, address, navigate]);

  // Put aside in another tab since.
  const placeIds = valueOr(places, []).flatMap(({ id }) => id ?? []);
  const shownIds = [...readIds(cards.vehicle), ...readIds(cards.estate), ...placeIds];
  const added = SAVED_KINDS.flatMap((kind) =>
    record?.[SELECTION_COOKIES[kind].category] === true ? selection[kind] : [],
  ).filter((id) => !shownIds.includes(id));
  const { revalidate } = useRevalidator();
  const missing = isSent || wanted !== null ? "" : added.join();
  useEffect(() => {
    if (missing !== "") void revalidate();
  }, [missing, revalidate]);

  const shared =
    publicUrl +
    getAddress({ vehicle: readIds(cards.vehicle), estate: readIds(cards.estate), place: placeIds });
  const isEmpty = shownIds.length === 0 && places.phase === "ready";
  return (
    <div className="page selection-page">
      <title>Ma sélection – Lieudit</title>
      <meta name="description" content="Les véhicules, les biens et les lieux que vous avez mis de côté." />
      <meta name="robots" content="noindex,follow" />
      <Breadcrumbs path={[{ label: "Ma sélection", href: PAGE }]} />
      <h1 ref={pageTitle} tabIndex={-1}>
        Ma sélection
      </h1>
      {actionData !== undefined && <Notice tone="warning">{PROBLEMS[actionData.problem]}</Notice>}
      {wanted !== null && <AddForm wanted={wanted} token={token} />}
      {isEmpty && wanted === null ? (
        <EmptyState title="Rien n’est encore mis de côté">
          <p>Touchez le cœur d’une annonce ou d’un lieu pour les retrouver ici, et comparer les annonces.</p>
          <p className="selection-ways">
            <Link to="/vehicules">Voir les véhicules</Link>
            <Link to="/immobilier">Voir les biens</Link>
            <Link to="/lieux">Voir les lieux</Link>
          </p>
        </EmptyState>
      ) : (
        <>
          {!isEmpty && (
            <p className="selection-ways">
              <a
                className="button button-quiet"
                href={`mailto:?subject=${encodeURIComponent("Ma sélection sur Lieudit")}&body=${encodeURIComponent(mailText([...cards.vehicle, ...cards.estate], valueOr(places, []), publicUrl, shared))}`}
              >
                <Icon name="mail" />
                Envoyer par courriel
              </a>
            </p>
          )}
          <SelectedCards kind="vehicle" title="Véhicules" cards={cards.vehicle} now={now} />
          <SelectedCards kind="estate" title="Biens immobiliers" cards={cards.estate} now={now} />
          <SelectedPlacesSection places={places} />
          <OfferMentions mobility={mobility} hasEstates={cards.estate.length > 0} />
        </>
      )}
      <HiddenListings listings={hidden} onLastShown={() => pageTitle.current?.focus()} />
      <SeenListings now={now} isMobilitySaid={mobility !== null} isEstateSaid={cards.estate.length > 0} />
    </div>
  );
}

function SelectedPlacesSection({ places }: { places: Asked<Place[]> }) {
  const { search } = useLocation();
  if (places.phase === "ready" && places.value.length === 0) return null;
  return (
    <section className="selection-kind" aria-labelledby="selection-place">
      <h2 id="selection-place">
        Lieux {places.phase === "ready" && <span className="secondary figures">({places.value.length})</span>}
      </h2>
      {places.phase === "ready" ? (
        <SelectedPlaces places={places.value} />
      ) : (
        <p>
          Vos lieux n’ont pas pu être chargés. <Link to={PAGE + search}>Réessayer</Link>
        </p>
      )}
    </section>
  );
}

function AddForm({ wanted: { id, kind, title, href }, token }: { wanted: Wanted; token: string }) {
  const isHidden = FIELDS[kind] === "masquer";
  return (
    <ReachedForm method="post" action={PAGE} className="selection-add">
      <input type="hidden" name="jeton" value={token} />
      <input type="hidden" name={FIELDS[kind]} value={id} />
      <p>
        {isHidden ? "Masquer" : "Mettre de côté"} «{"\u202f"}
        <Link to={href}>{title}</Link>
        {"\u202f"}»{isHidden && " dans les listes"}
        {"\u202f"}? Votre choix est alors conservé sur cet appareil.
      </p>
      <p className="selection-ways">
        <Button type="submit" name="geste" value="ajouter">
          {isHidden ? "Masquer l’annonce" : "Ajouter à ma sélection"}
        </Button>
        <Button type="submit" name="geste" value="retirer" tone="quiet">
          {isHidden ? "Afficher l’annonce" : "Retirer de ma sélection"}
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
              <div key={card.id} className="selection-choice">
                <ListingCardView card={card} now={now} />
                <ListingNote kind={kind} id={card.id} title={typeset(card.titre)} />
              </div>
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
              <ListingNote kind={card.kind} id={card.id} title={typeset(card.titre)} />
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

function getAddress(selection: Pick<Selection, SavedKind>): string {
  const pairs = SAVED_KINDS.filter((kind) => selection[kind].length > 0).map(
    (kind) => `${KEYS[kind]}=${selection[kind].join(",")}`,
  );
  return pairs.length === 0 ? PAGE : `${PAGE}?${pairs.join("&")}`;
}

function mailText(
  cards: readonly ListingCard[],
  places: readonly Place[],
  publicUrl: string,
  shared: string,
): string {
  return [
    ...cards.map((card) => `${card.titre}\n${publicUrl}${listingPath(card)}`),
    ...places.map(({ id, displayName }) => `${displayName?.text ?? ""}\n${publicUrl}/lieu/${id}`),
    `Toute la sélection\u00a0:\n${shared}`,
  ].join("\n\n");
}
