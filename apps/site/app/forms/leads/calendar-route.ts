import { findForm } from "@lieudit/leads/forms";
import { servicesContext } from "../../shell/services/services.ts";
import type { Route } from "./+types/calendar-route.ts";
import { formatCalendar } from "./calendar-file.ts";
import { describeFollowUp, EVENT_NAMES, findThanked, readAskedDays, thankedReference } from "./thanks.ts";

/** `GET /merci/visite/agenda.ics`: the days of a request, for the sender's calendar. Says nothing but what its address says. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const definition = findForm(`/${params.formulaire}`);
  const name = definition && EVENT_NAMES[definition.kind];
  const reference = thankedReference(url.searchParams);
  const days = readAskedDays(url.searchParams);
  if (definition === undefined || name === undefined || reference === null || days === null)
    throw new Response(null, { status: 404 });
  const about = await findThanked(url.searchParams.get("annonce"), services);
  const followUp = describeFollowUp(definition, about, services.content.operator);
  const file = formatCalendar({
    uid: `${reference}@${new URL(services.publicUrl).hostname}`,
    stamp: services.clock(),
    firstDay: days.du,
    lastDay: days.au ?? days.du,
    summary: about === null ? name : `${name}\u00a0: ${about.title}`,
    description: `Date demandée, pas encore confirmée. ${followUp ?? ""}\nNuméro de la demande\u00a0: ${reference}`,
    location: about?.town ?? null,
    url: services.publicUrl + (about?.href ?? ""),
  });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${definition.kind}.ics"`,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}
