import { mobilityMessage } from "@lieudit/listing-model";
import { useEffect, useRef } from "react";
import { data, Form, Link, redirect } from "react-router";
import { countText } from "../../listings/list/listing-kind-words.ts";
import { OfferMentions } from "../../listings/list/offer-mentions.tsx";
import { pageSignal } from "../../places/search/ask-places.ts";
import { PlaceRows } from "../../places/search/place-rows.tsx";
import { ALL_PLACES, placesHref } from "../../places/search/places-search.ts";
import { SitePlaces } from "../../places/search/site-places.tsx";
import { StationRows } from "../../places/search/station-rows.tsx";
import { integer } from "../../shell/format/french.ts";
import { fromJsonText, toJsonText } from "../../shell/http/json-text.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { Breadcrumbs } from "../../shell/ui/breadcrumbs.tsx";
import { Button } from "../../shell/ui/button.tsx";
import { ChipLink, ChipRow } from "../../shell/ui/chip.tsx";
import { EmptyState } from "../../shell/ui/notice.tsx";
import { SectionHeading } from "../../shell/ui/section-heading.tsx";
import type { Route } from "./+types/search-page.ts";
import { type Found, findAll } from "./find-all.ts";
import {
  type FoundType,
  MAX_LENGTH,
  readSearchQuestion,
  type SearchQuestion,
  searchHref,
} from "./search-question.ts";
import { FOUND_WORDS, type ListedType, SearchSection } from "./search-section.tsx";
import "@lieudit/place-widgets/styles/parts.css";
import "../../shell/design/kit-theme.css";
import "../../listings/list/listings.css";
import "./search.css";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const question = readSearchQuestion(url.searchParams);
  const { text, type, page } = question;
  // Places have a list of their own, with filters and a map.
  if (type === "lieux") throw redirect(placesHref({ text, page }), 302);
  const today = services.clock();
  const now = today.getTime();
  if (text === "") return { question, now, found: null, mobility: null };
  const found = await findAll(question, services, pageSignal(request));
  // The list has the filters, their fields and its own pages.
  if (type !== null && found.understood?.type === type) throw redirect(found.understood.href, 302);
  const mobility = isListed("vehicules", question, found) ? mobilityMessage(text, today) : null;
  const isBeyond = type !== null && page > found[type].pageCount;
  return data({ question, now, found: toJsonText(found), mobility }, { status: isBeyond ? 404 : 200 });
}

/** One search over listings, agencies, places and texts. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { question, now, mobility } = loaderData;
  const { text, type } = question;
  const found = loaderData.found === null ? null : fromJsonText(loaderData.found);
  return (
    <div className="page search-page">
      <title>{`${getTitle(question)} – Lieudit`}</title>
      <meta name="description" content="Chercher dans les annonces, les agences, les lieux et les guides." />
      <meta name="robots" content="noindex,follow" />
      <Breadcrumbs path={[{ label: "Recherche", href: "/recherche" }]} />
      <h1>Recherche</h1>
      <search>
        <Form action="/recherche" className="search-words">
          <label htmlFor="recherche" className="visually-hidden">
            Chercher une annonce, un lieu, un guide
          </label>
          <SearchInput text={text} />
          {type !== null && <input type="hidden" name="type" value={type} />}
          <Button type="submit" icon="search">
            Chercher
          </Button>
        </Form>
      </search>
      {found === null && <SearchWays />}
      <p role="status" className="visually-hidden">
        {found !== null && foundWords(question, found)}
      </p>
      {found !== null && <FoundTypes question={question} found={found} />}
      {found !== null && found.understood !== null && <UnderstoodFilters found={found} />}
      {found !== null && isEmpty(question, found) && <NothingFound text={text} />}
      {found !== null &&
        shownTypes(question, found).map((shown, at) =>
          shown === "lieux" ? (
            <FoundPlaces key={shown} places={found.lieux} search={found.places} />
          ) : (
            <SearchSection
              key={shown}
              type={shown}
              part={found[shown]}
              question={question}
              now={now}
              isFirst={at === 0}
            />
          ),
        )}
      {found !== null && (
        <OfferMentions mobility={mobility} hasEstates={isListed("biens", question, found)} />
      )}
    </div>
  );
}

/** Keeps the focus and what is typed while another answer comes; another address fills it in again. */
function SearchInput({ text }: { text: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.value = text;
  }, [text]);
  return (
    <input
      className="control"
      id="recherche"
      name="q"
      type="search"
      defaultValue={text}
      ref={input}
      maxLength={MAX_LENGTH}
      placeholder={"Que cherchez-vous\u202f?"}
    />
  );
}

/** `Biens immobiliers (78), Véhicules (19)`: what who does not see the page hears of an answer. */
function foundWords({ text, type }: SearchQuestion, found: Found): string {
  const shown = type === null ? listResults(found) : listResults(found).filter((listed) => listed === type);
  const words = shown
    .filter((listed) => found[listed].total > 0)
    .map((listed) => `${FOUND_WORDS[listed].title} (${integer(found[listed].total)})`);
  if (type === null && (found.lieux?.length ?? 0) > 0) words.push("Lieux");
  return words.length === 0 ? nothingWords(text) : words.join(", ");
}

const nothingWords = (text: string) => `Rien ne correspond à «\u202f${text}\u202f»`;

/** Whether listings of this kind are among what is shown. */
function isListed(kind: "vehicules" | "biens", question: SearchQuestion, found: Found): boolean {
  return found[kind].total > 0 && shownTypes(question, found).includes(kind);
}

/** `port, véhicules, page 2, recherche` */
function getTitle({ text, type, page }: SearchQuestion): string {
  const kind = type === null || type === "lieux" ? [] : [FOUND_WORDS[type].title.toLocaleLowerCase("fr")];
  return text === ""
    ? "Recherche"
    : [text, ...kind, ...(page > 1 ? [`page ${page}`] : []), "recherche"].join(", ");
}

function isEmpty({ type }: SearchQuestion, found: Found): boolean {
  if (found.understood !== null) return false;
  return type === null && LISTED.every((listed) => found[listed].total === 0) && found.lieux?.length === 0;
}

const LISTED = Object.keys(FOUND_WORDS) as ListedType[];

/** Of listings those found more of stand first: a house among cars is a word in a description. */
function listResults({ vehicules, biens }: Found): [ListedType, ListedType, ListedType, ListedType] {
  return biens.total > vehicules.total
    ? ["biens", "vehicules", "agences", "articles"]
    : ["vehicules", "biens", "agences", "articles"];
}

/** The line as filters that can be removed, and the way to their list. */
function UnderstoodFilters({ found }: { found: Found }) {
  if (found.understood === null) return null;
  const { type, href, chips, rest } = found.understood;
  const { total } = found[type];
  return (
    <section aria-label="Filtres compris" className="search-understood">
      <ChipRow label="Filtres compris">
        {chips.map((chip) => (
          <ChipLink key={`${chip.key} ${chip.label}`} to={chip.href} isOn>
            {chip.label}
          </ChipLink>
        ))}
      </ChipRow>
      {rest.length > 0 && (
        <p className="secondary">
          Sans tenir compte de{"\u00a0"}: {rest.join(", ")}.
        </p>
      )}
      <Link to={href}>
        {total === 0
          ? "Aucune annonce ne correspond\u00a0: voir la liste et ses filtres"
          : `Voir la liste\u00a0: ${countText(total).toLocaleLowerCase("fr")}`}
      </Link>
    </section>
  );
}

/** Returns the kind that is asked for; else all. */
function shownTypes({ type }: SearchQuestion, found: Found): FoundType[] {
  if (type !== null) return [type];
  const [first, second, agencies, articles] = listResults(found);
  return [first, second, agencies, "lieux", articles];
}

/** The way to all that was found of one kind, and back. */
function FoundTypes({ question: { text, type }, found }: { question: SearchQuestion; found: Found }) {
  const listed = listResults(found).filter((one) => found[one].total > 0 || one === type);
  const hasPlaces = type !== null || found.lieux === null || found.lieux.length > 0;
  if (listed.length + Number(hasPlaces) < 2 && type === null) return null;
  return (
    <nav aria-label="Sortes de résultats">
      <ChipRow>
        {listed.map((one) => (
          <ChipLink key={one} isOn={one === type} to={searchHref({ text, type: one === type ? null : one })}>
            {FOUND_WORDS[one].title} ({integer(found[one].total)})
          </ChipLink>
        ))}
        {hasPlaces && (
          <ChipLink key="lieux" to={placesHref(found.places)}>
            Lieux
          </ChipLink>
        )}
      </ChipRow>
    </nav>
  );
}

function FoundPlaces({ places, search }: { places: Found["lieux"]; search: Found["places"] }) {
  if (places === null) {
    return <p role="status">Les lieux n’ont pas pu être cherchés. Réessayez dans un instant.</p>;
  }
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="lieux">
      <SectionHeading id="lieux" more={{ to: placesHref(search), label: "Tous les lieux" }}>
        Lieux
      </SectionHeading>
      <SitePlaces>
        {search.kind === "station-service" ? (
          <StationRows places={places} search={{ ...ALL_PLACES, ...search }} kind="fuel" view={null} />
        ) : (
          <PlaceRows places={places} />
        )}
      </SitePlaces>
    </section>
  );
}

function NothingFound({ text }: { text: string }) {
  return (
    <EmptyState title={nothingWords(text)}>
      <p>Essayez avec moins de mots, ou parcourez les listes.</p>
      <SearchWays />
    </EmptyState>
  );
}

const WAYS = [
  ["Véhicules", "/vehicules"],
  ["Biens immobiliers", "/immobilier"],
  ["Agences", "/agences"],
  ["Lieux", "/lieux"],
  ["Guides", "/guides"],
] as const;

/** The lists, for who has no words for what they look for. */
function SearchWays() {
  return (
    <nav aria-label="Listes">
      <ChipRow>
        {WAYS.map(([label, href]) => (
          <Link key={href} className="chip" to={href}>
            {label}
          </Link>
        ))}
      </ChipRow>
    </nav>
  );
}
