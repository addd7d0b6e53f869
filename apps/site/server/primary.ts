import cluster, { type Worker } from "node:cluster";
import { mkdirSync } from "node:fs";
import { keepDatabaseClaim } from "@lieudit/database";
import { isThisMachineOnly, SettingsError, setAsideDamagedSecret } from "@lieudit/places-api";
import type { SiteContent } from "../app/shell/services/site-content.ts";
import { startBackgroundWork } from "./background-work.ts";
import { createMetricsGathering } from "./cluster-metrics.ts";
import { ContentError } from "./content/front-matter.ts";
import { readContent } from "./content/read-content.ts";
import { isSiteBuilt } from "./open-site.ts";
import { parseSiteSettings, type SiteSettings } from "./site-settings.ts";
import type { PrimaryMessage, WorkerMessage } from "./worker-message.ts";

/** After this long a request that is still under way is given up. */
const DRAIN_MS = 10_000;
/** A worker that ends sooner than this has not failed by accident; starting it again needs a pause. */
const HEALTHY_MS = 5000;

/**
 * Owns the socket, starts the workers, replaces those that die, and ends all
 * on SIGTERM or SIGINT when the requests under way are answered. SIGUSR2
 * replaces the workers one after the other: the socket stays open, and no
 * request is lost.
 */
export async function runPrimary(): Promise<void> {
  const start = settingsOrRefusal();
  if (start === null) return;
  const { settings, content } = start;

  const damagedSecret = setAsideDamagedSecret(settings.dataDir);
  if (damagedSecret !== null)
    console.error(`The secret of the site was damaged and is made anew; the old file is ${damagedSecret}.`);
  const claim = await claimSettings(settings);
  if (claim === null) return;

  let isStopping = false;
  let readyCount = 0;
  const figures = createMetricsGathering(runningWorkers);
  const background = startBackgroundWork(settings, content.operator);

  /** Workers that end because others have taken their place. */
  const leaving = new Set<Worker>();
  const startWorker = (): Worker => {
    const startedAt = Date.now();
    let isReady = false;
    const worker = cluster.fork();
    worker.on("message", (message: WorkerMessage) => {
      if (message.type === "refused") {
        // Once the site has served, a problem of one worker must not stop the others; it is retried when it exits.
        return readyCount === 0 ? refuse(message.message) : console.error(message.message);
      }
      if (message.type === "drained") {
        // Whatever was handed over before has been sent before this.
        if (worker.isConnected()) worker.send({ type: "farewell" } satisfies PrimaryMessage);
        return;
      }
      if (message.type === "metrics-wanted") return void figures.wanted(worker, message);
      if (message.type === "metrics-told") return figures.told(worker, message);
      isReady = true;
      readyCount += 1;
      if (readyCount !== settings.workers) return;
      if (settings.apiAccess === "same-origin") {
        console.log(
          `Les lieux s’affichent dans les pages ${isThisMachineOnly(settings) ? "de cette machine" : "de ce site"}. Pour les autres : API_ACCESS=open npm start, ou npm run keys -- create.`,
        );
      }
      console.log(`Lieudit est prêt : ${readyAddress(settings, message)}`);
    });
    worker.once("exit", (code, signal) => {
      figures.ended(worker);
      if (isStopping || leaving.delete(worker)) return;
      if (!isReady && readyCount === 0) {
        return refuse(
          `The server ended before it was ready (${signal ?? `exit code ${code}`}); the lines above say why.`,
        );
      }
      console.error(`A worker ended (${signal ?? `exit code ${code}`}) and is started again.`);
      setTimeout(startWorker, Date.now() - startedAt < HEALTHY_MS ? 1000 : 0);
    });
    return worker;
  };

  let replacing: Promise<void> = Promise.resolve();
  const replaceWorkers = async (): Promise<void> => {
    for (const old of runningWorkers()) {
      if (isStopping) return;
      // The old one continues while the new one does not get ready.
      if (!(await becomesReady(startWorker()))) return;
      leaving.add(old);
      await stopWorker(old);
    }
  };

  const stop = async (exitCode: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([...runningWorkers().map(stopWorker), background.stop()]);
    await claim.end();
    process.exit(exitCode);
  };
  const refuse = (message: string): void => {
    if (isStopping) return;
    console.error(message);
    void stop(1);
  };

  claim.onTaken(refuse);
  process.on("SIGTERM", () => void stop(0));
  process.on("SIGINT", () => void stop(0));
  process.on("SIGUSR2", () => {
    replacing = replacing.then(replaceWorkers);
  });
  for (let count = 0; count < settings.workers; count++) startWorker();
}

function settingsOrRefusal(): { settings: SiteSettings; content: SiteContent } | null {
  try {
    const settings = parseSiteSettings(process.env);
    // Each worker reads them again; here a wrong one stops the start before there are any.
    const content = readContent(settings.contentDir, settings.forms.retention, settings.outside);
    if (isSiteBuilt()) return { settings, content };
    console.error("The site is not built, so there is nothing to serve; run `npm start`, which builds it.");
  } catch (error) {
    if (error instanceof SettingsError) {
      console.error(`Lieudit did not start, because a setting cannot be used.\n${error.message}`);
    } else if (error instanceof ContentError) {
      console.error(
        `Lieudit did not start, because a text or fact of the site cannot be used.\n${error.message}`,
      );
    } else throw error;
  }
  process.exitCode = 1;
  return null;
}

/** Claims the database for this data folder. Returns null, after a log line, if another folder has it. */
async function claimSettings({ databaseUrl, dataDir, filesUrl }: SiteSettings): Promise<{
  /** Registers what to do if another folder gets the database while it was unreachable. */
  onTaken: (handle: (reason: string) => void) => void;
  end: () => Promise<void>;
} | null> {
  if (databaseUrl === undefined) return { onTaken: () => {}, end: async () => {} };
  mkdirSync(dataDir, { recursive: true });
  let reason: string | null = null;
  let handle: (reason: string) => void = () => {};
  const onTaken = (message: string) => {
    reason = message;
    handle(message);
  };
  const end = await keepDatabaseClaim(databaseUrl, dataDir, onTaken, filesUrl);
  if (reason === null) {
    return {
      onTaken: (registered) => {
        handle = registered;
      },
      end,
    };
  }
  console.error(reason);
  process.exitCode = 1;
  return null;
}

function runningWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

/** Whether the worker says that it listens, before it ends. */
function becomesReady(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.on("message", (message: WorkerMessage) => {
      if (message.type === "ready") resolve(true);
    });
    worker.once("exit", () => resolve(false));
  });
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) return resolve();
    const timer = setTimeout(() => worker.process.kill("SIGKILL"), DRAIN_MS);
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    if (worker.isConnected()) worker.send({ type: "stop" } satisfies PrimaryMessage);
  });
}

/** What to open in a browser: a server that listens on every network is still reached at localhost. */
function readyAddress({ host }: SiteSettings, { port }: { port: number }): string {
  const name = /^(?:0\.0\.0\.0|::|127\.0\.0\.1|::1|localhost)$/.test(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
