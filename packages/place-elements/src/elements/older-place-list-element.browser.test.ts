import { failOnConsoleErrors } from "@lieudit/place-widgets/test/strict-console";
import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type APage, aPage } from "../../test/a-page.ts";
import { importLibrary } from "../core/import-library.ts";
import type { PlaceSelectEvent } from "../places/events.ts";
import { Place } from "../places/place.ts";
import type { OlderPlaceListElement } from "./older-place-list-element.ts";
import type { PlaceDetailsElement } from "./place-details-elements.ts";

let page: APage;
beforeEach(async () => {
  page = aPage({
    places: ["Fournil des Roches", "Fournil du Port"].map((text, index) =>
      aPlace({ id: `place-00000000${index}`, displayName: { text, languageCode: "fr" } }),
    ),
  });
  await importLibrary("places");
});
afterEach(() => {
  document.body.replaceChildren();
  page.leave();
});
failOnConsoleErrors();

test("a legacy list searches by a method and fires its own event for the chosen place", async () => {
  document.body.innerHTML = "<gmp-place-list selectable></gmp-place-list>";
  const list = document.body.firstElementChild as OlderPlaceListElement;
  const chosen: string[] = [];
  list.addEventListener("gmp-placeselect", (event) => chosen.push((event as PlaceSelectEvent).place.id));
  await list.configureFromSearchByTextRequest({ textQuery: "Roches", fields: ["displayName"] });
  expect(list.places.map(({ id }) => id)).toEqual(["place-000000000"]);
  list.shadowRoot?.querySelector<HTMLElement>(".gmp-card-action")?.click();
  await expect.poll(() => chosen).toEqual(["place-000000000"]);
  await list.configureFromSearchByTextRequest({ textQuery: "Fournil", fields: ["displayName"] });
  expect(list.places.map(({ id }) => id)).toEqual(["place-000000000", "place-000000001"]);
});

test("legacy details show the place that a method names, also the same one again", async () => {
  document.body.innerHTML = '<gmp-place-details size="x-large"></gmp-place-details>';
  const details = document.body.firstElementChild as PlaceDetailsElement;
  await details.configureFromPlace(new Place({ id: "place-000000000" }));
  expect(details.place?.location?.lat()).toEqual(expect.any(Number));
  expect(details.shadowRoot?.textContent).toContain("Fournil des Roches");
  await details.configureFromPlace({ id: "place-000000001" });
  await details.configureFromPlace({ id: "place-000000001" });
  expect(details.place?.id).toBe("place-000000001");
  expect(details.childElementCount).toBe(2);
});
