import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type DueMail, letterFileName } from "@lieudit/leads";
import { makeSyncedFolder, syncFolder } from "@lieudit/place-index/store";
import { createTransport } from "nodemailer";

/** Hands a letter over; throws when nobody took it. */
export type SendMail = (mail: DueMail) => Promise<void>;

export interface MailWay {
  /** `smtp://…` or `smtps://…`; null: letters are laid into `outbox`. */
  smtpUrl: string | null;
  outbox: string;
  /** The address that letters come from. */
  from: string;
  /** How people's mail programs show it. */
  fromName: string;
}

/** A server that does not answer is asked again later. */
const SMTP_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends letters over SMTP, or lays them into a folder as files that mail programs open. */
export function createSendMail(way: MailWay): SendMail {
  const { smtpUrl, outbox } = way;
  if (smtpUrl !== null) {
    const transport = createTransport({ url: smtpUrl, ...SMTP_LIMITS });
    return async (mail) => {
      await transport.sendMail(toMessage(mail, way));
    };
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (mail) => {
    const { message } = await writer.sendMail(toMessage(mail, way));
    await makeSyncedFolder(outbox);
    // Whoever tries again after a crash writes over what that one left.
    const draft = join(outbox, `.${mail.id}`);
    try {
      // A buffer, as `buffer` asks for; synced, since the letter leaves the queue after this.
      await writeFile(draft, message as Buffer, { mode: 0o600, flush: true });
      await rename(draft, join(outbox, letterFileName(mail)));
      await syncFolder(outbox);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
}

/** Whether a failure is for good: the recipient does not exist. Everything else may be mended. */
export function isFinalFailure(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === "EENVELOPE" && responseCode >= 500;
}

/** Addresses are given as objects, so that nothing in them is read as a list or a name. */
function toMessage(mail: DueMail, { from, fromName }: MailWay) {
  const { id, to, replyTo, subject, text, html, unsubscribeUrl } = mail;
  return {
    from: { name: fromName, address: from },
    to: { name: "", address: to },
    ...(replyTo !== null && { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    // A letter that is sent twice, after a crash, is known by it.
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
