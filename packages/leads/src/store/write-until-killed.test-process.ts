import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getLeadFolders } from "./lead-folders.ts";
import { openLeadStore } from "./open-lead-store.ts";

/*
 * Keeps leads with a photo each until somebody kills it, and tells the key of
 * each only after the store has answered: as a person knows of it.
 */
const [folder = "", databaseUrl] = process.argv.slice(2);
const { quarantine } = getLeadFolders(folder);
mkdirSync(quarantine, { recursive: true });
const store = await openLeadStore({ folder, databaseUrl });
for (;;) {
  const key = randomUUID();
  const id = `${process.pid}-${key.replaceAll("-", "")}`;
  writeFileSync(join(quarantine, id), key);
  const mail = { to: "a@exemple.fr", replyTo: null, subject: "", text: "", html: "", unsubscribeUrl: null };
  await store.put({
    key,
    kind: "reprise",
    listing: null,
    agency: null,
    answers: [{ name: "key", label: "Key", value: key }],
    callConsent: null,
    score: 1,
    files: [{ id, name: "a.jpg", byteCount: key.length, digest: key }],
    mails: () => [mail],
  });
  process.stdout.write(`${key}\n`);
}
