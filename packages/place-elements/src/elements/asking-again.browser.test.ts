import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type APage, aPage } from "../../test/a-page.ts";
import {
  collectEvents,
  defineElements,
  next,
  put,
  settled,
  shown,
  warnings,
} from "../../test/elements-on-page.ts";

const ID = "bakery-000000001";
const BY_ID = `<gmp-place-details-place-request place="${ID}"></gmp-place-details-place-request>`;
const BY_TEXT = '<gmp-place-text-search-request text-query="Fournil"></gmp-place-text-search-request>';

/** Every element that sends requests, with a request. */
const ELEMENTS = [
  ["gmp-place-details", BY_ID],
  ["gmp-place-details-compact", BY_ID],
  ["gmp-place-search", BY_TEXT],
  ["gmp-advanced-place-list", BY_ID],
] as const;

let page: APage;
let isOffline: boolean;
beforeEach(() => {
  defineElements();
  page = aPage({ places: [aPlace({ id: ID })] });
  isOffline = true;
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    isOffline && new Request(input, init).url.includes("/v1/")
      ? Promise.reject(new TypeError("Failed to fetch"))
      : fetch(input, init);
  warnings();
});
afterEach(() => {
  document.body.replaceChildren();
  page.leave();
});

/** An element that has failed, after the network is back. */
async function failed(tag: string, request: string): Promise<Element> {
  const element = put(tag, `<${tag}>${request}</${tag}>`);
  await next(element, "gmp-error");
  isOffline = false;
  return element;
}

test.each(ELEMENTS)("%s sends an equal request again after a failure", async (tag, request) => {
  const element = await failed(tag, request);
  const child = element.firstElementChild as Element & { place?: string; textQuery?: string };
  if ("place" in child) child.place = ID;
  else child.textQuery = "Fournil";
  await next(element, "gmp-load");
  expect(shown(element)).toContain("Le Fournil des Roches");
});

test.each(ELEMENTS)("%s sends its request again when it is moved after a failure", async (tag, request) => {
  const element = await failed(tag, request);
  element.remove();
  document.body.append(element);
  await next(element, "gmp-load");
  expect(shown(element)).toContain("Le Fournil des Roches");
});

test.each(ELEMENTS)("%s sends its request again when an equal one replaces it", async (tag, request) => {
  const element = await failed(tag, request);
  element.replaceChildren(document.createRange().createContextualFragment(request));
  await next(element, "gmp-load");
  expect(shown(element)).toContain("Le Fournil des Roches");
});

test("a list requests equal places again after a failure", async () => {
  const element = put("gmp-advanced-place-list", "<gmp-advanced-place-list></gmp-advanced-place-list>");
  Object.assign(element, { places: [ID] });
  await next(element, "gmp-error");
  isOffline = false;
  Object.assign(element, { places: [ID] });
  await next(element, "gmp-load");
  expect(shown(element)).toContain("Le Fournil des Roches");
});

test("a page that repeats a failed request waits longer each time", async () => {
  const pauses = vi.spyOn(globalThis, "setTimeout");
  const element = put("gmp-place-search", `<gmp-place-search>${BY_TEXT}</gmp-place-search>`);
  const asked = element.firstElementChild as Element & { textQuery: string };
  element.addEventListener("gmp-error", () => {
    asked.textQuery = "Fournil";
  });
  // Every request has a longer timeout.
  const isPause = (ms = 0) => ms > 500 && ms <= 2000;
  await expect.poll(() => pauses.mock.calls.some(([, ms]) => isPause(ms))).toBe(true);
  pauses.mockRestore();
});

test("a message that the page writes into a failed element sends no request", async () => {
  const element = await failed("gmp-place-details", BY_ID);
  const events = collectEvents(element);
  element.append(document.createElement("p"));
  await settled();
  expect(events).toEqual([]);
  expect(page.requests).toEqual([]);
});

test("setting the loaded value again sends no request", async () => {
  isOffline = false;
  const element = put("gmp-place-search", `<gmp-place-search>${BY_TEXT}</gmp-place-search>`);
  await next(element, "gmp-load");
  const events = collectEvents(element);
  Object.assign(element.firstElementChild ?? {}, { textQuery: "Fournil" });
  await settled();
  expect(events).toEqual([]);
  expect(page.requests).toHaveLength(1);
});
