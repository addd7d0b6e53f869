import { formatInterval } from "@lieudit/leads/forms";
import { data, redirect } from "react-router";
import { formVisit, readVisit } from "../../shell/http/form-visit.ts";
import { isFromThisSite } from "../../shell/http/same-site.ts";
import { readForm } from "../../shell/http/small-post.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { Notice } from "../../shell/ui/notice.tsx";
import type { Route } from "./+types/cookies-page.ts";
import { listAskedCategories } from "./asked-categories.ts";
import { deleteUnacceptedCookies } from "./category-cookies.ts";
import { CategoryRow, EveryCategory } from "./category-row.tsx";
import { afterChoice, useConsent } from "./consent-context.tsx";
import { consentCookie, readConsent } from "./consent-cookie.ts";
import { isConsentCategory, UNDECIDED } from "./consent-record.ts";
import { keepProof } from "./keep-proof.ts";
import { readChoice } from "./send-choice.ts";
import "./cookies-page.css";

const PAGE = "/cookies";

export function loader({ request, context }: Route.LoaderArgs) {
  const { cookies, pageTokens } = context.get(servicesContext);
  const visit = formVisit(request, cookies);
  return data(
    {
      token: pageTokens.issue(visit.id, PAGE),
      life: formatInterval(cookies.consentLife),
      consentName: cookies.consentName,
    },
    visit,
  );
}

/** The forms of the rows, sent without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookies, pageTokens, publicUrl, leads, outside } = context.get(servicesContext);
  const form = await readForm(request);
  const verdict = pageTokens.judge(form.get("jeton"), readVisit(request, cookies), PAGE);
  if (verdict !== "accepted" || !isFromThisSite(request, publicUrl)) {
    return data({ problem: "token" as const }, { status: 403, headers: { "cache-control": "no-store" } });
  }
  const choice = readChoice(form.get("categorie"), form.get("choix"), isConsentCategory);
  if (choice === null) {
    return data({ problem: "choice" as const }, { status: 400, headers: { "cache-control": "no-store" } });
  }
  const record = afterChoice(readConsent(request, cookies), choice, outside);
  if (!(await keepProof(choice, record, { leads, outside }))) {
    return data(
      { problem: "unavailable" as const },
      { status: 503, headers: { "cache-control": "no-store", "retry-after": "5" } },
    );
  }
  const headers = new Headers({ "cache-control": "no-store" });
  headers.append("set-cookie", consentCookie(record, cookies));
  for (const line of deleteUnacceptedCookies(record, cookies)) headers.append("set-cookie", line);
  return redirect(PAGE, { status: 303, headers });
}

/** The headers of the loader: the page is for one visit and is never kept. */
export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const all = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) if (name !== "set-cookie") all.set(name, value);
  return all;
}

const PROBLEMS = {
  token:
    "Votre choix n’a pas été enregistré, car cette page était ouverte depuis longtemps ou venait d’ailleurs. Elle est maintenant à jour\u00a0: choisissez à nouveau.",
  choice: "Votre choix n’a pas été enregistré, car il était illisible. Choisissez à nouveau.",
  unavailable: "Votre accord ne peut pas être enregistré en ce moment. Réessayez dans un instant.",
};

export default function CookiesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, life, consentName } = loaderData;
  const { record, outside } = useConsent();
  return (
    <div className="page cookies-page">
      <title>Gérer mes cookies – Lieudit</title>
      <meta
        name="description"
        content="Acceptez ou refusez chaque usage des cookies, et changez d’avis quand vous voulez."
      />
      <meta name="robots" content="noindex,follow" />
      <header className="cookies-head">
        <h1>Gérer mes cookies</h1>
        <p>
          Rien de ce qui suit n’est utilisé sans votre accord. Chaque choix est enregistré aussitôt, pour{" "}
          {life}, et vous pouvez le changer ici à tout moment. Deux cookies sont indispensables, ne servent
          qu’à cela et se passent d’accord{"\u00a0"}: «{"\u202f"}
          {consentName}
          {"\u202f"}» retient vos choix, et «{"\u202f"}visite{"\u202f"}» protège les pages à formulaire, dont
          celle-ci, jusqu’à la fermeture du navigateur.
        </p>
      </header>
      {actionData !== undefined && <Notice tone="warning">{PROBLEMS[actionData.problem]}</Notice>}
      <EveryCategory token={token} />
      <ul className="plain-list consent-rows">
        {listAskedCategories(outside).map((category) => (
          <li key={category}>
            <CategoryRow category={category} choice={(record ?? UNDECIDED)[category]} token={token} />
          </li>
        ))}
      </ul>
    </div>
  );
}
