import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type APage, aPage } from "../../test/a-page.ts";
import { WHOLE_PLACE_ID } from "../../test/whole-place.ts";
import { TAGS } from "./index.ts";

for (const [tag, Element] of TAGS)
  if (customElements.get(tag) === undefined) customElements.define(tag, Element);

let page: APage;
beforeEach(() => {
  page = aPage();
});
afterEach(() => {
  document.body.replaceChildren();
  page.leave();
});

test("details show a place by its id, and say when they have it", async () => {
  const loaded = vi.fn();
  const details = put(`<gmp-place-details>
    <gmp-place-details-place-request place="${WHOLE_PLACE_ID}"></gmp-place-details-place-request>
    <gmp-place-all-content></gmp-place-all-content>
  </gmp-place-details>`) as google.maps.places.PlaceDetailsElement;
  expect(details.place).toBe(undefined);
  details.addEventListener("gmp-load", loaded);
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
  expect(shown(details)).toContain("Le Fournil des Roches");
  expect(details.place?.id).toBe(WHOLE_PLACE_ID);
  expect(details.place?.location?.lat()).toBe(43.2412);
  expect(details.place?.viewport?.getCenter().lng()).toBeCloseTo(6.815);
  expect(details.place?.displayName).toBe(undefined);
  expect(page.requests).toHaveLength(1);
});

function put(html: string): Element {
  const host = document.createElement("div");
  host.innerHTML = html;
  document.body.append(host);
  return host.firstElementChild as Element;
}

function shown(element: Element): string {
  return element.shadowRoot?.textContent ?? "";
}
