import { expect, test } from "vitest";
import { listColumns, readColumns } from "./column-form.ts";

const HEADER = ["Réf", "Libellé", "Prix", "Ville", "Divers"];

test("asks about each column with an example and a guess", () => {
  const { columns, options } = listColumns("estate", [
    HEADER,
    ["A-1", "Maison", "250 000 €", "Aubremer", ""],
  ]);
  expect(columns.map(({ value }) => value)).toEqual([
    "reference",
    "titre",
    "prixCents",
    "adresse.commune",
    "",
  ]);
  expect(columns[2]).toMatchObject({ name: "colonne-2", label: "Prix", hint: "Comme 250 000 €" });
  expect(columns[4]?.hint).toBeUndefined();
  expect(options.map(({ value }) => value)).toEqual(expect.arrayContaining(["photos", "type", "exterieurs"]));
});

test.each([
  [["reference", "titre", "prixCents", "", ""], null],
  [["reference", "titre", "", "", ""], "Dites quelle colonne contient"],
  [["reference", "titre", "prixCents", "titre", ""], "gardez-en une"],
  [["reference", "titre", "prixCents", "marque", ""], "Un choix n’existe pas"],
])("reads %j", (answers, error) => {
  const read = readColumns("estate", HEADER, (at) => answers[at] ?? "");
  if (error === null)
    expect(read).toEqual({
      mapping: { kind: "estate", columns: ["reference", "titre", "prixCents", null, null] },
    });
  else expect(read).toMatchObject({ error: expect.stringContaining(error) });
});
