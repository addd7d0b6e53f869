import type { ListingCard } from "@lieudit/listing-model";
import { Link } from "react-router";
import { ListingCardView } from "../../listings/list/listing-card-view.tsx";
import { counted } from "../../shell/format/french.ts";
import { CardGrid } from "../../shell/ui/card.tsx";
import { EmptyState } from "../../shell/ui/notice.tsx";
import { Pagination } from "../../shell/ui/pagination.tsx";
import { SectionHeading } from "../../shell/ui/section-heading.tsx";
import type { FoundLink, FoundPart } from "./find-all.ts";
import { type FoundType, type SearchQuestion, searchHref } from "./search-question.ts";

export type ListedType = Exclude<FoundType, "lieux">;

/** The title of each kind of result, its noun in singular and plural, and the matching form of "first". */
export const FOUND_WORDS: Readonly<
  Record<ListedType, { title: string; one: string; several: string; first: string }>
> = {
  vehicules: { title: "Véhicules", one: "annonce", several: "annonces", first: "premières" },
  biens: { title: "Biens immobiliers", one: "annonce", several: "annonces", first: "premières" },
  agences: {
    title: "Agences et concessions",
    one: "professionnel",
    several: "professionnels",
    first: "premiers",
  },
  articles: { title: "Guides et actualités", one: "article", several: "articles", first: "premiers" },
};

export interface SearchSectionProps {
  type: ListedType;
  part: FoundPart<ListingCard | FoundLink>;
  question: SearchQuestion;
  now: number;
  /** Whether this is the first section of the page; its first picture then loads with priority. */
  isFirst: boolean;
}

/**
 * Renders the best results of one kind, with a link to the full list. If the search is limited to
 * this kind, it renders one page of the full list instead.
 */
export function SearchSection({ type, part, question, now, isFirst }: SearchSectionProps) {
  const { title, one, several, first } = FOUND_WORDS[type];
  const { text, page } = question;
  const isWhole = question.type === type;
  const { items, total, pageCount } = part;
  if (total === 0 && !isWhole) return null;
  const count = counted(total, one, several);
  const href = (number: number) => searchHref({ text, type, page: number });
  const hasMore = !isWhole && total > items.length;
  return (
    <section aria-labelledby={type} className="search-section">
      <SectionHeading id={type} {...(hasMore && { more: { to: href(1), label: `Voir les ${count}` } })}>
        {title}
      </SectionHeading>
      {isWhole && items.length === 0 ? (
        <NoResults question={question} part={part} last={href(pageCount)} />
      ) : (
        <p className="secondary">
          {hasMore ? `Les ${items.length} ${first} sur ${count}` : count}
          {isWhole && pageCount > 1 && ` · page ${page} sur ${pageCount}`}
        </p>
      )}
      <FoundItems items={items} now={now} isFirst={isFirst} />
      {isWhole && <Pagination page={Math.min(page, pageCount + 1)} pageCount={pageCount} hrefOf={href} />}
    </section>
  );
}

function FoundItems({
  items,
  now,
  isFirst,
}: Pick<SearchSectionProps, "now" | "isFirst"> & { items: readonly (ListingCard | FoundLink)[] }) {
  const cards = items.filter((item) => "kind" in item);
  const links = items.filter((item) => "path" in item);
  return (
    <>
      {cards.length > 0 && (
        <CardGrid>
          {cards.map((card, at) => (
            <ListingCardView key={card.id} card={card} now={now} isFirst={isFirst && at === 0} />
          ))}
        </CardGrid>
      )}
      {links.length > 0 && (
        <ul className="plain-list search-links">
          {links.map(({ path, title, description }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
              <p className="secondary">{description}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NoResults({
  question: { text },
  part,
  last,
}: Pick<SearchSectionProps, "question" | "part"> & { last: string }) {
  if (part.total > 0) {
    return (
      <EmptyState title="Cette page n’existe pas" level={3}>
        <p>La liste s’arrête à la page {part.pageCount}.</p>
        <Link to={last}>Voir la dernière page</Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`Rien ne correspond ici à «\u202f${text}\u202f»`} level={3}>
      <Link to={searchHref({ text })}>Chercher partout</Link>
    </EmptyState>
  );
}
