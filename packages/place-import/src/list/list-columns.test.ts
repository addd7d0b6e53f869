import { expect, test } from "vitest";
import { chooseColumns } from "./list-columns.ts";

const choose = (header: string, written?: string) => {
  const columns = header.split(";");
  return Object.fromEntries([...chooseColumns(columns, written)].map(([field, at]) => [field, columns[at]]));
};

test("guesses columns by French and English names, with accents and capitals", () => {
  expect(choose("Identifiant;Nom;Catégorie;LATITUDE;Lng;Téléphone;Code postal;Opening_Hours")).toEqual({
    id: "Identifiant",
    name: "Nom",
    type: "Catégorie",
    lat: "LATITUDE",
    lon: "Lng",
    phone: "Téléphone",
    postcode: "Code postal",
    hours: "Opening_Hours",
  });
});

test("prefers degrees to projected coordinates, and exact names to beginnings", () => {
  expect(choose("Nom_commune;Nom_atelier;coordonnee_X;coordonnee_Y;latitude;longitude")).toEqual({
    name: "Nom_atelier",
    city: "Nom_commune",
    lat: "latitude",
    lon: "longitude",
  });
});

test("the operator's choice wins, and an empty one leaves the field out", () => {
  expect(choose("nom;type;autre;lat;lon", "name=Autre,type=")).toEqual({
    name: "autre",
    lat: "lat",
    lon: "lon",
  });
});

test.each([
  ["nom=x", /field of id, name/],
  ["name", /field=column/],
  ["name=Titel", /"Titel", which is missing in the list; its columns are nom, lat/],
])("rejects the choice %s", (written, message) => {
  expect(() => chooseColumns(["nom", "lat"], written)).toThrow(message);
});
