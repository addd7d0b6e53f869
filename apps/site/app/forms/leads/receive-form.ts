import { createHash } from "node:crypto";
import type { LeadReceipt, NewLead } from "@lieudit/leads";
import type { Submission } from "@lieudit/leads/forms";
import {
  CALL_CONSENT,
  CONFIRM_EMAIL,
  checkAnswers,
  checkPhotos,
  dayInFrance,
  type FieldError,
  type FormDefinition,
  getFields,
  parseDay,
} from "@lieudit/leads/forms";
import { composeConfirmationMail, composeLeadMail, composeReceiptMail } from "@lieudit/leads/mail";
import { data, redirect } from "react-router";
import { FIGURE_HEADER } from "../../shell/http/figure-header.ts";
import { readVisit } from "../../shell/http/form-visit.ts";
import { isFromThisSite } from "../../shell/http/same-site.ts";
import { mailBrand } from "../../shell/services/services.ts";
import { isStoreAway } from "../../shell/services/store-timeout.ts";
import { SIGNS_FIELD, TOKEN_FIELD, TRAP_FIELD } from "../bot-check/bot-check-limits.ts";
import { DOUBTFUL_SCORE } from "../bot-check/bot-score.ts";
import { checkStay } from "./form-days.ts";
import { type FormSubject, formSubject } from "./form-listing.ts";
import { placeAnswers } from "./form-place.ts";
import { type FormRecipient, formRecipient, routeRecipient } from "./form-recipient.ts";
import { reviewAnswers } from "./form-review.ts";
import type { FormServices, ReceivedRequest } from "./form-services.ts";
import { type AskedDays, calendarPath, thanksPath } from "./thanks.ts";

/**
 * Why a form is returned to its sender.
 * - `token`: its page was too old, or from another site.
 * - `reused`: its token was sent before with other values.
 * - `busy`: this sender sent too many forms.
 * - `unconfirmed`: it looks automatic and needs an e-mail address for confirmation.
 * - `unavailable`: it could not be stored.
 */
export type FormProblem = "answers" | "token" | "reused" | "busy" | "unconfirmed" | "unavailable";

/** A form that comes back to its sender, with all that was typed. */
export interface ReturnedForm {
  problem: FormProblem;
  values: Readonly<Record<string, string>>;
  errors: readonly FieldError[];
  /** Names of the photos that have to be chosen again. */
  lostFiles: readonly string[];
  /** The token continues where the form may have been kept already: then sending it again makes no second row. */
  token: string | null;
}

const NO_CONFIRM_EMAIL: FieldError = {
  name: CONFIRM_EMAIL.name,
  label: CONFIRM_EMAIL.label,
  message: "Indiquez votre courriel, comme camille@exemple.fr.",
};

/** Checks a form, keeps it, and leads to its thanks; or gives it back. */
export async function receiveForm(
  definition: FormDefinition,
  received: ReceivedRequest,
  services: FormServices,
) {
  const { request, submission, url, sender, inTime } = received;
  const { fields, files } = submission;
  const token = fields.get("jeton") ?? "";
  const back = (problem: FormProblem, status: number, more: Partial<ReturnedForm> = {}) =>
    returned({ problem, token: null, errors: [], ...more }, status, received);

  try {
    const verdict = services.pageTokens.judge(token, readVisit(request, services.cookies), url.pathname);
    const key = hashToken(token);
    if (verdict !== "accepted" || !isFromThisSite(request, services.publicUrl)) {
      // Sent before, and again after a long pause: it arrived then.
      const before = verdict === "old" ? await inTime(services.leads.known(key)) : null;
      return before === null ? back("token", 403) : thanks(definition, before, received);
    }
    const [about, stored] = await inTime(
      Promise.all([
        formSubject(definition, url, received.id, services, request.signal),
        files.length === 0 ? 0 : services.leads.fileByteCount(),
      ]),
    );
    const asked = [...getFields(definition), ...(fields.has(CONFIRM_EMAIL.name) ? [CONFIRM_EMAIL] : [])];
    const { answers, errors } = checkAnswers(asked, fields, dayInFrance(services.clock()));
    const byteCount = files.reduce((sum, file) => sum + file.byteCount, stored);
    const allErrors = [
      ...errors,
      ...checkStay(about?.stay ?? null, answers),
      ...checkPhotos(definition, submission, byteCount > services.uploadQuotaBytes),
    ];
    if (submission.refused.some(({ problem }) => problem === "disk")) {
      return back("unavailable", 503, { errors, token });
    }
    if (allErrors.length > 0) return back("answers", 422, { errors: allErrors, token });
    const sentLately = await inTime(services.formLimiter.count(sender));
    if (sentLately === null) return back("busy", 429, { token });

    const issued = services.isClockFixed ? null : services.pageTokens.ageMs(token);
    const score = await services.botJudge.judge(request, {
      fields,
      action: definition.kind,
      trap: fields.get(TRAP_FIELD) ?? "",
      filledInMs: issued,
      sentLately,
    });
    const emails = ["courriel", CONFIRM_EMAIL.name];
    const email = answers.find((answer) => emails.includes(answer.name))?.value;
    const isDoubtful = score < DOUBTFUL_SCORE;
    if (isDoubtful && email === undefined) {
      // A repetition looks more doubtful than what it repeats: its token of the bot check was used.
      const before = await inTime(services.leads.known(key));
      if (before !== null) return thanks(definition, before, received);
      return back("unconfirmed", 422, { errors: [NO_CONFIRM_EMAIL], token });
    }
    // From here on a row may name the files, even if the answer is that it failed.
    submission.keepFiles();
    const told = [
      ...(about?.review ? reviewAnswers(about.review) : []),
      ...(about?.place ? placeAnswers(about.place) : []),
      ...answers,
    ];
    const recipient = await inTime(
      routeRecipient(definition, answers, formRecipient(definition, about, services), services),
    );
    const lead = { ...newLead(definition, about, recipient, fields), key, answers: told, files, score };
    const answer = await inTime(
      services.leads.put({
        ...lead,
        mails: (reference) => [
          letter(definition, lead, recipient, reference, services),
          ...(email === undefined
            ? []
            : [receipt(definition, lead, recipient, reference, email, fields, services)]),
        ],
        ...(isDoubtful &&
          email !== undefined && {
            confirmation: {
              email,
              mail: (confirmToken) =>
                composeConfirmationMail(email, definition, confirmToken, mailBrand(services)),
            },
          }),
      }),
    );
    // What came before has its own.
    if (answer.outcome !== "kept") submission.dropFiles();
    if (answer.outcome === "reused") return back("reused", 409);
    const thankful = thanks(definition, answer, received);
    if (answer.outcome === "kept" && lead.listing !== null && CONTACT_KINDS.has(lead.kind))
      thankful.headers.set(FIGURE_HEADER, `contact ${lead.listing.id}`);
    return thankful;
  } catch (error) {
    if (!isStoreAway(error)) throw error;
    console.error(
      `A form could not be kept: ${error instanceof Error ? error.message : "the database is away"}`,
    );
    return back("unavailable", 503, { token });
  }
}

/** Forms that count as a contact about a listing; a report does not. */
const CONTACT_KINDS: ReadonlySet<string> = new Set(["contact", "rappel", "visite", "essai", "sejour"]);

/** Returns the key under which a form's token is stored. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function newLead(
  { kind, asksForCalls }: FormDefinition,
  about: FormSubject | null,
  { agency }: FormRecipient,
  fields: Submission["fields"],
): Pick<NewLead, "kind" | "listing" | "agency" | "callConsent"> {
  const { listing } = about ?? {};
  return {
    kind,
    listing:
      listing === undefined || listing === null
        ? null
        : { id: listing.id, reference: listing.reference, title: listing.title, path: listing.path },
    agency,
    callConsent: asksForCalls && fields.get("accord_appel") === "oui" ? CALL_CONSENT : null,
  };
}

type KeptLead = Omit<NewLead, "mails">;

function letter(
  { subject }: FormDefinition,
  { listing, answers, callConsent, files, score }: KeptLead,
  { email: to }: FormRecipient,
  reference: string,
  services: FormServices,
) {
  return composeLeadMail({
    to,
    subject,
    reference,
    listing,
    answers,
    callConsent,
    fileCount: files.length,
    // Held back until then.
    wasConfirmed: score < DOUBTFUL_SCORE,
    brand: mailBrand(services),
  });
}

/** Returns the acknowledgement that the sender gets. */
function receipt(
  form: FormDefinition,
  { listing }: KeptLead,
  { name, phone, email }: FormRecipient,
  reference: string,
  to: string,
  fields: Submission["fields"],
  services: FormServices,
) {
  const query = thanksPath(form, { reference, awaited: null }, listing?.id ?? null, getAskedDays(fields));
  const calendar = calendarPath(form, new URL(query, services.publicUrl).searchParams);
  // The mailbox that a setting names stays private.
  const isSetting = email === services.leadsEmail;
  return composeReceiptMail({
    to,
    form,
    reference,
    listing,
    calendarUrl: calendar && services.publicUrl + calendar,
    recipient: { name, phone, email: isSetting ? services.content.operator.email : email },
    brand: mailBrand(services),
  });
}

function thanks(definition: FormDefinition, lead: LeadReceipt, { id, url, submission }: ReceivedRequest) {
  const listingId = id ?? url.searchParams.get("annonce");
  return redirect(thanksPath(definition, lead, listingId, getAskedDays(submission.fields)), {
    status: 303,
    headers: { "cache-control": "no-store" },
  });
}

function getAskedDays(fields: Submission["fields"]): AskedDays | null {
  const du = parseDay(fields.get("du") ?? "");
  return du === null ? null : { du, au: parseDay(fields.get("au") ?? "") };
}

/** Fields that are not rendered again: the token is sent separately. */
const NOT_SHOWN = new Set(["jeton", TOKEN_FIELD, SIGNS_FIELD]);

/** Gives a form back. */
export function returned(
  form: Omit<ReturnedForm, "values" | "lostFiles">,
  status: number,
  { submission }: ReceivedRequest,
) {
  const values = Object.fromEntries([...submission.fields].filter(([name]) => !NOT_SHOWN.has(name)));
  // An invalid form would be rejected again.
  const fit = submission.refused.filter(({ problem }) => problem === "disk");
  const lostFiles = [...submission.files, ...fit].map(({ name }) => name);
  return data({ ...form, values, lostFiles } satisfies ReturnedForm, {
    status,
    headers: {
      "cache-control": "no-store",
      ...(status === 503 && { "retry-after": "5" }),
      ...(status === 429 && { "retry-after": "3600" }),
    },
  });
}
