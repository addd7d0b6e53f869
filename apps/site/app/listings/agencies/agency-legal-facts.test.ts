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
