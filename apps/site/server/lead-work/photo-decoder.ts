import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { PhotoUnreadable, type reencodePhoto } from "./reencode-photo.ts";

/** Thrown if the decoder ended without a result, most likely for lack of memory; the photo may be fine. */
export class PhotoPostponed extends Error {
  override readonly name = "PhotoPostponed";
}

/** A photo to re-encode. */
export interface DecoderTask {
  from: string;
  to: string;
}

/** `reason`: the photo is unreadable, in French. `code`: a file operation failed. */
export type DecoderResult = { type: "done" } | { type: "unreadable"; reason: string } | DecoderFailure;

interface DecoderFailure {
  type: "failed";
  message: string;
  code: string | undefined;
}

export interface DecoderLimits {
  /** A sound photo of 50 megapixels takes some seconds. */
  timeoutMs: number;
  /** Resident memory of the process. A HEIC photo of 50 megapixels takes some 550 MB. */
  maxBytes: number;
  /** An idle process ends after this time and returns its memory. */
  idleMs: number;
}

const LIMITS: DecoderLimits = { timeoutMs: 60_000, maxBytes: 900_000_000, idleMs: 10_000 };
const MEMORY_CHECK_MS = 100;
/** A photo that ends the decoder this many times is at fault itself. */
const MAX_DEATHS = 3;

export interface PhotoDecoder {
  /**
   * Like `reencodePhoto`, in a process of its own.
   *
   * @throws {PhotoUnreadable} for what cannot be decoded within the limits
   * @throws {PhotoPostponed} if the process ended for another reason
   */
  reencode: typeof reencodePhoto;
  /** Ends the process. */
  close(): void;
}

/** Re-encodes photos one at a time, in a child process that is started when there are any. */
export function createPhotoDecoder(limits: Partial<DecoderLimits> = {}): PhotoDecoder {
  const { timeoutMs, maxBytes, idleMs } = { ...LIMITS, ...limits };
  const deaths = new Map<string, number>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function getChild(): ChildProcess {
    clearTimeout(idle);
    if (child?.connected === true) return child;
    const started = fork(new URL("./photo-decoder-process.ts", import.meta.url), {
      execArgv: ["--max-old-space-size=256"],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    child = started;
    return started;
  }

  async function run(task: DecoderTask): Promise<DecoderResult | "died" | "limits"> {
    const process = getChild();
    const { promise, resolve } = Promise.withResolvers<DecoderResult | "died" | "limits">();
    const end = () => {
      resolve("limits");
      process.kill("SIGKILL");
    };
    const timer = setTimeout(end, timeoutMs);
    const memory = setInterval(async () => {
      if ((await readResidentBytes(process.pid)) > maxBytes) end();
    }, MEMORY_CHECK_MS);
    const onMessage = (result: DecoderResult) => resolve(result);
    const onDeath = () => resolve("died");
    process.once("message", onMessage).once("exit", onDeath).once("error", onDeath);
    process.send(task, (error) => {
      if (error !== null) onDeath();
    });
    const result = await promise;
    clearTimeout(timer);
    clearInterval(memory);
    process.off("message", onMessage).off("exit", onDeath).off("error", onDeath);
    // A process that cannot be started reports it once more.
    process.on("error", () => {});
    idle = setTimeout(() => process.kill("SIGKILL"), idleMs);
    idle.unref();
    return result;
  }

  async function reencode(from: string, to: string): Promise<void> {
    const result = await run({ from, to });
    // A copy of a file of object storage is in another folder each time.
    const name = basename(from);
    if (result === "limits") throw new PhotoUnreadable("la photo est abîmée ou trop grande");
    if (result === "died") {
      const count = (deaths.get(name) ?? 0) + 1;
      deaths.set(name, count);
      if (count < MAX_DEATHS) throw new PhotoPostponed("The decoder ended without a picture.");
      deaths.delete(name);
      throw new PhotoUnreadable("la photo est abîmée ou trop grande");
    }
    deaths.delete(name);
    if (result.type === "unreadable") throw new PhotoUnreadable(result.reason);
    if (result.type === "failed") throw Object.assign(new Error(result.message), { code: result.code });
  }

  return {
    reencode(from, to) {
      const next = last.then(() => reencode(from, to));
      last = next.catch(() => {});
      return next;
    },
    close() {
      clearTimeout(idle);
      child?.kill("SIGKILL");
    },
  };
}

/** Returns 0 where the system does not report it. */
async function readResidentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1_024;
}
