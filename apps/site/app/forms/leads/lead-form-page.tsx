import {
  dayInFrance,
  type FormDefinition,
  findForm,
  formatInterval,
  isReport,
  PHOTO_REASON,
} from "@lieudit/leads/forms";
import { data, redirect } from "react-router";
import { pageSignal } from "../../places/search/ask-places.ts";
import { typeset } from "../../shell/format/french.ts";
import { formVisit } from "../../shell/http/form-visit.ts";
import { ifAvailable } from "../../shell/services/store-timeout.ts";
import { PageHead } from "../../shell/ui/page-head.tsx";
import type { Route } from "./+types/lead-form-page.ts";
import { FormAgencyCard } from "./form-agency-card.tsx";
import { FormAside } from "./form-aside.tsx";
import { checkStay, readLinkDays } from "./form-days.ts";
import { formSubject } from "./form-listing.ts";
import { FormListingCard } from "./form-listing-card.tsx";
import { FormNotice } from "./form-notice.tsx";
import { FormPlaceCard } from "./form-place-card.tsx";
import { formRecipient } from "./form-recipient.ts";
import { REVIEW_KEYS } from "./form-review.ts";
import { FormReviewCard } from "./form-review-card.tsx";
import { formServicesContext, sentFormContext } from "./form-services.ts";
import { FormView } from "./form-view.tsx";
import { receiveForm } from "./receive-form.ts";
import "./forms.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const services = context.get(formServicesContext);
  const { cookies, pageTokens, publicUrl, clock } = services;
  const definition = definitionAt(url);
  // While the database is away the form still stands, and keeps what was typed.
  const about = await ifAvailable(
    formSubject(definition, url, getListingId(params), services, pageSignal(request)),
    context.get(sentFormContext)?.inTime,
  );
  // Its page says that it has ended, and what is like it. A form that was open already still arrives.
  if (isAppointment(definition) && about?.listing?.ended) throw redirect(about.listing.path, 302);
  const visit = formVisit(request, cookies);
  const today = dayInFrance(clock());
  const { days, problems } = readLinkDays(definition, url, today);
  return data(
    {
      // The browser gets this form's definition, and not those of all.
      definition,
      canonical: getCanonicalPath(definition, url),
      action: url.pathname + url.search,
      token: pageTokens.issue(visit.id, url.pathname),
      siteKey: services.botJudge.siteKey,
      listing: about?.listing ?? null,
      review: about?.review ?? null,
      place: about?.place ?? null,
      agencyName: about?.agencyName ?? null,
      recipientName: formRecipient(definition, about, services).name,
      today,
      initial: {
        ...(about?.place?.photoKey != null && { motif: PHOTO_REASON }),
        ...Object.fromEntries(days.map(({ name, value }) => [name, value])),
      },
      problems: [...problems, ...checkStay(about?.stay ?? null, days)],
      kept: formatInterval(isReport(definition) ? services.retention.reports : services.retention.requests),
      publicUrl,
    },
    visit,
  );
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const sent = context.get(sentFormContext);
  if (sent === null) throw new Response(null, { status: 400 });
  return receiveForm(
    definitionAt(url),
    { request, url, id: getListingId(params), ...sent },
    context.get(formServicesContext),
  );
}

/** The page is for one visit and is never kept. */
export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const all = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) if (name !== "set-cookie") all.set(name, value);
  return all;
}

export default function LeadFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { definition, listing, review, place, agencyName, recipientName, publicUrl } = loaderData;
  const title = typeset(definition.title);
  const intro = typeset(definition.intro);
  const isIndexed = !isAboutOne(definition);
  return (
    <div className="page form-page">
      <PageHead
        title={title}
        description={intro}
        publicUrl={publicUrl}
        path={loaderData.canonical}
        {...((!isIndexed || listing !== null || actionData !== undefined) && { robots: "noindex,follow" })}
      />
      <header className="form-head">
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      {listing !== null && <FormListingCard listing={listing} agencyName={agencyName} />}
      {review !== null && <FormReviewCard review={review} />}
      {place !== null && <FormPlaceCard place={place} />}
      {listing === null && agencyName !== null && <FormAgencyCard name={agencyName} />}
      {listing === null && agencyName === null && review === null && place === null && (
        <FormAside help={definition.help} isForOperator />
      )}
      <FormView definition={definition} page={loaderData} returned={actionData ?? null} />
      <FormNotice
        purpose={definition.purpose}
        recipient={recipientName}
        kept={`conservées ${loaderData.kept} après notre dernier échange`}
      />
    </div>
  );
}

/** A form about one listing, review or place has no address without it. */
function getCanonicalPath({ about }: FormDefinition, { pathname, searchParams }: URL): string {
  if (about !== "review" && about !== "place") return pathname;
  const keys = about === "review" ? REVIEW_KEYS : ["lieu"];
  const which = [...searchParams].filter(([key]) => keys.includes(key));
  return `${pathname}?${new URLSearchParams(which)}`;
}

function isAboutOne({ about }: FormDefinition): boolean {
  return about === "review" || about === "place" || about?.isNeeded === true;
}

function isAppointment({ kind }: FormDefinition): boolean {
  return kind === "visite" || kind === "essai" || kind === "sejour";
}

function definitionAt(url: URL): FormDefinition {
  const definition = findForm(url.pathname);
  if (definition === undefined) throw new Response(null, { status: 404 });
  return definition;
}

/** Some of these routes have a listing in their path. */
function getListingId(params: { id?: string | undefined }): string | undefined {
  return params.id;
}
