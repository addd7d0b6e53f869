import type { LeadWorkState } from "@lieudit/leads";
import { Link } from "react-router";
import { typeset } from "../../shell/format/french.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { EmptyState } from "../../shell/ui/notice.tsx";
import { Pagination } from "../../shell/ui/pagination.tsx";
import { formatMoment } from "../access/moment-text.ts";
import { deskHeaders, requirePerson } from "../access/require-person.ts";
import { DeskTitle, DoneNotice } from "../desk-title.tsx";
import { getLeadTitle, getSenderName } from "../leads/inbox-row.ts";
import type { Route } from "./+types/moderation-page.ts";
import { REPORT_KINDS } from "./report-subject.ts";

const REPORTS_PER_PAGE = 25;
const TABS = [
  { slug: "", label: "À examiner", state: "new" },
  { slug: "suivis", label: "En cours", state: "answered" },
  { slug: "decides", label: "Décidés", state: "closed" },
] as const satisfies readonly { slug: string; label: string; state: LeadWorkState }[];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { services } = await requirePerson(request, context, "espace/moderation");
  const tab = TABS.find(({ slug }) => slug === url.searchParams.get("etat")) ?? TABS[0];
  const page = Math.max(1, Math.min(10_000, Math.floor(Number(url.searchParams.get("page")) || 1)));
  const { leads, total, counts } = await services.leads.listInbox({
    kinds: REPORT_KINDS,
    state: tab.state,
    count: REPORTS_PER_PAGE,
    first: (page - 1) * REPORTS_PER_PAGE,
  });
  return {
    tab: tab.slug,
    tabs: TABS.map(({ slug, label, state }) => ({ slug, label, count: counts[state] })),
    reports: await Promise.all(
      leads.map(async (lead) => ({
        reference: lead.reference,
        title: getLeadTitle(lead),
        about:
          lead.listing?.title ?? lead.answers.find(({ name }) => PLACE_NAMES.includes(name))?.value ?? "",
        reason: lead.answers.find(({ name }) => name === "motif")?.value ?? "",
        sender: getSenderName(lead),
        received: formatMoment(lead.created),
        decision:
          tab.state === "closed"
            ? ((await services.leads.getWork(lead.reference)).notes.at(-1)?.text ?? null)
            : null,
      })),
    ),
    page,
    pageCount: Math.max(1, Math.ceil(total / REPORTS_PER_PAGE)),
    done: url.searchParams.has("fait")
      ? "La décision est appliquée ; ceux qu’elle concerne sont prévenus."
      : null,
  };
}

const PLACE_NAMES = ["lieu", "avis_lieu"];

export const headers = deskHeaders;

export default function ModerationPage({ loaderData }: Route.ComponentProps) {
  const { tab, tabs, reports, page, pageCount, done } = loaderData;
  const getPath = (slug: string, number = 1) => {
    const query = new URLSearchParams({
      ...(slug && { etat: slug }),
      ...(number > 1 && { page: `${number}` }),
    });
    return query.size === 0 ? "/espace/moderation" : `/espace/moderation?${query}`;
  };
  return (
    <>
      <DeskTitle title="Modération" />
      <DoneNotice done={done} />
      <p>Ce que les visiteurs signalent{"\u00a0"}: annonces, avis, photos et fiches de lieux.</p>
      <nav className="desk-tabs" aria-label="État des signalements">
        <ul className="plain-list">
          {tabs.map(({ slug, label, count }) => (
            <li key={slug}>
              <Link to={getPath(slug)} aria-current={slug === tab ? "page" : undefined}>
                {label} <span className="figures secondary">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {reports.length === 0 ? (
        <EmptyState title="Aucun signalement ici">
          <p>Les signalements des visiteurs arrivent ici dès qu’ils sont envoyés.</p>
        </EmptyState>
      ) : (
        <ul className="plain-list desk-rows">
          {reports.map(({ reference, title, about, reason, sender, received, decision }) => (
            <li key={reference}>
              <div className="desk-row-head">
                <Link to={`/espace/moderation/${reference}`}>{about || title}</Link>
                <Badge tone="notice">{typeset(reason)}</Badge>
              </div>
              {decision !== null && <p className="desk-text">{typeset(decision)}</p>}
              <p className="secondary small">{[title, sender, received].join(" · ")}</p>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => getPath(tab, number)}
        label="Pages de signalements"
      />
    </>
  );
}
