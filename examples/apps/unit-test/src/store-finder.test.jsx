import { createPlacesClient } from "@lieudit/places-client";
import { aPlace, createFakePlacesServer } from "@lieudit/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreFinder } from "./store-finder.jsx";

test("shows the bakery that the visitor selects", async () => {
  const server = createFakePlacesServer({ places: [aPlace()] });
  render(
    <StoreFinder client={createPlacesClient({ baseUrl: "https://places.example", fetch: server.fetch })} />,
  );
  await userEvent.type(screen.getByRole("combobox"), "four");
  await userEvent.click(await screen.findByRole("option", { name: /Fournil/ }));
  expect(screen.getByText(/^Le Fournil des Roches,/).tagName).toBe("OUTPUT");
});

test("searches again when a request has failed", async () => {
  const server = createFakePlacesServer({ places: [aPlace()] });
  server.failNext({ kind: "error", httpStatus: 403 });
  render(
    <StoreFinder client={createPlacesClient({ baseUrl: "https://places.example", fetch: server.fetch })} />,
  );
  await userEvent.type(screen.getByRole("combobox"), "f");
  expect(await screen.findByText("Les suggestions n’ont pas pu être chargées")).toBeTruthy();
  await userEvent.type(screen.getByRole("combobox"), "our");
  expect(await screen.findByRole("option", { name: /Fournil/ })).toBeTruthy();
});
