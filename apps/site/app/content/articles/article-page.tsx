import { data } from "react-router";
import { longDate, upperFirst } from "../../shell/format/french.ts";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import { servicesContext } from "../../shell/services/services.ts";
import { textPath, toSummary } from "../../shell/services/site-content.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { Breadcrumbs, breadcrumbJsonLd, type Crumb } from "../../shell/ui/breadcrumbs.tsx";
import { CardGrid } from "../../shell/ui/card.tsx";
import { JsonLd } from "../../shell/ui/json-ld.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { ProseHtml } from "../../shell/ui/prose.tsx";
import { SectionHeading } from "../../shell/ui/section-heading.tsx";
import type { Route } from "./+types/article-page.ts";
import { articleJsonLd, sharePicturePath } from "./article-json-ld.ts";
import { findTextPlaces } from "./find-text-places.ts";
import { findTextBySlug, relatedTexts } from "./related-texts.ts";
import { hasContents, TableOfContents } from "./table-of-contents.tsx";
import { TextCard } from "./text-card.tsx";
import { TextCover } from "./text-cover.tsx";
import { TEXT_KINDS, type TextKind, textsOfKind } from "./text-kinds.ts";
import "@lieudit/place-widgets/styles/contextual.css";
import "../../privacy/outside/outside-frame.css";
import "../../shell/design/kit-theme.css";
import "./articles.css";

const TextMedia = lazyPart(async () => (await import("./text-media.tsx")).TextMedia);

const TextPlaces = lazyPart(async () => (await import("./text-places.tsx")).TextPlaces);

/** An article or a guide. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { content, publicUrl } = services;
  const kind: TextKind = new URL(request.url).pathname.startsWith("/guides/") ? "guides" : "actualites";
  const texts = textsOfKind(content, kind);
  const text = findTextBySlug(texts, params.slug);
  if (text === null) throw data(null, { status: 404 });
  return {
    kind,
    publicUrl,
    text,
    jsonLd: articleJsonLd(text, content.operator, publicUrl),
    related: relatedTexts(text, texts).map(toSummary),
    places: text.places === null ? null : await findTextPlaces(text.places, services, request),
  };
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { kind, publicUrl, text, jsonLd, related, places } = loaderData;
  const { title: listTitle, more, all } = TEXT_KINDS[kind];
  const path: Crumb[] = [
    { label: listTitle, href: `/${kind}` },
    { label: text.title, href: textPath(text) },
  ];
  const others = related.length > 0 && (
    <aside className="article-related" aria-labelledby="a-lire-aussi">
      <SectionHeading id="a-lire-aussi" more={{ to: `/${kind}`, label: all }}>
        {more}
      </SectionHeading>
      <CardGrid isRow>
        {related.map((other) => (
          <TextCard key={other.slug} text={other} />
        ))}
      </CardGrid>
    </aside>
  );
  return (
    <div className="page article-page">
      <PageHead
        title={text.title}
        description={text.description}
        publicUrl={publicUrl}
        path={textPath(text)}
        type="article"
        sharePicture={sharePicturePath(text)}
      />
      <JsonLd value={jsonLd} />
      <JsonLd value={breadcrumbJsonLd(path, publicUrl)} />
      <Breadcrumbs path={path} />
      <article className="article">
        <header className="article-head">
          {text.themes.length > 0 && (
            <ul className="plain-list article-themes" aria-label="Thèmes">
              {text.themes.map((theme) => (
                <li key={theme}>
                  <Badge>{upperFirst(theme)}</Badge>
                </li>
              ))}
            </ul>
          )}
          <h1>{text.title}</h1>
          <p className="lead">{text.description}</p>
          <p className="facts-line small">
            {text.author !== null && <span>{text.author}</span>}
            {text.updated !== null && (
              <span>
                mis à jour le <time dateTime={text.updated}>{longDate(new Date(text.updated))}</time>
              </span>
            )}
            {text.date !== null && (
              <span>
                {text.updated !== null && "publié le "}
                <time dateTime={text.date}>{longDate(new Date(text.date))}</time>
              </span>
            )}
            <span>
              {text.readingMinutes}
              {"\u00a0"}min de lecture
            </span>
          </p>
        </header>
        <div className="article-cover">
          <TextCover text={text} isFirst sizes="(width < 75rem) calc(100vw - 2rem), 72rem" />
        </div>
        <div className="article-columns">
          <TableOfContents outline={text.outline} readingMinutes={text.readingMinutes} />
          <div>
            <ProseHtml html={text.html} />
            {(text.video ?? text.publication) !== null && <TextMedia text={text} />}
            {places !== null && <TextPlaces context={places} />}
          </div>
          {/* Without a table of contents there is room beside the text. */}
          {!hasContents(text) && others}
        </div>
      </article>
      {hasContents(text) && others}
    </div>
  );
}
