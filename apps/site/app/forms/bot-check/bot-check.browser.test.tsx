import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type BotCheck, createBotCheck } from "./bot-check.ts";
import { BotCheckField } from "./bot-check-field.tsx";
import { ANCHOR_TIMEOUT_MS, EXECUTE_TIMEOUT_MS } from "./bot-check-limits.ts";
import { readSigns } from "./bot-signs.ts";
import { readToken } from "./bot-token.ts";
import { createRecaptchaCheck } from "./recaptcha-check.ts";
import { watchForm } from "./watch-form.ts";

const aChallenge = () =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 10,
    counter: 20,
    data: { siteKey: "cle-du-site", action: "contact", issuedAtMs: 1 },
    deriveKey,
    hmacSignatureSecret: "secret",
  });

const never = () => new Promise<never>(() => {});
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.spyOn(window, "fetch").mockImplementation(async (address) => {
    asked.push(String(address));
    return Response.json(await aChallenge());
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the check", () => {
  test("its script is loaded when a form is first used, and makes a token with the site key, invisibly [S1-029] [S7-040] [S9-023]", async () => {
    const screen = await render(
      <form>
        <input aria-label="Nom" />
        <BotCheckField siteKey="cle-du-site" action="contact" />
      </form>,
    );
    const token = () =>
      screen.container.querySelector<HTMLInputElement>('[name="verification"]')?.value ?? "";
    expect(asked).toEqual([]);
    expect(token()).toBe("");
    await userEvent.click(page.getByRole("textbox", { name: "Nom" }));
    await expect.poll(token).not.toBe("");
    expect(asked).toEqual(["/verification?cle=cle-du-site&action=contact"]);
    expect(readToken(token())?.solution.counter).toBe(20);
    expect(screen.container.textContent).toBe("");
  });

  test("it gives up when what it needs is not there within 20000 ms [S9-021]", async () => {
    expect(ANCHOR_TIMEOUT_MS).toBe(20_000);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const state = settled(createBotCheck(() => ({ started: never(), solve: never })).ready());
    await vi.advanceTimersByTimeAsync(19_999);
    expect(state()).toBe("pending");
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toBe("The bot check did not start within 20000 ms.");
  });

  test("it gives up when there is no token within 15000 ms [S9-022]", async () => {
    expect(EXECUTE_TIMEOUT_MS).toBe(15_000);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const check = createBotCheck(() => ({ started: Promise.resolve(), solve: never }));
    const state = settled(check.execute("cle-du-site", { action: "contact" }));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(state()).toBe("pending");
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toBe("The bot check made no token within 15000 ms.");
  });

  test("a server that refuses its challenge gives no token", async () => {
    vi.mocked(window.fetch).mockImplementation(async () => Response.json({}, { status: 400 }));
    const check = createBotCheck(() => ({ started: Promise.resolve(), solve: never }));
    await expect(check.execute("autre", { action: "contact" })).rejects.toThrow("status 400");
  });
});

describe("reCAPTCHA", () => {
  /** A page at which Google's script would be; it says what was done with it. */
  const scriptAt = (text: string) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  // The check adds its own path, which after `#` is no part of the address.
  const checkWith = (text: string) => createRecaptchaCheck(`${scriptAt(text)}#`, "cle-google");
  afterEach(() => {
    delete window.grecaptcha;
    for (const script of document.querySelectorAll('script[src^="blob:"]')) script.remove();
  });

  test("makes a token with its own key, for the form's action in letters that it takes", async () => {
    const check = checkWith(`window.grecaptcha = {
      ready: (then) => then(),
      execute: async (key, { action }) => [key, action].join(" "),
    }`);
    await check.ready();
    expect(await check.execute("cle-du-site", { action: "signalement-avis" })).toBe(
      "recaptcha:cle-google signalement_avis",
    );
    expect(document.querySelectorAll('script[src^="blob:"]')).toHaveLength(1);
  });

  test("that is blocked, or another script, is given up at once", async () => {
    await expect(createRecaptchaCheck("blob:nothing", "k").ready()).rejects.toThrow("was not loaded");
    await expect(checkWith("").ready()).rejects.toThrow("another one");
  });

  test("is given up when it has not started within 20000 ms, or made no token within 15000 ms [S9-021] [S9-022]", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const silent = checkWith("window.grecaptcha = { ready: () => {}, execute: () => new Promise(() => {}) }");
    const started = settled(silent.ready());
    await vi.advanceTimersByTimeAsync(19_999);
    expect(started()).toBe("pending");
    await vi.advanceTimersByTimeAsync(1);
    expect(started()).toBe("reCAPTCHA did not start within 20000 ms.");

    const slow = checkWith(
      "window.grecaptcha = { ready: (then) => then(), execute: () => new Promise(() => {}) }",
    );
    const made = settled(slow.execute("k", { action: "contact" }));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(made()).toBe("pending");
    await vi.advanceTimersByTimeAsync(1);
    expect(made()).toBe("reCAPTCHA made no token within 15000 ms.");
  });
});

describe("a form", () => {
  test("that is sent before its token is made waits for it, and goes with what was seen", async () => {
    const made = Promise.withResolvers<string>();
    const { sent, send } = await aForm({ ready: async () => {}, execute: () => made.promise });
    await page.getByRole("textbox", { name: "Nom" }).fill("Camille");
    await userEvent.keyboard("ab");
    await send();
    expect(sent).toEqual([]);
    made.resolve("jeton");
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatchObject({ nom: "Camilleab", verification: "jeton", suite: "envoyer" });
    const signs = readSigns(String(sent[0]?.signes));
    expect(signs?.keys).toBe(2);
    expect(signs?.pointers).toBe(1);
  });

  test("whose check is blocked is sent all the same", async () => {
    const { sent, send } = await aForm(null);
    await send();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatchObject({ verification: "" });
  });

  test("whose check is not there within 20000 ms is sent all the same, and says until then that it is on its way [S9-021]", async () => {
    const waits: boolean[] = [];
    const { sent, send } = await aForm(never, (isWaiting) => waits.push(isWaiting));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await send();
    await send();
    await vi.advanceTimersByTimeAsync(19_000);
    expect([sent, waits]).toEqual([[], [true]]);
    await vi.advanceTimersByTimeAsync(1_001);
    expect([sent.length, waits]).toEqual([1, [true, false]]);
  });

  test("that waits for its check is sent when another check takes over, or its button is drawn again", async () => {
    const made = Promise.withResolvers<string>();
    const { sent, send, end } = await aForm({ ready: async () => {}, execute: () => made.promise });
    await send();
    end();
    const button = page.getByRole("button", { name: "Envoyer" }).element();
    button.replaceWith(button.cloneNode(true));
    made.resolve("jeton");
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatchObject({ verification: "jeton" });
  });

  test("that was open for long gets a new token when it is sent", async () => {
    let count = 0;
    const { sent, send } = await aForm({ ready: async () => {}, execute: async () => `jeton-${++count}` });
    await page.getByRole("textbox", { name: "Nom" }).fill("C");
    await expect.poll(() => count).toBe(1);
    clock.ms += 100_000;
    await send();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatchObject({ verification: "jeton-2" });
  });

  const clock = { ms: 1_000 };

  async function aForm(
    check: BotCheck | null | (() => Promise<BotCheck>),
    onWait: (isWaiting: boolean) => void = () => {},
  ) {
    const sent: Record<string, unknown>[] = [];
    const screen = await render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          sent.push(Object.fromEntries(new FormData(event.currentTarget, submitter)));
        }}
      >
        <input aria-label="Nom" name="nom" />
        <input type="hidden" name="verification" />
        <input type="hidden" name="signes" />
        <button type="submit" name="suite" value="envoyer">
          Envoyer
        </button>
      </form>,
    );
    const field = (name: string) => screen.container.querySelector(`[name="${name}"]`) as HTMLInputElement;
    const load = async () => {
      if (check === null) throw new TypeError("Blocked.");
      return typeof check === "function" ? check() : check;
    };
    const end = watchForm({
      token: field("verification"),
      signs: field("signes"),
      siteKey: "cle",
      action: "contact",
      load,
      onWait,
      nowMs: () => clock.ms,
    });
    return { sent, end, send: () => page.getByRole("button", { name: "Envoyer" }).click() };
  }
});

/** What a promise has come to: `pending`, `fulfilled`, or its error's message. */
function settled(promise: Promise<unknown>): () => string {
  let state = "pending";
  promise.then(
    () => {
      state = "fulfilled";
    },
    (error: Error) => {
      state = error.message;
    },
  );
  return () => state;
}
