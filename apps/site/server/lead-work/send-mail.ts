import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeSyncedFolder, syncFolder } from "@lieudit/files";
import { type DueMail, getMailFileName } from "@lieudit/leads";
import { createTransport } from "nodemailer";

/** Delivers an email; rejects if it was not accepted. */
export type SendMail = (mail: DueMail) => Promise<void>;

export interface MailSettings {
  /** `smtp://…` or `smtps://…`; null writes emails into `outbox`. */
  smtpUrl: string | null;
  outbox: string;
  /** Sender address. */
  from: string;
  /** Sender name. */
  fromName: string;
}

/** Timeouts of the mail server, in ms; the email is retried later. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Returns a function that sends emails over SMTP, or writes them into a folder as `.eml` files. */
export function createSendMail(settings: MailSettings): SendMail {
  const { smtpUrl, outbox } = settings;
  if (smtpUrl !== null) {
    const transport = createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS });
    return async (mail) => {
      await transport.sendMail(buildMessage(mail, settings));
    };
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (mail) => {
    const { message } = await writer.sendMail(buildMessage(mail, settings));
    await makeSyncedFolder(outbox);
    // A retry after a crash overwrites this file.
    const draft = join(outbox, `.${mail.id}`);
    try {
      // A buffer because of the option `buffer`; synced, since the email leaves the queue afterwards.
      await writeFile(draft, message as Buffer, { mode: 0o600, flush: true });
      await rename(draft, join(outbox, getMailFileName(mail)));
      await syncFolder(outbox);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
}

/** Whether a failure is permanent because the recipient does not exist. All others are retried. */
export function isFinalFailure(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === "EENVELOPE" && responseCode >= 500;
}

/** Builds the message. Addresses are objects, so that nodemailer does not parse them. */
function buildMessage(mail: DueMail, { from, fromName }: MailSettings) {
  const { id, to, replyTo, subject, text, html, unsubscribeUrl } = mail;
  return {
    from: { name: fromName, address: from },
    to: { name: "", address: to },
    ...(replyTo !== null && { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    // Identifies an email that is sent twice after a crash.
    messageId: `<${id}@${from.split("@")[1]}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl !== null && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
