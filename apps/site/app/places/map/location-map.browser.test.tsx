import { aPlace } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { LocationMap } from "./location-map.tsx";

test("a place that no base map covers has a sentence in the place of an empty map", async () => {
  const screen = await render(<LocationMap place={aPlace()} mapCredits={null} />);
  await expect.element(screen.getByText("Aucune carte n’est disponible pour cet endroit.")).toBeVisible();
  expect(screen.container.querySelector(".place-map")).toBeNull();
  await screen.rerender(<LocationMap place={aPlace()} mapCredits={["© OpenStreetMap contributors"]} />);
  expect(screen.container.querySelector(".place-map")).not.toBeNull();
  await expect.element(screen.getByText("© les contributeurs d’OpenStreetMap")).toBeInTheDocument();
});
