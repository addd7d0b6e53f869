import { createHash } from "node:crypto";
import type { DeskStore, FigureEvent } from "@lieudit/desk";
import { readFigure } from "./read-figure.ts";

/** Counts views, contacts and selections of one process. */
export interface FigureCounter {
  /**
   * Counts what a response is, if anything.
   *
   * @param sender distinguishes senders without their addresses
   */
  count: (request: Request, response: Response, sender: () => string) => void;
  /** Writes what is counted. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

/** Counts are written together at this interval. */
const FLUSH_MS = 5_000;
/** More events at once come from a flood; they are not counted. */
const MAX_PENDING = 20_000;

interface Pending {
  day: string;
  sender: string;
  event: Omit<FigureEvent, "visitor">;
}

/**
 * Creates a counter. A visitor counts once a day for each listing. That is known by a digest with a
 * random salt, which is deleted with all digests at the end of the day.
 */
export function createFigureCounter({
  desk,
  now,
  log,
  flushMs = FLUSH_MS,
}: {
  desk: Pick<DeskStore, "getFigureSalt" | "recordFigures">;
  now: () => Date;
  log: (line: string) => void;
  flushMs?: number;
}): FigureCounter {
  let pending: Pending[] = [];
  const flush = async () => {
    const batch = pending;
    pending = [];
    for (const [day, items] of Map.groupBy(batch, (item) => item.day)) {
      try {
        const salt = await desk.getFigureSalt(day);
        await desk.recordFigures(
          day,
          items.map(({ sender, event }) => ({
            ...event,
            // A contact counts each time; its form was checked.
            visitor: event.kind === "contact" ? null : digest([salt, sender, event.kind, event.subject]),
          })),
        );
      } catch (error) {
        log(`${items.length} views were not counted: ${(error as Error).message}`);
      }
    }
  };
  const timer = setInterval(() => void flush(), flushMs);
  timer.unref();
  return {
    count(request, response, sender) {
      const figure = readFigure(request, response);
      if (figure === null || pending.length >= MAX_PENDING) return;
      const day = now().toISOString().slice(0, 10);
      const visitor = `${sender()} ${request.headers.get("user-agent") ?? ""}`;
      for (const subject of figure.subjects)
        pending.push({ day, sender: visitor, event: { kind: figure.kind, subject } });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

function digest(parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}
