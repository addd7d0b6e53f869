import { withTimeout } from "@lieudit/limits";
import type { Challenge, Solution } from "altcha-lib/types";
import { ANCHOR_TIMEOUT_MS, CHALLENGE_PATH, EXECUTE_TIMEOUT_MS } from "./bot-check-limits.ts";
import { writeToken } from "./bot-token.ts";

/** An invisible check that a person sends a form. It asks nobody to do anything. */
export interface BotCheck {
  /**
   * Gets ready what the check needs.
   *
   * @throws {Error} when it is blocked, or not there within 20 s
   */
  ready: () => Promise<void>;
  /**
   * Makes a token for one form.
   *
   * @throws {Error} when that fails, or takes more than 15 s
   */
  execute: (siteKey: string, about: { action: string }) => Promise<string>;
}

/** Solves challenges beside the page. */
export interface Solver {
  started: Promise<void>;
  solve: (challenge: Challenge) => Promise<Solution>;
}

/** The site's own check: a signed challenge and a small proof of work; no cookie, no third party. */
export function createBotCheck(startSolver: () => Solver = startWorker): BotCheck {
  let solver: Solver | null = null;
  const running = () => {
    solver ??= startSolver();
    return solver;
  };
  return {
    ready: () => withTimeout(running().started, ANCHOR_TIMEOUT_MS, "The bot check did not start"),
    execute: (siteKey, { action }) =>
      withTimeout(
        askChallenge(siteKey, action).then(async (challenge) =>
          writeToken({ challenge, solution: await running().solve(challenge) }),
        ),
        EXECUTE_TIMEOUT_MS,
        "The bot check made no token",
      ),
  };
}

async function askChallenge(siteKey: string, action: string): Promise<Challenge> {
  const question = new URLSearchParams({ cle: siteKey, action });
  const answer = await fetch(`${CHALLENGE_PATH}?${question}`, { credentials: "omit", cache: "no-store" });
  if (!answer.ok) throw new Error(`The challenge was answered with status ${answer.status}.`);
  // Our own server's; what is wrong in it fails in the solver.
  return (await answer.json()) as Challenge;
}

function startWorker(): Solver {
  const worker = new Worker(new URL("./proof-worker.ts", import.meta.url), { type: "module" });
  const next = () =>
    new Promise<Solution | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data);
      worker.onerror = () => reject(new Error("The worker of the bot check failed."));
    });
  const started = next().then(() => {});
  let last: Promise<unknown> = started;
  return {
    started,
    solve(challenge) {
      // One after the other: a worker has one answer under way.
      const solved = last.then(async () => {
        const answer = next();
        worker.postMessage(challenge);
        const solution = await answer;
        if (solution === null) throw new Error("The challenge has no solution.");
        return solution;
      });
      last = solved.catch(() => {});
      return solved;
    },
  };
}
