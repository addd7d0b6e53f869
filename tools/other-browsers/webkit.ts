import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../../examples/test/example-pages.ts";
import { findOnPath } from "../browser/find-browser.ts";
import { type DrivenBrowser, type DrivenPage, type Key, WINDOW } from "./driven-browser.ts";

export const WEBKIT_MISSING =
  "WebKit is not installed (on Debian: apt-get install -y webkit2gtk-driver xvfb).";

/** Codes of WebDriver for keys without a character. */
const KEYS: Readonly<Record<Key, string>> = {
  ArrowDown: "\ue015",
  ArrowRight: "\ue014",
  Enter: "\ue007",
  Escape: "\ue00c",
};

const STARTS_WITHIN_MS = 20_000;

/** Opens the WebKit MiniBrowser on a virtual screen with WebDriver; returns null if it is not installed. */
export async function openWebKit(): Promise<DrivenBrowser | null> {
  const [driver] = findOnPath(["WebKitWebDriver"]);
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  const [screenProgram] = findOnPath(["Xvfb"]);
  if (driver === undefined || binary === undefined || screenProgram === undefined) return null;
  const screen = await startScreen(screenProgram);
  const port = await findFreePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
  });
  const stopAll = () => {
    server.kill();
    screen.program.kill();
  };
  try {
    const session = await openSession(`http://127.0.0.1:${port}`, binary);
    return {
      name: `webkit ${session.version}`,
      async open(url) {
        await session.ask("POST", "/url", { url });
        return drivenPage(session);
      },
      async close() {
        await session.ask("DELETE", "").catch(() => {});
        stopAll();
      },
    };
  } catch (error) {
    stopAll();
    throw error;
  }
}

/** One window, in which each page replaces the previous one. */
function drivenPage({ ask }: Session): DrivenPage {
  const act = (id: string, source: object) =>
    ask("POST", "/actions", { actions: [{ id, ...source }] }).then(() => {});
  const strike = (letters: readonly string[]) =>
    act("keys", {
      type: "key",
      actions: letters.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    });
  return {
    async evaluate(expression) {
      // It does not report rejected promises, so their errors are returned as text.
      const [value, failure] = (await ask("POST", "/execute/async", {
        script: `const done = arguments[arguments.length - 1];
          Promise.resolve().then(() => (${expression})).then((value) => done([value, null]), (error) => done([null, String(error)]));`,
        args: [],
      })) as [unknown, string | null];
      if (failure !== null) throw new Error(failure);
      return value;
    },
    click: (x, y) =>
      act("mouse", {
        type: "pointer",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      }),
    type: (text) => strike([...text]),
    press: (key) => strike([KEYS[key]]),
    close: async () => {},
  };
}

interface Session {
  version: string;
  /** Sends a command; `path` is relative to the session. */
  ask(method: string, path: string, body?: object): Promise<unknown>;
}

async function openSession(driverUrl: string, binary: string): Promise<Session> {
  const { sessionId, capabilities } = (await firstAnswer(() =>
    command(`${driverUrl}/session`, "POST", {
      capabilities: {
        alwaysMatch: {
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary, args: ["--automation"] },
        },
      },
    }),
  )) as { sessionId: string; capabilities: { browserVersion: string } };
  const ask: Session["ask"] = (method, path, body) =>
    command(`${driverUrl}/session/${sessionId}${path}`, method, body);
  await ask("POST", "/timeouts", { script: 30_000, pageLoad: 60_000 });
  await ask("POST", "/window/rect", WINDOW);
  return { version: capabilities.browserVersion, ask };
}

/** @throws {Error} with the message of the driver */
async function command(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`WebKitWebDriver: ${value?.error}: ${value?.message}`);
  return value;
}

/** Waits until the driver listens. */
async function firstAnswer<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const end = performance.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      // fetch throws until the driver listens.
      if (!(error instanceof TypeError) || performance.now() > end) throw error;
      await sleep(100);
    }
  }
}

/** Starts a virtual screen, which prints its number when it is ready. */
async function startScreen(path: string): Promise<{ program: ChildProcess; display: string }> {
  const program = spawn(path, ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(program.stdio[3]!, "data", {
    signal: AbortSignal.timeout(STARTS_WITHIN_MS),
  })) as [Buffer];
  return { program, display: `:${number.toString().trim()}` };
}
