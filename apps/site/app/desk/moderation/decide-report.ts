import type { Lead } from "@lieudit/leads";
import { composeMail } from "@lieudit/leads/mail";
import { mailBrand } from "../../shell/services/services.ts";
import type { DeskRequest } from "../access/require-person.ts";
import { getSenderEmail } from "../leads/inbox-row.ts";
import { DECISIONS, type Decision } from "./decisions.ts";
import { REPORT_KINDS, type ReportSubject, readReported } from "./report-subject.ts";

/** Open reports about the same content that one decision settles. */
const MAX_SETTLED = 100;

/**
 * Carries a decision out, and tells the agency and everybody who reported the same content. Each
 * step may be repeated: a report stays open until all of them are done.
 */
export async function decideReport(
  { person, services }: Pick<DeskRequest, "person" | "services">,
  report: Lead,
  subject: ReportSubject | null,
  { decision, photos, reason }: { decision: Decision; photos: readonly string[]; reason: string },
): Promise<void> {
  const agency = subject?.kind === "listing" ? subject.agency : null;
  await services.desk.recordAudit({
    person,
    agency,
    action: "modération",
    subject: report.listing?.reference ?? report.reference,
    after: { choix: DECISIONS[decision].note, motif: reason },
  });
  if (subject?.kind === "listing") {
    const content = { kind: "listing", id: subject.id } as const;
    if (decision === "retirer") await services.listings.removeContent(content, reason);
    if (decision === "retablir") await services.listings.restoreContent(content);
    if (decision === "photos")
      for (const id of photos) await services.listings.removeContent({ kind: "photo", id }, reason);
    if (decision !== "garder") await tellAgency({ services }, report, subject, { decision, reason });
  } else if (subject !== null && subject.kind !== "place" && decision !== "garder")
    await services.hideContent(subject.kind, subject.key, decision === "retirer");
  for (const one of await listSameReports(services, report, subject))
    await settleReport({ person, services }, one, { decision, reason });
}

async function listSameReports(
  { leads }: DeskRequest["services"],
  report: Lead,
  subject: ReportSubject | null,
): Promise<readonly Lead[]> {
  // Different errors of one place are different reports.
  if (subject === null || subject.kind === "place") return [report];
  const key = subject.kind === "listing" ? subject.id : subject.key;
  const { leads: open } = await leads.listInbox({
    kinds: REPORT_KINDS,
    state: "new",
    text: key,
    count: MAX_SETTLED,
  });
  // The search also finds reports that only mention this content.
  const isSame = (other: Lead) => {
    const reported = readReported(other);
    return reported?.kind === subject.kind && reported.key === key;
  };
  return [report, ...open.filter((other) => other.reference !== report.reference && isSame(other))];
}

interface Told {
  decision: Decision;
  reason: string;
}

/** Writes to the sender and closes the report. */
async function settleReport(
  { person, services }: Pick<DeskRequest, "person" | "services">,
  report: Lead,
  { decision, reason }: Told,
): Promise<void> {
  const { leads, content } = services;
  const { note, told } = DECISIONS[decision];
  const email = getSenderEmail(report);
  const text = `${note} : ${reason}`;
  if (email !== null) {
    const what = report.listing === null ? "un contenu" : `l’annonce « ${report.listing.title} »`;
    const mail = composeMail({
      to: email,
      replyTo: null,
      subject: `Votre signalement ${report.reference}`,
      opening: [
        "Bonjour,",
        `Vous nous avez signalé ${what}. Après examen par une personne, ${told}.`,
        `Motif : ${reason}`,
      ],
      closing: [
        `Vous n’êtes pas d’accord ? Répondez à ${content.operator.email} en citant ce numéro ; une autre lecture est gratuite.`,
      ],
      brand: mailBrand(services),
    });
    await leads.reply(report.reference, { author: person.name, text, mail });
  }
  const { work } = await leads.getWork(report.reference);
  await leads.changeWork(report.reference, { state: "closed", author: person.name, text }, work.version);
}

/** Writes to the managers of an agency and to its own address. */
async function tellAgency(
  { services }: Pick<DeskRequest, "services">,
  { listing }: Lead,
  { id, agency: slug }: Extract<ReportSubject, { kind: "listing" }>,
  { decision, reason }: Told,
): Promise<void> {
  if (slug === null || listing === null) return;
  const { desk, listings, leads, content, publicUrl } = services;
  const agency = await listings.agency(slug);
  const managers = (await desk.listPeople(slug)).filter(
    ({ role, disabled, isDemo }) => role === "manager" && disabled === null && !isDemo,
  );
  const recipients = new Set([
    ...managers.map(({ email }) => email),
    ...(agency?.email ? [agency.email] : []),
  ]);
  const done = {
    retirer: "est retirée du site",
    photos: "n’a plus toutes ses photos",
    retablir: "peut revenir en ligne",
  };
  if (decision === "garder") return;
  for (const to of recipients)
    await leads.queueMail(
      composeMail({
        to,
        replyTo: content.operator.email,
        subject: `Votre annonce ${listing.reference} ${done[decision]}`,
        opening: [
          "Bonjour,",
          `Après un signalement, l’annonce « ${listing.title} » (référence ${listing.reference}) ${done[decision]}. La décision vient d’une personne.`,
          `Motif : ${reason}`,
        ],
        link: { label: "Voir l’annonce", url: `${publicUrl}/espace/annonces/${id}` },
        closing: [
          "Vous n’êtes pas d’accord ? Répondez à ce message : nous examinerons de nouveau l’annonce.",
        ],
        brand: mailBrand(services),
      }),
    );
}
