import { Link } from "react-router";
import { shortDate, typeset } from "../../shell/format/french.ts";
import { LEGAL_SLUGS } from "../../shell/services/site-content.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { deskHeaders, requirePerson } from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import type { Route } from "./+types/texts-page.ts";
import { describeTexts } from "./describe-texts.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = await requirePerson(request, context, "espace/textes");
  const now = services.clock().toISOString();
  return {
    pages: await Promise.all(
      LEGAL_SLUGS.map(async (slug) => {
        const { draft, next, current } = describeTexts(await services.desk.listLegalTexts(slug), now);
        return {
          slug,
          title: services.content.legal.find((text) => text.slug === slug)?.title ?? slug,
          since: current === null ? null : shortDate(current.publishAt ?? ""),
          isFile: current === null,
          hasDraft: draft !== null,
          next: next === null ? null : shortDate(next.publishAt ?? ""),
        };
      }),
    ),
  };
}

export const headers = deskHeaders;

export default function TextsPage({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <>
      <DeskTitle title="Textes" />
      <p>
        {typeset(
          "Les pages que la loi demande. Un texte publié ici remplace celui du fichier, à la date choisie ; les versions précédentes restent lisibles sur la page.",
        )}
      </p>
      <ul className="plain-list desk-rows">
        {pages.map(({ slug, title, since, isFile, hasDraft, next }) => (
          <li key={slug}>
            <div className="desk-row-head">
              <Link to={`/espace/textes/${slug}`}>{title}</Link>
              {hasDraft && <Badge tone="notice">Brouillon</Badge>}
              {next !== null && <Badge tone="notice">{typeset(`Change le ${next}`)}</Badge>}
            </div>
            <p className="secondary small">
              {isFile ? "Texte du fichier" : typeset(`Publié ici, en vigueur depuis le ${since}`)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
