import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { createPageTokens } from "../../../apps/site/app/shell/http/page-token.ts";
import { HOUSE_ID } from "../../../apps/site/test/fixture-listings.ts";
import type { RunningSite } from "./running-site.ts";

/** A form that somebody fills in and sends, once or again. */
export interface FilledForm {
  path: string;
  /** The page's token, of this visit. */
  token: string;
  visit: string;
  fields: Readonly<Record<string, string>>;
  /** Photos by name; with any, and with `[]`, it is sent as multipart. */
  photos?: readonly (readonly [name: string, bytes: Uint8Array])[];
}

/** What the site answered. */
export interface SiteAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** Until the whole answer was there. */
  ms: number;
}

/** A page is looked at for a while before its form is sent. */
const READ_FOR_MS = 60_000;

/** Tokens as pages of this site have them, issued some time ago. */
export function createTokenIssuer(
  dataDir: string,
  ageMs = READ_FOR_MS,
): (visit: string, path: string) => string {
  const secret = readFileSync(join(dataDir, "site-secret"));
  const tokens = createPageTokens(secret, () => new Date(Date.now() - ageMs));
  return (visit, path) => tokens.issue(visit, path);
}

export function newVisit(): string {
  return randomBytes(16).toString("base64url");
}

/** A message to the operator; `key` tells it from all others. */
export function buildMessageForm(issue: (visit: string, path: string) => string, key: string): FilledForm {
  const visit = newVisit();
  return {
    path: "/contact",
    visit,
    token: issue(visit, "/contact"),
    fields: { nom: "Léa d’Orvain", courriel: "lea@exemple.fr", message: key },
  };
}

/** A request for an estimate with a photo. */
export function buildEstimateForm(issue: (visit: string, path: string) => string, key: string): FilledForm {
  const visit = newVisit();
  return {
    path: "/estimer",
    visit,
    token: issue(visit, "/estimer"),
    fields: {
      type: "Maison",
      "code-postal": "83999",
      commune: "Port-Valbrune",
      surface: "90",
      nom: "Léa d’Orvain",
      courriel: "lea@exemple.fr",
      message: key,
    },
    photos: [["façade.jpg", PHOTO]],
  };
}

/** A request to see a house of the fixture. */
export function aVisit(issue: (visit: string, path: string) => string, key: string): FilledForm {
  const visit = newVisit();
  const path = `/visite/${HOUSE_ID}`;
  const day = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
  const fields = { nom: "Léa d’Orvain", courriel: "lea@exemple.fr", telephone: "06 12 34 56 78" };
  return { path, visit, token: issue(visit, path), fields: { ...fields, du: day, message: key } };
}

const DAY_MS = 86_400_000;

/** A real photo, small. */
export const PHOTO: Uint8Array = await sharp({
  create: { width: 16, height: 12, channels: 3, background: "#808" },
})
  .jpeg()
  .toBuffer();

/** Sends a form as a browser of somebody new does, without JavaScript. */
export function sendForm(
  site: Pick<RunningSite, "url">,
  { path, token, visit, fields, photos }: FilledForm,
  headers: Readonly<Record<string, string>> = {},
  timeoutMs?: number,
): Promise<SiteAnswer> {
  const all = { ...fields, jeton: token };
  let body: BodyInit = new URLSearchParams(all);
  if (photos !== undefined) {
    body = new FormData();
    for (const [name, value] of Object.entries(all)) body.append(name, value);
    for (const [name, bytes] of photos) body.append("photos", new Blob([new Uint8Array(bytes)]), name);
  }
  return post(site, path, body, { cookie: `visite=${visit}`, ...headers }, timeoutMs);
}

/** Accepts every category, as the banner's button does. */
export function acceptAll(site: Pick<RunningSite, "url">): Promise<SiteAnswer> {
  const body = JSON.stringify({ categorie: "all", choix: "accepter" });
  return post(site, "/consentement", body, { "content-type": "application/json" });
}

/** Sends `body` from a page of the site; headers of the browser may be changed, an empty one is left out. */
export async function post(
  { url }: Pick<RunningSite, "url">,
  path: string,
  body: BodyInit,
  changes: Readonly<Record<string, string>> = {},
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<SiteAnswer> {
  const headers = {
    origin: url,
    "sec-fetch-site": "same-origin",
    "accept-language": "fr",
    "x-forwarded-for": someAddress(),
    ...changes,
  };
  const started = performance.now();
  const answer = await fetch(url + path, {
    method: "POST",
    body,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== "")),
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
    duplex: "half",
  } as RequestInit);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, ms: performance.now() - started };
}

/** Nothing of the site takes so long. */
const ANSWER_TIMEOUT_MS = 20_000;

/** Whether an answer says that a form has arrived. */
export function isThanksPage({ status, headers }: SiteAnswer): boolean {
  return status === 303 && (headers.get("location") ?? "").startsWith("/");
}

/** An address that no two senders share. */
function someAddress(): string {
  return `10.${[...randomBytes(3)].join(".")}`;
}

/** What is wrong with the page that says that a form could not be kept; null: nothing. */
export function problemOfRefusal({ status, headers, text }: SiteAnswer, key: string): string | null {
  if (status !== 503) return `it is answered ${status}`;
  if (headers.get("retry-after") === null) return "nothing says when to come back";
  if (!text.includes('lang="fr"') || !text.includes("n’a pas pu être enregistré"))
    return "it is not told in French";
  if (!text.includes(key)) return "what was typed is gone";
  if (/ENOSPC|SQLITE|\/tmp\/|node:/.test(text)) return "the page tells what nobody asked";
  return null;
}
