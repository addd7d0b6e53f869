import { createHmac, timingSafeEqual } from "node:crypto";

/** What a webhook reports about a lead. `ping`: a test that a manager sends. */
export type WebhookEvent = "lead.created" | "lead.changed" | "lead.replied" | "ping";

/** An address of an agency's software that gets its leads. */
export interface Webhook {
  id: string;
  agency: string;
  /** An https address; http for trials on this machine. */
  url: string;
  /** Key of the signatures; only the agency and its software know it. */
  secret: string;
  /** ISO 8601. */
  created: string;
  /** Whether events are sent; those of a paused webhook wait. */
  isActive: boolean;
}

/** `waiting`: not delivered yet. `failed`: given up after 48 hours. */
export type DeliveryState = "waiting" | "delivered" | "failed";

/** One event for one webhook, as its log shows it. */
export interface WebhookDelivery {
  /** Also the idempotency key: the same at each attempt and each replay. */
  id: string;
  webhook: string;
  /** Reference of the lead; null for a ping. */
  lead: string | null;
  event: WebhookEvent;
  state: DeliveryState;
  attempts: number;
  /** ISO 8601. */
  created: string;
  /** Time of the next attempt; ISO 8601. */
  due: string;
  /** Time of the delivery; null before. */
  delivered: string | null;
  /** Status or error of the last attempt; null before the first. */
  result: string | null;
}

/** A delivery that this process sends now. */
export interface DueDelivery extends WebhookDelivery {
  url: string;
  secret: string;
  /** JSON. */
  body: string;
}

export const WEBHOOK_LIMITS = {
  /** Webhooks of an agency. */
  count: 5,
  /** Hours after which a delivery is given up. */
  hours: 48,
  /** Days for which the log keeps deliveries. */
  logDays: 30,
  urlLength: 500,
} as const;

/** Seconds between attempts; the last one repeats until 48 hours are over. */
const PAUSES_SECONDS = [10, 30, 60, 300, 900, 1_800, 3_600, 7_200, 14_400];

/** Returns the pause after an attempt, in ms. */
export function getPauseMs(attempts: number): number {
  return (PAUSES_SECONDS[attempts] ?? PAUSES_SECONDS.at(-1) ?? 0) * 1_000;
}

/** Name of the header with the signature. */
export const SIGNATURE_HEADER = "lieudit-signature";
/** How old a signature may be when a receiver checks it, in seconds. */
const MAX_AGE_SECONDS = 300;

/** Signs a body: `t=1795161600,v1=` and HMAC-SHA256 of `<t>.<body>` in hexadecimal. */
export function signBody(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${computeMac(body, secret, seconds)}`;
}

/** Whether a signature belongs to a body and is recent; receivers do the same. */
export function isSignatureValid(signature: string, body: string, secret: string, now: Date): boolean {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || mac === undefined) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(seconds)) > MAX_AGE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(computeMac(body, secret, Number(seconds))));
}

function computeMac(body: string, secret: string, seconds: number): string {
  return createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
}
