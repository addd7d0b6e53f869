import { anAgency } from "@lieudit/listing-model/testing";
import { expect, test } from "vitest";
import { agencyLegalFacts } from "./agency-legal-facts.ts";

const getFacts = (mentions: NonNullable<ReturnType<typeof anAgency>["mentions"]>) =>
  agencyLegalFacts(anAgency({ mentions }));

test.each(["CCI de la Côte-d'Orvain", "la CCI de la Côte-d'Orvain"])("%s gave the card", (cci) => {
  expect(getFacts({ carteProfessionnelle: { numero: "CPI 9601 2023 000 042 546", cci } })).toContain(
    "Carte professionnelle CPI 9601 2023\u202f000\u202f042\u202f546, délivrée par la CCI de la Côte-d’Orvain",
  );
});

test("the guarantor stands behind the amount, whatever its name begins with", () => {
  expect(
    getFacts({ garantieFinanciere: { garant: "Caisse de garantie du littoral", montantCents: 24_000_000 } }),
  ).toContain("Garantie financière de 240\u202f000\u00a0€, garant\u00a0: Caisse de garantie du littoral");
});

test("streets in the middle of a fact are lower-case", () => {
  const mentions = {
    rcPro: "Assurances Corbin, 43 Boulevard des Remparts, 96100 Aubremer",
    mediateur: {
      nom: "Médiation, Rue A",
      adresse: "12 Rue Victor-Hugo, 96100 Aubremer",
      siteUrl: "https://m.example",
    },
  };
  expect(getFacts(mentions).map((fact) => fact.replaceAll("\u00a0", " "))).toEqual([
    "Responsabilité civile professionnelle : Assurances Corbin, 43 boulevard des Remparts, 96100 Aubremer",
    "Médiateur de la consommation : Médiation, Rue A, 12 rue Victor-Hugo, 96100 Aubremer",
  ]);
});
