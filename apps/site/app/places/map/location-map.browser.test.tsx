import { aPlace } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { LocationMap } from "./location-map.tsx";

test("the map of a town shows all of its outline, that of another place its street", async () => {
  const credits = ["© OpenStreetMap contributors"];
  const zoomOf = (container: Element) =>
    /zoom=([\d.]+)/.exec(container.querySelector("img")?.getAttribute("src") ?? "")?.[1];
  const screen = await render(<LocationMap place={aPlace()} mapCredits={credits} />);
  expect(zoomOf(screen.container)).toBe("16");
  const ring: [number, number][] = [
    [6.7, 43.1],
    [6.9, 43.1],
    [6.9, 43.3],
    [6.7, 43.1],
  ];
  const outline = { type: "Polygon" as const, coordinates: [ring] };
  await screen.rerender(<LocationMap place={aPlace()} mapCredits={credits} outline={outline} />);
  expect(zoomOf(screen.container)).toBe("8.5");
});

test("a place that no base map covers has a sentence in the place of an empty map", async () => {
  const screen = await render(<LocationMap place={aPlace()} mapCredits={null} />);
  await expect.element(screen.getByText("Aucune carte n’est disponible pour cet endroit.")).toBeVisible();
  expect(screen.container.querySelector(".place-map")).toBeNull();
  await screen.rerender(<LocationMap place={aPlace()} mapCredits={["© OpenStreetMap contributors"]} />);
  expect(screen.container.querySelector(".place-map")).not.toBeNull();
  await expect.element(screen.getByText("© les contributeurs d’OpenStreetMap")).toBeInTheDocument();
});
