import { upperFirst } from "../../shell/format/french.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { type TextSummary, toSummary } from "../../shell/services/site-content.ts";
import { Breadcrumbs, breadcrumbJsonLd, type Crumb } from "../../shell/ui/breadcrumbs.tsx";
import { CardGrid } from "../../shell/ui/card.tsx";
import { ChipLink, ChipRow } from "../../shell/ui/chip.tsx";
import { Icon } from "../../shell/ui/icon.tsx";
import { JsonLd } from "../../shell/ui/json-ld.tsx";
import { EmptyState } from "../../shell/ui/notice.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import type { Route } from "./+types/texts-page.ts";
import { TextCard } from "./text-card.tsx";
import { TEXT_KINDS, type TextKind, textsOfKind } from "./text-kinds.ts";
import "./articles.css";

/** The list of all articles, or of all guides. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { content, publicUrl } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const kind: TextKind = pathname.startsWith("/guides") ? "guides" : "actualites";
  const all = textsOfKind(content, kind);
  const themes = listThemes(all);
  const theme = themes.find((one) => one === searchParams.get("theme")) ?? null;
  const texts = all.filter((text) => theme === null || text.themes.includes(theme));
  return { kind, publicUrl, themes, theme, texts: texts.map(toSummary) };
}

export default function TextsPage({ loaderData }: Route.ComponentProps) {
  const { kind, publicUrl, themes, theme, texts } = loaderData;
  const { title, description, lead } = TEXT_KINDS[kind];
  const path: Crumb[] = [{ label: title, href: `/${kind}` }];
  return (
    <div className="page texts-page">
      <PageHead
        title={title}
        description={description}
        publicUrl={publicUrl}
        path={`/${kind}`}
        {...(theme !== null && { robots: "noindex,follow" })}
      />
      {kind === "actualites" && (
        <link rel="alternate" type="application/rss+xml" title={title} href="/flux/actualites.xml" />
      )}
      <JsonLd value={breadcrumbJsonLd(path, publicUrl)} />
      <Breadcrumbs path={path} />
      <header className="texts-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {kind === "actualites" && (
          <a className="feed-link" href="/flux/actualites.xml">
            <Icon name="rss" />
            Suivre par flux RSS
          </a>
        )}
      </header>
      {themes.length > 1 && (
        <div className="texts-themes">
          <ChipRow label="Thèmes">
            {themes.map((one) => (
              <ChipLink
                key={one}
                isOn={one === theme}
                to={one === theme ? `/${kind}` : `/${kind}?theme=${encodeURIComponent(one)}`}
              >
                {upperFirst(one)}
              </ChipLink>
            ))}
          </ChipRow>
        </div>
      )}
      <TextList texts={texts} />
    </div>
  );
}

/** Lists every theme once, in alphabetical order. */
function listThemes(texts: readonly { themes: readonly string[] }[]): string[] {
  return [...new Set(texts.flatMap(({ themes }) => themes))].sort((one, other) =>
    one.localeCompare(other, "fr"),
  );
}

function TextList({ texts }: { texts: readonly TextSummary[] }) {
  if (texts.length === 0) {
    return (
      <EmptyState title="Rien n’est encore publié">
        <p>Revenez bientôt, ou parcourez les annonces.</p>
      </EmptyState>
    );
  }
  return (
    <CardGrid>
      {texts.map((text, at) => (
        <TextCard key={text.slug} text={text} level={2} isFirst={at === 0} />
      ))}
    </CardGrid>
  );
}
