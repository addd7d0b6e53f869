import { checkAnswers, dayInFrance } from "@lieudit/leads/forms";
import { composeMail, type MailBrand } from "@lieudit/leads/mail";
import { redirect } from "react-router";
import { TRAP_FIELD } from "../../forms/bot-check/bot-check-limits.ts";
import { DOUBTFUL_SCORE } from "../../forms/bot-check/bot-score.ts";
import type { FormServices, ReceivedRequest } from "../../forms/leads/form-services.ts";
import { hashToken, type ReturnedForm, returned } from "../../forms/leads/receive-form.ts";
import { pageSignal } from "../../places/search/ask-places.ts";
import { readVisit } from "../../shell/http/form-visit.ts";
import { isFromThisSite } from "../../shell/http/same-site.ts";
import { mailBrand } from "../../shell/services/services.ts";
import { isStoreAway } from "../../shell/services/store-timeout.ts";
import { ALERT_ACTION, ALERT_FIELDS, ALERTS_PAGE, SUBJECT_FIELD } from "./alert-fields.ts";
import { type AlertSubject, alertSubject } from "./alert-subject.ts";

/** Saves the alert as unconfirmed and asks the owner of the address to confirm it, or returns the form. */
export async function receiveAlert(received: ReceivedRequest, services: FormServices) {
  const { request, submission, sender, inTime } = received;
  const { fields } = submission;
  const token = fields.get("jeton") ?? "";
  const back = (problem: ReturnedForm["problem"], status: number, more: Partial<ReturnedForm> = {}) =>
    returned({ problem, token: null, errors: [], ...more }, status, received);

  const verdict = services.pageTokens.judge(token, readVisit(request, services.cookies), ALERTS_PAGE);
  if (verdict !== "accepted" || !isFromThisSite(request, services.publicUrl)) return back("token", 403);
  try {
    const subject = await inTime(
      alertSubject(fields.get(SUBJECT_FIELD) ?? "", services, pageSignal(request)),
    );
    const { answers, errors } = checkAnswers(ALERT_FIELDS, fields, dayInFrance(services.clock()));
    const email = answers.find(({ name }) => name === "courriel")?.value ?? "";
    if (subject === null) {
      const message = "Choisissez les annonces à surveiller.";
      errors.unshift({ name: SUBJECT_FIELD, label: "Annonces", message });
    }
    if (subject === null || errors.length > 0) return back("answers", 422, { errors, token });
    const sentLately = await inTime(services.formLimiter.count(sender));
    if (sentLately === null) return back("busy", 429, { token });
    const score = await services.botJudge.judge(request, {
      fields,
      action: ALERT_ACTION,
      trap: fields.get(TRAP_FIELD) ?? "",
      filledInMs: services.isClockFixed ? null : services.pageTokens.ageMs(token),
      sentLately,
    });
    const brand = mailBrand(services);
    await inTime(
      services.leads.putAlert({
        key: hashToken(token),
        email,
        ...subject,
        // Every alert is confirmed by mail; a doubtful one must not send unwanted mail.
        isDoubtful: score < DOUBTFUL_SCORE,
        mail: (alertToken) => composeConfirmationMail(email, subject, alertToken, brand),
      }),
    );
    const sent = new URLSearchParams({ envoyee: "", [SUBJECT_FIELD]: subject.search });
    return redirect(`${ALERTS_PAGE}?${sent}`, { status: 303, headers: { "cache-control": "no-store" } });
  } catch (error) {
    if (!isStoreAway(error)) throw error;
    console.error(
      `An alert could not be kept: ${error instanceof Error ? error.message : "the database is away"}`,
    );
    return back("unavailable", 503, { token });
  }
}

function composeConfirmationMail(
  to: string,
  { label, search }: AlertSubject,
  token: string,
  brand: MailBrand,
) {
  const isOneListing = /^\/(?:bien|vehicule)\//.test(search);
  return composeMail({
    to,
    replyTo: null,
    subject: `${brand.name} : confirmez votre alerte « ${label} »`,
    opening: [
      "Bonjour,",
      `Quelqu’un, sans doute vous, a demandé à recevoir à cette adresse ${isOneListing ? "les baisses de prix" : "les nouveautés"} de « ${label} ».`,
      "L’alerte ne commence qu’après votre confirmation.",
    ],
    link: { label: "Confirmer l’alerte", url: `${brand.url}${ALERTS_PAGE}/confirmer/${token}` },
    closing: [
      "Si vous n’avez rien demandé, ignorez ce message : sans confirmation, votre adresse est effacée après sept jours.",
    ],
    brand,
  });
}
