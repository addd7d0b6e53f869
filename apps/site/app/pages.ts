import * as build from "virtual:react-router/server-build";
import type { Submission } from "@lieudit/leads/forms";
import { createRateLimiter } from "@lieudit/limits";
import { createBoundaryClient, createPlacesClient } from "@lieudit/places-client";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type DeskServices, deskServicesContext } from "./desk/access/desk-services.ts";
import { showNoticeOnce } from "./desk/access/notice-once.ts";
import { createBotJudge } from "./forms/bot-check/bot-judge.server.ts";
import {
  createRecaptchaVerifier,
  type RecaptchaVerifier,
} from "./forms/bot-check/recaptcha-verdict.server.ts";
import type { UsedTokens } from "./forms/bot-check/used-tokens.server.ts";
import { type FormServices, formServicesContext, sentFormContext } from "./forms/leads/form-services.ts";
import { printedPlaces } from "./places/search/french-places-client.ts";
import { readConsent } from "./privacy/consent/consent-cookie.ts";
import { RECAPTCHA_CATEGORY } from "./privacy/consent/consent-record.ts";
import { withActionOrigin } from "./shell/http/action-origin.ts";
import { createPageTokens } from "./shell/http/page-token.ts";
import { withReadablePath } from "./shell/http/readable-path.ts";
import { createDirections } from "./shell/services/directions.ts";
import {
  renderedPageContext,
  requestIdContext,
  type SiteServices,
  servicesContext,
} from "./shell/services/services.ts";
import { withinMsInAll } from "./shell/services/store-timeout.ts";

/** The parsed body of a form request. */
export interface SentForm {
  submission: Submission;
  /** Tells this sender from others, without the address. */
  sender: string;
}

/** Answers a request for a page, with the identifier that its log line has. */
export type Pages = (request: Request, requestId: string, sent?: SentForm) => Promise<Response>;

/** Dependencies of the pages. */
export interface PagesParts
  extends Omit<SiteServices, "places" | "boundaries" | "findDirections" | "pageTokens"> {
  /** Services of the desk. */
  desk: DeskServices;
  /** Used tokens of the bot check, of all processes. */
  usedTokens: UsedTokens;
  /** Forms that one sender may send in an hour; 0: any number. */
  formsPerHour: number;
  /** Secret for the verification of reCAPTCHA; null if it is not used. */
  recaptchaSecret: string | null;
  /** Key that signs the tokens of pages with forms. */
  secret: Buffer;
  /** Calls the places API in this very process. */
  fetchPlaces: (request: Request) => Promise<Response>;
}

/** A page waits this long for one answer of the places API, with its retries: the reader never waits over 3 s. */
const PLACES_TIMEOUT_MS = 2500;

/** For all that a form asks of the database; it is answered within a second. */
const STORE_TIMEOUT_MS = 800;

/**
 * Creates the site's pages. This module is bundled with them, as `build/server/index.js`,
 * and so is the client: its errors are of the class that the pages know.
 */
export function createPages({
  fetchPlaces,
  secret,
  formsPerHour,
  usedTokens,
  recaptchaSecret,
  desk,
  ...parts
}: PagesParts): Pages {
  // The module's own declaration says `undefined` where the handler's says absent; the two are the same to it.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  const inProcess = { baseUrl: parts.publicUrl, fetch: fetchPlaces, timeoutMs: PLACES_TIMEOUT_MS };
  const places = printedPlaces(createPlacesClient(inProcess));
  const services: FormServices = {
    ...parts,
    places,
    boundaries: createBoundaryClient(inProcess),
    findDirections: createDirections(fetchPlaces, parts.publicUrl),
    pageTokens: createPageTokens(secret, parts.clock),
    formLimiter: createRateLimiter({
      max: formsPerHour,
      counter: (sender, max, now) => parts.leads.recordSending(sender, max, now),
    }),
    botJudge: createBotJudge(secret, usedTokens, {
      recaptcha: recaptchaVerdicts(parts, recaptchaSecret),
    }),
  };
  return async (request, requestId, sent) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(formServicesContext, services);
    context.set(deskServicesContext, desk);
    context.set(requestIdContext, requestId);
    // What the page asks again after the form has the rest of its time.
    if (sent !== undefined)
      context.set(sentFormContext, { ...sent, inTime: withinMsInAll(STORE_TIMEOUT_MS) });
    const received = withReadablePath(withActionOrigin(request, parts.publicUrl, sent !== undefined));
    const response = await showNoticeOnce(received, parts.cookies, (noticed) => handle(noticed, context));
    const page = context.get(renderedPageContext);
    return page === null
      ? response
      : new Response(page, { status: response.status, headers: response.headers });
  };
}

/** Google's verdicts, of senders who accepted that it is asked; null where it is not set up. */
function recaptchaVerdicts(
  { outside, cookies, publicUrl, clock }: Pick<SiteServices, "outside" | "cookies" | "publicUrl" | "clock">,
  secret: string | null,
): RecaptchaVerifier | null {
  const { recaptcha } = outside;
  if (recaptcha === null || secret === null) return null;
  const verify = createRecaptchaVerifier({
    url: recaptcha.url,
    secret,
    hostname: new URL(publicUrl).hostname,
    nowMs: () => clock().getTime(),
  });
  return async (request, token, action) =>
    readConsent(request, cookies)?.[RECAPTCHA_CATEGORY] === true ? verify(request, token, action) : "missing";
}
