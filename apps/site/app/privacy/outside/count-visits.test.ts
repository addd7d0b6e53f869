import { expect, test } from "vitest";
import { countedAddress } from "./count-visits.ts";

test.each([
  ["https://site.fr/recherche?q=Jeanne+Dupont#x", "https://site.fr/recherche"],
  ["https://site.fr/confirmer/secret", "https://site.fr/confirmer"],
  ["https://site.fr/alertes/desabonner/secret", "https://site.fr/alertes/desabonner"],
  ["https://site.fr/bien/maison-ab", "https://site.fr/bien/maison-ab"],
])("%s is counted as %s", (address, counted) => {
  expect(countedAddress(new URL(address))).toBe(counted);
});
