import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { createPageTokens } from "../../../apps/site/app/shell/http/page-token.ts";
import { HOUSE_ID } from "../../../apps/site/test/fixture-listings.ts";
import type { RunningSite } from "./running-site.ts";

/** A form that is filled in. */
export interface FilledForm {
  path: string;
  /** The page's token for this visit. */
  token: string;
  visit: string;
  fields: Readonly<Record<string, string>>;
  /** Photos by name; a form with this property, even `[]`, is sent as multipart. */
  photos?: readonly (readonly [name: string, bytes: Uint8Array])[];
}

/** A response of the site. */
export interface SiteResponse {
  status: number;
  headers: Headers;
  text: string;
  /** Time until the whole response was read. */
  ms: number;
}

/** Age of a token: visitors read a page before they send its form. */
const TOKEN_AGE_MS = 60_000;

/** Creates a function that issues tokens of this site, dated `ageMs` ago. */
export function createTokenIssuer(
  dataDir: string,
  ageMs = TOKEN_AGE_MS,
): (visit: string, path: string) => string {
  const secret = readFileSync(join(dataDir, "site-secret"));
  const tokens = createPageTokens(secret, () => new Date(Date.now() - ageMs));
  return (visit, path) => tokens.issue(visit, path);
}

export function createVisitId(): string {
  return randomBytes(16).toString("base64url");
}

/** Builds a message to the operator; `key` identifies it. */
export function buildMessageForm(issue: (visit: string, path: string) => string, key: string): FilledForm {
  const visit = createVisitId();
  return {
    path: "/contact",
    visit,
    token: issue(visit, "/contact"),
    fields: { nom: "Léa d’Orvain", courriel: "lea@exemple.fr", message: key },
  };
}

/** Builds a request for an estimate with a photo. */
export function buildEstimateForm(issue: (visit: string, path: string) => string, key: string): FilledForm {
  const visit = createVisitId();
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

/** Builds a request to visit a house of the fixture. */
export function buildVisitForm(issue: (visit: string, path: string) => string, key: string): FilledForm {
  const visit = createVisitId();
  const path = `/visite/${HOUSE_ID}`;
  const day = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
  const fields = { nom: "Léa d’Orvain", courriel: "lea@exemple.fr", telephone: "06 12 34 56 78" };
  return { path, visit, token: issue(visit, path), fields: { ...fields, du: day, message: key } };
}

const DAY_MS = 86_400_000;

/** A small photo. */
export const PHOTO: Uint8Array = await sharp({
  create: { width: 16, height: 12, channels: 3, background: "#808" },
})
  .jpeg()
  .toBuffer();

/** Sends a form like the browser of a new visitor without JavaScript. */
export function sendForm(
  site: Pick<RunningSite, "url">,
  { path, token, visit, fields, photos }: FilledForm,
  headers: Readonly<Record<string, string>> = {},
  timeoutMs?: number,
): Promise<SiteResponse> {
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
export function acceptAll(site: Pick<RunningSite, "url">): Promise<SiteResponse> {
  const body = JSON.stringify({ categorie: "all", choix: "accepter" });
  return post(site, "/consentement", body, { "content-type": "application/json" });
}

/** Sends `body` like a page of the site. `changes` replaces headers of the browser; empty ones are omitted. */
export async function post(
  { url }: Pick<RunningSite, "url">,
  path: string,
  body: BodyInit,
  changes: Readonly<Record<string, string>> = {},
  timeoutMs = RESPONSE_TIMEOUT_MS,
): Promise<SiteResponse> {
  const headers = {
    origin: url,
    "sec-fetch-site": "same-origin",
    "accept-language": "fr",
    "x-forwarded-for": createClientAddress(),
    ...changes,
  };
  const started = performance.now();
  const response = await fetch(url + path, {
    method: "POST",
    body,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== "")),
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
    duplex: "half",
  } as RequestInit);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, ms: performance.now() - started };
}

/** Longer than any response of the site takes. */
const RESPONSE_TIMEOUT_MS = 20_000;

/** Whether a response confirms that a form was stored. */
export function isThanksPage({ status, headers }: SiteResponse): boolean {
  return status === 303 && (headers.get("location") ?? "").startsWith("/");
}

/** Creates a random IP address for each client. */
function createClientAddress(): string {
  return `10.${[...randomBytes(3)].join(".")}`;
}

/** Returns what is wrong with the error page for a form that could not be stored, or null. */
export function findErrorPageProblem({ status, headers, text }: SiteResponse, key: string): string | null {
  if (status !== 503) return `returned ${status}`;
  if (headers.get("retry-after") === null) return "Retry-After is missing";
  if (!text.includes('lang="fr"') || !text.includes("n’a pas pu être enregistré"))
    return "the error is not in French";
  if (!text.includes(key)) return "the typed text is lost";
  if (/ENOSPC|SQLITE|\/tmp\/|node:/.test(text)) return "the page shows internal details";
  return null;
}
