import { type BackgroundThread, startBackgroundThread } from "@lieudit/intake";
import type { Operator } from "../../app/shell/services/site-content.ts";
import type { SiteSettings } from "../site-settings.ts";

/** The settings that the thread receives. */
export interface DeskWorkSettings {
  dataDir: string;
  databaseUrl: string | undefined;
  filesUrl: string | undefined;
  fixedClock: Date | undefined;
  publicUrl: string;
  /** Who gets leads of no agency. */
  operatorEmail: string;
  /** Allows webhooks on this machine and on private networks; for trials. */
  allowPrivateHosts: boolean;
}

/** Starts the thread for the work of the desk that waits for a time, in the primary process. */
export function startDeskWork(
  settings: SiteSettings,
  operator: Pick<Operator, "email">,
  log: (line: string) => void,
): BackgroundThread {
  const { dataDir, databaseUrl, filesUrl, fixedClock, publicUrl, forms, live } = settings;
  return startBackgroundThread({
    script: new URL("./desk-work-thread.ts", import.meta.url),
    workerData: {
      dataDir,
      databaseUrl,
      filesUrl,
      fixedClock,
      publicUrl,
      operatorEmail: forms.email ?? operator.email,
      allowPrivateHosts: live.allowPrivateHosts,
    } satisfies DeskWorkSettings,
    log,
    endedText: "Work of the desk stopped; it restarts in a minute",
  });
}
