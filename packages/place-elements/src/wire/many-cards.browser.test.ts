import { aPlace } from "@lieudit/test-kit";
import { afterEach, expect, test } from "vitest";
import { type APage, aPage } from "../../test/a-page.ts";
import { defineElements } from "../../test/elements-on-page.ts";

let page: APage | undefined;
afterEach(() => {
  document.body.replaceChildren();
  page?.leave();
});

test("50 cards of a page are one request, and 60 two, none with a preflight", async () => {
  defineElements();
  const ids = Array.from({ length: 60 }, (_entry, index) => `cards-${String(index).padStart(10, "0")}`);
  page = aPage({ places: ids.map((id) => aPlace({ id })) });

  await put(ids.slice(0, 50));
  expect(page.requests).toHaveLength(1);

  await put(ids);
  expect(page.requests).toHaveLength(3);
  for (const { method, headers } of page.requests) {
    expect(method).toBe("GET");
    expect([...headers.keys()]).toEqual([]);
  }
});

/** Puts a card for each place on the page and waits until the last is there. */
async function put(ids: readonly string[]): Promise<void> {
  const cards = ids.map((id) => {
    const card = document.createElement("gmp-place-details-compact");
    const request = document.createElement("gmp-place-details-place-request");
    request.setAttribute("place", id);
    card.append(request);
    return card;
  });
  const loaded = cards.map(
    (card) => new Promise((resolve) => card.addEventListener("gmp-load", resolve, { once: true })),
  );
  document.body.replaceChildren(...cards);
  await Promise.all(loaded);
}
