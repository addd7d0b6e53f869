import { setTimeout as sleep } from "node:timers/promises";
import type { DrivenPage, Key } from "./driven-browser.ts";

/** A page in a walkthrough; it finds visible elements in all shadow trees. */
export interface WalkedPage {
  /** Waits for a visible element that matches `selector` and contains `words`, and clicks it. */
  click(selector: string, words?: string): Promise<void>;
  /** Waits until the element is visible. */
  see(selector: string, words?: string): Promise<void>;
  /** Waits until an expression of the page equals `value`. */
  comesTo(expression: string, value: unknown): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
}

const WAIT_MS = 20_000;
const PAUSE_MS = 100;

/** Script of the page that returns the centre of the element in the window, or null. */
const getMiddle = (selector: string, words: string) => `(() => {
  const below = (root) => [...root.querySelectorAll("*")].flatMap((element) =>
    [element, ...(element.shadowRoot === null ? [] : below(element.shadowRoot))]);
  const says = (element) => [element.textContent, element.getAttribute("aria-label"), element.title].join(" ");
  const seen = below(document).find((element) =>
    element.matches(${JSON.stringify(selector)}) && says(element).includes(${JSON.stringify(words)})
    && element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible");
  if (seen === undefined) return null;
  seen.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = seen.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})()`;

export function createWalkPage(page: DrivenPage): WalkedPage {
  const find = (selector: string, words: string) => {
    let before: string | undefined;
    return waitFor(`${selector} that says "${words}"`, async () => {
      const middle = (await page.evaluate(getMiddle(selector, words))) as [number, number] | null;
      // Waits until the element stops moving, for example during a map animation.
      const stands = middle !== null && middle.join() === before;
      before = middle?.join();
      return stands ? middle : undefined;
    });
  };
  return {
    async click(selector, words = "") {
      await page.click(...(await find(selector, words)));
    },
    async see(selector, words = "") {
      await find(selector, words);
    },
    async comesTo(expression, value) {
      let last: unknown;
      await waitFor(
        () => `${expression} to be ${JSON.stringify(value)}; it is ${JSON.stringify(last)}`,
        async () => {
          last = await page.evaluate(expression);
          return JSON.stringify(last) === JSON.stringify(value) || undefined;
        },
      );
    },
    type: (text) => page.type(text),
    press: (key) => page.press(key),
  };
}

/** @throws {Error} with the condition that timed out */
async function waitFor<Value>(
  what: string | (() => string),
  look: () => Promise<Value | undefined>,
): Promise<Value> {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    if (performance.now() > end) {
      throw new Error(`Waited ${WAIT_MS / 1000} s for ${typeof what === "string" ? what : what()}.`);
    }
    await sleep(PAUSE_MS);
  }
}
