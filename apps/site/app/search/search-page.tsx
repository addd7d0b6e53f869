import { Link } from "react-router";
import { textPath } from "../content/site-text.ts";
import { cleanText } from "../format/clean-text.ts";
import { SitePlaces } from "../layout/site-places.tsx";
import { ListingCardView } from "../listings/listing-card-view.tsx";
import { countText } from "../listings/listing-kind-words.ts";
import { asked, pageSignal } from "../places/ask-places.ts";
import { PlaceRows, ROW_FIELDS } from "../places/place-rows.tsx";
import { placesHref } from "../places/places-search.ts";
import { servicesContext } from "../services.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { Button } from "../ui/button.tsx";
import { CardGrid } from "../ui/card.tsx";
import { EmptyState } from "../ui/notice.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import type { Route } from "./+types/search-page.ts";
import { findTexts } from "./find-texts.ts";
import "../places/part-styles.ts";
import "../listings/listings.css";
import "./search.css";

const SHOWN = 6;
const PLACES = 5;
/** Longer questions are nobody's words. */
const MAX_LENGTH = 200;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { listings, places, content, clock } = context.get(servicesContext);
  const text = cleanText((url.searchParams.get("q") ?? "").replace(/\s+/g, " ")).slice(0, MAX_LENGTH);
  const now = clock().getTime();
  if (text === "") return { text, now, found: null };
  const signal = pageSignal(request);
  const [vehicles, estates, answer] = await Promise.all([
    listings.searchText(text, { kind: "vehicle", count: SHOWN }),
    listings.searchText(text, { kind: "estate", count: SHOWN }),
    asked(
      places.searchText(
        { textQuery: text, pageSize: PLACES, languageCode: "fr", regionCode: "FR" },
        ROW_FIELDS,
        {
          signal,
        },
      ),
      signal,
    ),
  ]);
  const texts = findTexts([...content.guides, ...content.articles, ...content.pages], text).map((found) => ({
    path: textPath(found),
    title: found.title,
    description: found.description,
  }));
  return {
    text,
    now,
    found: {
      vehicles,
      estates,
      places: answer.phase === "ready" ? (answer.value.places ?? []) : [],
      arePlacesKnown: answer.phase === "ready",
      texts,
    },
  };
}

/** What is found more of stands first: a house among cars is a word in a description. */
const KINDS = [
  { kind: "vehicles", id: "vehicules", title: "Véhicules" },
  { kind: "estates", id: "biens", title: "Biens immobiliers" },
] as const;

/** One search over listings, places and texts. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { text, now, found } = loaderData;
  const isEmpty =
    found !== null &&
    found.vehicles.total + found.estates.total + found.places.length + found.texts.length === 0;
  return (
    <div className="page search-page">
      <title>{text === "" ? "Recherche – Lieudit" : `${text}, recherche – Lieudit`}</title>
      <meta name="description" content="Chercher dans les annonces, les lieux et les guides." />
      <meta name="robots" content="noindex,follow" />
      <Breadcrumbs path={[{ label: "Recherche", href: "/recherche" }]} />
      <h1>Recherche</h1>
      <search>
        <form action="/recherche" className="search-words">
          <label htmlFor="recherche" className="visually-hidden">
            Chercher une annonce, un lieu, un guide
          </label>
          <input
            className="control"
            id="recherche"
            name="q"
            type="search"
            defaultValue={text}
            key={text}
            maxLength={MAX_LENGTH}
            placeholder="Une voiture, une maison, une boulangerie…"
          />
          <Button type="submit" icon="search">
            Chercher
          </Button>
        </form>
      </search>
      {isEmpty && (
        <EmptyState title={`Rien ne correspond à « ${text} »`}>
          <p>Essayez avec moins de mots, ou parcourez les listes.</p>
          <p className="search-ways">
            <Link to="/vehicules">Véhicules</Link>
            <Link to="/immobilier">Immobilier</Link>
            <Link to="/lieux">Lieux</Link>
            <Link to="/guides">Guides</Link>
          </p>
        </EmptyState>
      )}
      {found !== null && (
        <>
          {KINDS.toSorted((a, b) => found[b.kind].total - found[a.kind].total).map(({ kind, id, title }) => (
            <FoundListings key={kind} id={id} title={title} page={found[kind]} now={now} />
          ))}
          {found.places.length > 0 && (
            <section aria-labelledby="lieux">
              <SectionHeading id="lieux" more={{ to: placesHref({ text }), label: "Tous les lieux" }}>
                Lieux
              </SectionHeading>
              <SitePlaces>
                <PlaceRows places={found.places} />
              </SitePlaces>
            </section>
          )}
          {!found.arePlacesKnown && (
            <p role="status">Les lieux n’ont pas pu être cherchés. Réessayez dans un instant.</p>
          )}
          {found.texts.length > 0 && (
            <section aria-labelledby="textes">
              <SectionHeading id="textes">Guides et actualités</SectionHeading>
              <ul className="plain-list search-texts">
                {found.texts.map(({ path, title, description }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                    <p className="secondary">{description}</p>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </div>
  );
}

type Found = NonNullable<Route.ComponentProps["loaderData"]["found"]>;

function FoundListings({
  id,
  title,
  page,
  now,
}: {
  id: string;
  title: string;
  page: Found["vehicles"];
  now: number;
}) {
  if (page.total === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <p className="secondary" role="status">
        {countText(page.total)}
        {page.total > page.cards.length && `, dont les ${page.cards.length} meilleures`}
      </p>
      <CardGrid>
        {page.cards.map((card) => (
          <ListingCardView key={card.id} card={card} now={now} />
        ))}
      </CardGrid>
    </section>
  );
}
