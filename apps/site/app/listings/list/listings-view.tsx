import type { ListingCard, ListState } from "@lieudit/listing-model";
import type { CardPage } from "@lieudit/listing-store";
import type { ReactNode } from "react";
import { Link, useNavigation } from "react-router";
import { Breadcrumbs, type Crumb } from "../../shell/ui/breadcrumbs.tsx";
import { CardGrid } from "../../shell/ui/card.tsx";
import { ChipLink, ChipRow } from "../../shell/ui/chip.tsx";
import { EmptyState, Notice } from "../../shell/ui/notice.tsx";
import { Pagination } from "../../shell/ui/pagination.tsx";
import { ViewSwitch } from "../../shell/ui/view-switch.tsx";
import type { FilterLink } from "./filter-link.ts";
import { HideableCard } from "./hideable-card.tsx";
import { countText } from "./listing-kind-words.ts";
import type { Nearest } from "./nearest-towns.ts";
import "@lieudit/place-map/styles.css";
import "./listings-page.css";

export interface ListingsViewProps<Search extends ListState> {
  path: readonly Crumb[];
  heading: string;
  intro: ReactNode;
  search: Search;
  /** Links to lists that are apart from this one. */
  tabs?: ReactNode;
  /** The address of a question. */
  hrefOf: (search: Search) => string;
  /** The filters that are on. */
  chips: readonly FilterLink[];
  /** A sentence for each filter that could not be read. */
  ignored: readonly string[];
  /** Where the list is without any filter. */
  everything: string;
  page: CardPage<ListingCard>;
  /** Filters to let go of, when nothing is found. */
  relaxations: readonly FilterLink[];
  /** Where something like it is found. */
  nearest: Nearest | null;
  now: number;
  /** The form with the filters. */
  form: ReactNode;
  sort: ReactNode;
  /** Stands beside the cards where the list is seen as a map, above them on a phone. */
  map: ReactNode;
  /** Legal sentences of the page. */
  mention: ReactNode;
}

/** A list of listings: filters, what is on, the cards, the way to the other pages. */
export function ListingsView<Search extends ListState>({
  path,
  heading,
  intro,
  search,
  tabs,
  hrefOf,
  chips,
  ignored,
  everything,
  page,
  relaxations,
  nearest,
  now,
  form,
  sort,
  map,
  mention,
}: ListingsViewProps<Search>) {
  const navigation = useNavigation();
  const isWaiting = navigation.state === "loading";
  const alertHref = `/alertes?recherche=${encodeURIComponent(hrefOf({ ...search, page: 1 }))}`;
  const results = (
    <>
      {page.cards.length === 0 ? (
        <NothingFound
          page={page}
          relaxations={relaxations}
          nearest={nearest}
          last={hrefOf({ ...search, page: page.pageCount })}
          everything={everything}
          hasFilters={chips.length > 0}
        />
      ) : (
        <CardGrid label={`Annonces, page ${page.page}`}>
          {page.cards.map((card, at) => (
            <HideableCard
              key={card.id}
              card={card}
              now={now}
              isFirst={at === 0}
              level={2}
              hidesNew={search.tri === NEWEST_FIRST}
            />
          ))}
        </CardGrid>
      )}
      <Pagination
        // Beyond the last page no number is the current one, and the way back leads to the last.
        page={Math.min(page.page, page.pageCount + 1)}
        pageCount={page.pageCount}
        hrefOf={(number) => hrefOf({ ...search, page: number })}
      />
      <p>
        <Link to={alertHref}>Recevoir les nouvelles annonces de cette recherche par courriel</Link>
      </p>
    </>
  );
  return (
    <div className="page listings-page" data-view={search.vue}>
      <Breadcrumbs path={path} />
      <header className="listings-head">
        <h1>{heading}</h1>
        <p className="secondary">{intro}</p>
      </header>
      {tabs}
      <div className="listings-columns">
        {form}
        <section
          id="annonces"
          tabIndex={-1}
          aria-label="Annonces"
          className="listings-results"
          data-waiting={isWaiting || undefined}
        >
          <div className="listings-bar">
            <p className="listings-count" role="status" tabIndex={-1}>
              {countText(page.total)}
              {page.page <= page.pageCount && page.pageCount > 1 && (
                <span className="secondary">
                  {" "}
                  · page {page.page} sur {page.pageCount}
                </span>
              )}
            </p>
            <div className="listings-tools">
              <Link className="listings-alert" to={alertHref}>
                Créer une alerte
              </Link>
              {sort}
              <ViewSwitch
                label="Présentation"
                views={(["liste", "carte"] as const).map((vue) => ({
                  label: vue === "liste" ? "Liste" : "Carte",
                  icon: vue === "liste" ? "list" : "map",
                  to: hrefOf({ ...search, vue, page: 1 }),
                  isShown: search.vue === vue,
                }))}
              />
            </div>
          </div>
          {chips.length > 0 && (
            <ChipRow label="Filtres en place">
              {chips.map(({ key, label, href }) => (
                <ChipLink key={`${key} ${label}`} to={href} isOn>
                  {label}
                </ChipLink>
              ))}
              {chips.length > 1 && (
                <ChipLink key="all" to={everything}>
                  Tout effacer
                </ChipLink>
              )}
            </ChipRow>
          )}
          {ignored.length > 0 && (
            <Notice tone="warning">
              {ignored.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Notice>
          )}
          {search.vue === "carte" ? (
            <div className="listings-split">
              {map}
              <div className="listings-sheet">{results}</div>
            </div>
          ) : (
            results
          )}
        </section>
      </div>
      {mention}
    </div>
  );
}

/** The order in which every card of the first pages would be marked as new. */
const NEWEST_FIRST = "recent";

/** Links of a list past the header and the filters. */
export const LIST_SKIP_LINKS = [
  { href: "#annonces", label: "Aller aux annonces" },
  { href: "#filtres", label: "Aller aux filtres" },
];

function NothingFound({
  page,
  relaxations,
  nearest,
  last,
  everything,
  hasFilters,
}: {
  page: CardPage<ListingCard>;
  relaxations: readonly FilterLink[];
  nearest: Nearest | null;
  last: string;
  everything: string;
  hasFilters: boolean;
}) {
  if (page.total > 0) {
    return (
      <EmptyState title="Cette page n’existe pas">
        <p>La liste s’arrête à la page {page.pageCount}.</p>
        <Link to={last}>Voir la dernière page</Link>
      </EmptyState>
    );
  }
  if (!hasFilters) {
    return (
      <EmptyState title="Aucune annonce pour le moment">
        <p>Les premières arrivent bientôt. En attendant, la ville se visite par ses lieux.</p>
        <Link to="/lieux">Voir les lieux</Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Aucune annonce ne correspond">
      {nearest !== null && (
        <>
          <p>{nearest.sentence}</p>
          <ul className="plain-list listings-relax">
            {nearest.links.map(({ key, label, href, total = 0 }) => (
              <li key={key}>
                <Link to={href}>
                  {label}&nbsp;: {countText(total)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {relaxations.length > 0 ? (
        <>
          <p>En retirant un filtre, vous en verriez&nbsp;:</p>
          <ul className="plain-list listings-relax">
            {relaxations.map(({ key, label, href, total = 0 }) => (
              <li key={`${key} ${label}`}>
                <Link to={href}>
                  Sans «{"\u202f"}
                  {label}
                  {"\u202f"}»&nbsp;: {countText(total)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <Link to={everything}>Voir toutes les annonces</Link>
        </p>
      )}
    </EmptyState>
  );
}
