import { data, Link } from "react-router";
import { longDate, typeset } from "../../shell/format/french.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { Notice } from "../../shell/ui/notice.tsx";
import type { Route } from "./+types/legal-page.ts";
import { PlainTextPage } from "./plain-text-page.tsx";

/** A page that the law requires; its address is its name. `?version=2` is an earlier text of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { findLegalText, publicUrl } = context.get(servicesContext);
  const slug = url.pathname.replace(/^\/|\/$|\.data$/g, "");
  const wanted = url.searchParams.get("version");
  const found =
    wanted === null || /^\d{1,6}$/.test(wanted)
      ? await findLegalText(slug, wanted === null ? null : Number(wanted))
      : null;
  if (found === null) throw data(null, { status: 404 });
  return { ...found, slug, publicUrl };
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { text, publicUrl, slug, version, isCurrent, versions } = loaderData;
  return (
    <PlainTextPage text={text} publicUrl={publicUrl} robots={isCurrent ? undefined : "noindex,follow"}>
      {!isCurrent && (
        <Notice>
          <p>
            Ce texte ne s’applique plus. <Link to={`/${slug}`}>Lire le texte en vigueur</Link>
          </p>
        </Notice>
      )}
      {versions.length > 1 && (
        <details>
          <summary>Toutes les versions</summary>
          <ul>
            {versions.map((one, at) => (
              <li key={one.version}>
                {one.version === version ? (
                  <strong>{describeVersion(one.since)}</strong>
                ) : (
                  <Link to={at === 0 ? `/${slug}` : `/${slug}?version=${one.version}`}>
                    {describeVersion(one.since)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </PlainTextPage>
  );
}

function describeVersion(since: string | null): string {
  return since === null ? "Premier texte" : typeset(`Depuis le ${longDate(new Date(since))}`);
}
