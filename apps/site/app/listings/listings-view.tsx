import type { Filter, ListingCard, PlaceAndPage } from "@lieudit/listing-model";
import type { CardPage, Relaxation } from "@lieudit/listing-store";
import type { ReactNode } from "react";
import { Link, useNavigation } from "react-router";
import { Breadcrumbs, type Crumb } from "../ui/breadcrumbs.tsx";
import { CardGrid } from "../ui/card.tsx";
import { ChipLink, ChipRow } from "../ui/chip.tsx";
import { Icon } from "../ui/icon.tsx";
import { EmptyState, Notice } from "../ui/notice.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { ListingCardView } from "./listing-card-view.tsx";
import { countText } from "./listing-kind-words.ts";
import "@lieudit/place-map/styles.css";
import "./listings-page.css";

export interface ListingsViewProps<Search extends PlaceAndPage> {
  path: readonly Crumb[];
  heading: string;
  intro: ReactNode;
  search: Search;
  /** The address of a question. */
  hrefOf: (search: Search) => string;
  /** The filters that are on. */
  filters: readonly Filter<Search>[];
  /** A sentence for each filter that could not be read. */
  ignored: readonly string[];
  /** The question without any filter. */
  everything: Search;
  page: CardPage<ListingCard>;
  /** Filters to let go of, when nothing is found. */
  relaxations: readonly Relaxation<Search>[];
  now: number;
  /** The form with the filters. */
  form: ReactNode;
  sort: ReactNode;
  /** Stands above the cards where the list is seen as a map. */
  map: ReactNode;
  /** What the law wants to be said on the page. */
  mention: ReactNode;
}

/** A list of listings: filters, what is on, the cards, the way to the other pages. */
export function ListingsView<Search extends PlaceAndPage>({
  path,
  heading,
  intro,
  search,
  hrefOf,
  filters,
  ignored,
  everything,
  page,
  relaxations,
  now,
  form,
  sort,
  map,
  mention,
}: ListingsViewProps<Search>) {
  const navigation = useNavigation();
  const isWaiting = navigation.state === "loading";
  return (
    <div className="page listings-page">
      <Breadcrumbs path={path} />
      <header className="listings-head">
        <h1>{heading}</h1>
        <p className="secondary">{intro}</p>
      </header>
      <div className="listings-columns">
        {form}
        <section aria-label="Annonces" className="listings-results" data-waiting={isWaiting || undefined}>
          <div className="listings-bar">
            <p className="listings-count" role="status">
              {countText(page.total)}
              {page.page <= page.pageCount && page.pageCount > 1 && (
                <span className="secondary">
                  {" "}
                  · page {page.page} sur {page.pageCount}
                </span>
              )}
            </p>
            <div className="listings-tools">
              {sort}
              <ViewSwitch search={search} hrefOf={hrefOf} />
            </div>
          </div>
          {filters.length > 0 && (
            <ChipRow label="Filtres en place">
              {filters.map(({ key, label, without }) => (
                <ChipLink key={`${key} ${label}`} to={hrefOf(without)} isOn>
                  {label}
                </ChipLink>
              ))}
              {filters.length > 1 && (
                <ChipLink key="all" to={hrefOf(everything)}>
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
          {map}
          {page.cards.length === 0 ? (
            <NothingFound
              page={page}
              relaxations={relaxations}
              hrefOf={hrefOf}
              last={{ ...search, page: page.pageCount }}
              everything={everything}
              hasFilters={filters.length > 0}
            />
          ) : (
            <CardGrid label={`Annonces, page ${page.page}`}>
              {page.cards.map((card, at) => (
                <ListingCardView key={card.id} card={card} now={now} isFirst={at === 0} level={2} />
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
            <Link to={`/alertes?recherche=${encodeURIComponent(hrefOf({ ...search, page: 1 }))}`}>
              Recevoir les nouvelles annonces de cette recherche par courriel
            </Link>
          </p>
        </section>
      </div>
      <div className="listings-mention">{mention}</div>
    </div>
  );
}

function ViewSwitch<Search extends PlaceAndPage>({
  search,
  hrefOf,
}: {
  search: Search;
  hrefOf: (search: Search) => string;
}) {
  return (
    <nav className="listings-views" aria-label="Affichage">
      {(["liste", "carte"] as const).map((vue) => (
        <Link
          key={vue}
          className="listings-view"
          to={hrefOf({ ...search, vue, page: 1 })}
          aria-current={search.vue === vue ? "true" : undefined}
          preventScrollReset
        >
          <Icon name={vue === "liste" ? "list" : "map"} size={18} />
          {vue === "liste" ? "Liste" : "Carte"}
        </Link>
      ))}
    </nav>
  );
}

function NothingFound<Search extends PlaceAndPage>({
  page,
  relaxations,
  hrefOf,
  last,
  everything,
  hasFilters,
}: {
  page: CardPage<ListingCard>;
  relaxations: readonly Relaxation<Search>[];
  hrefOf: (search: Search) => string;
  last: Search;
  everything: Search;
  hasFilters: boolean;
}) {
  if (page.total > 0) {
    return (
      <EmptyState title="Cette page n’existe pas">
        <p>La liste s’arrête à la page {page.pageCount}.</p>
        <Link to={hrefOf(last)}>Voir la dernière page</Link>
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
      {relaxations.length > 0 ? (
        <>
          <p>En retirant un filtre, vous en verriez&nbsp;:</p>
          <ul className="plain-list listings-relax">
            {relaxations.map(({ key, label, without, total }) => (
              <li key={`${key} ${label}`}>
                <Link to={hrefOf(without)}>
                  Sans «&nbsp;{label}&nbsp;»&nbsp;: {countText(total)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <Link to={hrefOf(everything)}>Voir toutes les annonces</Link>
        </p>
      )}
    </EmptyState>
  );
}
