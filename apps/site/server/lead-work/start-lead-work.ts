import { join } from "node:path";
import { type BackgroundThread, startBackgroundThread } from "@lieudit/intake";
import type { Interval } from "@lieudit/leads/forms";
import type { Operator } from "../../app/shell/services/site-content.ts";
import type { SiteSettings } from "../site-settings.ts";

/** The settings that the thread receives. */
export interface LeadWorkSettings {
  dataDir: string;
  databaseUrl: string | undefined;
  filesUrl: string | undefined;
  publicUrl: string;
  fixedClock: Date | undefined;
  smtpUrl: string | null;
  from: string;
  fromName: string;
  alertsFrequency: Interval;
}

/** Starts the thread for emails, photos, alerts and retention in the primary process. */
export function startLeadWork(
  settings: SiteSettings,
  operator: Operator,
  log: (line: string) => void,
): BackgroundThread {
  const { dataDir, databaseUrl, filesUrl, publicUrl, fixedClock, mail, forms } = settings;
  return startBackgroundThread({
    script: new URL("./lead-work-thread.ts", import.meta.url),
    workerData: {
      dataDir,
      databaseUrl,
      filesUrl,
      publicUrl,
      fixedClock,
      smtpUrl: mail.smtpUrl,
      from: mail.from ?? operator.email,
      fromName: operator.name,
      alertsFrequency: forms.alertsFrequency,
    } satisfies LeadWorkSettings,
    log,
    endedText: "Work on submitted forms stopped; it restarts in a minute",
  });
}

/** `DATA_DIR/leads`: rows, quarantine, photos, outbox. */
export function leadsFolder(dataDir: string): string {
  return join(dataDir, "leads");
}
