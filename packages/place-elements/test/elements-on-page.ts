import { vi } from "vitest";
import { TAGS } from "../src/elements/index.ts";

/** Defines the elements that show places, as loading the library does. */
export function defineElements(): void {
  for (const [tag, Class] of TAGS) {
    if (customElements.get(tag) === undefined) customElements.define(tag, Class);
  }
}

/** Puts markup at the end of the page and gives its first element. */
export function put<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  html: string,
): HTMLElementTagNameMap[Tag];
export function put(tag: string, html: string): Element;
export function put(tag: string, html: string): Element {
  const box = document.createElement("div");
  box.innerHTML = html;
  document.body.append(box);
  const element = box.querySelector(tag);
  if (element === null) throw new Error(`There is no <${tag}> in ${html}`);
  return element;
}

/** The words that a reader sees of an element. */
export function shown(element: Element): string {
  return element.shadowRoot?.textContent ?? "";
}

/** Records the names of an element's events from now on, in order. */
export function collectEvents(element: Element): string[] {
  const told: string[] = [];
  for (const name of ["gmp-load", "gmp-error", "gmp-select", "gmp-click"]) {
    element.addEventListener(name, () => told.push(name));
  }
  return told;
}

/** Waits for an element's next event of this name. */
export function next(element: EventTarget, name: string): Promise<Event> {
  return new Promise((resolve) => element.addEventListener(name, resolve, { once: true }));
}

/** Lets all that is on its way arrive: two frames and the tasks between them. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The warnings of a test, kept out of the console. */
export function warnings(): string[] {
  const said: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((...words) => void said.push(words.join(" ")));
  return said;
}
