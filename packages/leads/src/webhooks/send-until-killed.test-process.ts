import { openLeadStore } from "../store/open-lead-store.ts";
import { sendWebhooks } from "./send-webhooks.ts";

/* Sends webhooks until somebody kills it. Its clock is `aheadMs` ahead, so that retries are due. */
const [folder = "", aheadMs = "0", databaseUrl] = process.argv.slice(2);
const now = () => new Date(Date.now() + Number(aheadMs));
const timeouts = { connectTimeoutMs: 30_000, queryTimeoutMs: 30_000 };
const leads = await openLeadStore({ folder, databaseUrl, now, ...timeouts });
for (;;) {
  await sendWebhooks({
    leads,
    now,
    signal: new AbortController().signal,
    post: async (url, { body, headers }) => (await fetch(url, { method: "POST", body, headers })).status,
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
}
