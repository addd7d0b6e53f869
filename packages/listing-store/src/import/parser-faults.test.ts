import { expect, test } from "vitest";
import { describeCsvError, describeDownloadError } from "./parser-faults.ts";
import { readVehicleCsv } from "./vehicles/read-vehicle-csv.ts";
import { readVehicleXml } from "./vehicles/read-vehicle-xml.ts";

test.each([
  ['a;b\n"x', "(guillemet non fermé, ligne 2)"],
  ['a;b\n"x"y;1', "(guillemet au milieu d’une valeur, ligne 2)"],
  ['a;b\nx"y;1', "(guillemet au milieu d’une valeur, ligne 2)"],
  [`a;b\n${"z".repeat(200_100)}`, "(ligne trop longue, ligne 2)"],
])("the CSV %.12s is refused in French", (text, reason) => {
  expect(() => readVehicleCsv(text)).toThrow(reason);
});

test.each([
  ["<vehicules a=b></vehicules>", "(XML mal formé, ligne 1, caractère"],
  ["<vehicules><vehicule><reference>", "(balise non fermée, ligne 1, caractère"],
  ["<vehicules></vehicule>", "(balise de fin inattendue, ligne 1, caractère"],
  ["<vehicules>&eacute;</vehicules>", "(entité inconnue, ligne 1, caractère"],
  ["<vehicules>\u0001</vehicules>", "(caractère interdit, ligne 1, caractère"],
  ["", "(fichier vide, ligne 1, caractère"],
])("the XML %j is refused in French", (text, reason) => {
  expect(() => readVehicleXml(text)).toThrow(reason);
});

test.each([
  ["DOWNLOAD", "adresse privée, ou qui mène ailleurs que sur le web public"],
  ["ENOTFOUND", "serveur introuvable"],
  ["ECONNRESET", "le serveur ne répond pas"],
])("an address that fails with %s: %s", (code, words) => {
  expect(describeDownloadError(Object.assign(new Error("in English"), { code }))).toBe(words);
});

test("what no parser named is no riddle", () => {
  expect(describeCsvError(new Error("odd"))).toBe("forme inconnue");
});
