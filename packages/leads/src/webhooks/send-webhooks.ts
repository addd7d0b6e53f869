import type { LeadStore } from "../store/lead-store.ts";
import { type DueDelivery, SIGNATURE_HEADER, signBody } from "./webhook.ts";

/** Sends one request and returns its status. Throws if no response came. */
export type PostWebhook = (
  url: string,
  request: { body: string; headers: Readonly<Record<string, string>> },
) => Promise<number>;

export interface SendWebhooksParts {
  leads: Pick<LeadStore, "claimDelivery" | "recordAttempt">;
  post: PostWebhook;
  now: () => Date;
  signal: AbortSignal;
  /** Deliveries at a time, so that one slow receiver does not hold up the others. Default 8. */
  atOnce?: number;
}

/** Sends every delivery that is due; failed ones become due again later. */
export async function sendWebhooks(parts: SendWebhooksParts): Promise<void> {
  await Promise.all(Array.from({ length: parts.atOnce ?? 8 }, () => sendInTurn(parts)));
}

async function sendInTurn({ leads, post, now, signal }: SendWebhooksParts): Promise<void> {
  while (!signal.aborted) {
    const delivery = await leads.claimDelivery();
    if (delivery === null) return;
    await leads.recordAttempt(delivery.id, await attempt(delivery, post, now()));
  }
}

async function attempt(
  { id, event, url, body, secret }: DueDelivery,
  post: PostWebhook,
  now: Date,
): Promise<{ isDelivered: boolean; result: string }> {
  const headers = {
    "content-type": "application/json",
    "idempotency-key": id,
    "lieudit-event": event,
    [SIGNATURE_HEADER]: signBody(body, secret, now),
  };
  try {
    const status = await post(url, { body, headers });
    return { isDelivered: status >= 200 && status < 300, result: String(status) };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return { isDelivered: false, result: code ?? message };
  }
}
