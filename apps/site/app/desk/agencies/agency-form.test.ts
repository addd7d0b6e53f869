import { parseAgency } from "@lieudit/listing-model";
import { anAgency } from "@lieudit/listing-model/testing";
import { expect, test } from "vitest";
import { readAgencyForm, writeAgencyForm } from "./agency-form.ts";

test("an agency is the same after it was shown and sent", () => {
  const agency = anAgency({
    telephone: "+33235000000",
    equipe: [{ nom: "Camille", fonction: "Négociatrice" }],
    mentions: { siren: "912 345 675", carteProfessionnelle: { numero: "CPI 1", cci: "Rouen" }, orias: "1" },
  });
  const again = parseAgency(readAgencyForm(agency.slug, writeAgencyForm(agency), agency));
  expect(again).toMatchObject({ ok: true, value: agency });
});

test("creates an agency from its name, place and phone", () => {
  const values = {
    kind: "concession",
    nom: "Garage du Port",
    "adresse.codePostal": "20090",
    "adresse.commune": "Ajaccio",
    telephone: "04 95 00 00 00",
  };
  expect(parseAgency(readAgencyForm("garage-du-port", values, null))).toMatchObject({
    ok: true,
    value: { slug: "garage-du-port", telephone: "+33495000000", adresse: { departement: "2A" } },
  });
});

test("names each missing property", () => {
  const parsed = parseAgency(readAgencyForm("x", { kind: "agence" }, null));
  expect(parsed.ok ? [] : parsed.problems.map(({ champ }) => champ)).toEqual([
    "nom",
    "adresse.codePostal",
    "adresse.commune",
    "adresse.departement",
  ]);
});
