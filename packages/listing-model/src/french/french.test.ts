import { expect, test } from "vitest";
import {
  atTown,
  counted,
  decimal,
  distance,
  enumeration,
  euros,
  integer,
  longDate,
  measured,
  monthOfYear,
  ordinal,
  percent,
  phoneText,
  shortDate,
  typeset,
  typesetAddress,
  upperFirst,
} from "./index.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1\u202f000"],
  [1234567, "1\u202f234\u202f567"],
  [-12500, "-12\u202f500"],
  [-0.4, "0"],
])("integer %d", (value, text) => expect(integer(value)).toBe(text));

test.each([
  [85.5, 1, "85,5"],
  [12500.04, 1, "12\u202f500"],
  [5.45, 2, "5,45"],
  [-0.01, 1, "0"],
  [-1.5, 1, "-1,5"],
])("decimal %d with %d digits", (value, digits, text) => expect(decimal(value, digits)).toBe(text));

test.each([
  [0, "0\u00a0lieu"],
  [1, "1\u00a0lieu"],
  [2, "2\u00a0lieux"],
  [1200, "1\u202f200\u00a0lieux"],
])("%d places", (count, text) => expect(counted(count, "lieu", "lieux")).toBe(text));

test.each([
  [0, "10\u00a0m"],
  [84, "80\u00a0m"],
  [994, "990\u00a0m"],
  [996, "1\u00a0km"],
  [1440, "1,4\u00a0km"],
  [9940, "9,9\u00a0km"],
  [12_400, "12\u00a0km"],
])("a distance of %d m", (metres, text) => expect(distance(metres)).toBe(text));

test.each([
  ["2026-12-01T12:00:00Z", "1ᵉʳ décembre 2026"],
  ["2026-08-21T00:00:00Z", "21 août 2026"],
])("the day %s", (instant, text) => expect(longDate(new Date(instant))).toBe(text));

test.each([
  ["Nice", "à Nice"],
  ["Le Havre", "au Havre"],
  ["Les Baux-de-Provence", "aux Baux-de-Provence"],
  ["La Rochelle", "à La Rochelle"],
  ["L’Isle-Adam", "à L’Isle-Adam"],
  ["Lens", "à Lens"],
])("in the town of %s", (name, text) => expect(atTown(name)).toBe(text));

test("a sentence starts large", () => {
  expect(upperFirst("à Nice")).toBe("À Nice");
  expect(upperFirst("")).toBe("");
});

test.each([
  [1_250_000, "12\u202f500\u00a0€"],
  [84_990, "849,90\u00a0€"],
  [5, "0,05\u00a0€"],
  [-150, "-1,50\u00a0€"],
])("%d cents", (cents, text) => expect(euros(cents)).toBe(text));

test("percents, floors, days and months", () => {
  expect(percent(5.45)).toBe("5,45\u00a0%");
  expect(measured(4.5, "l/100 km", 1)).toBe("4,5\u00a0l/100\u00a0km");
  expect([1, 2, 11].map(ordinal)).toEqual(["1ᵉʳ", "2ᵉ", "11ᵉ"]);
  expect(shortDate("2026-12-01T08:30:00.000Z")).toBe("01/12/2026");
  expect(monthOfYear("2021-05")).toBe("mai 2021");
});

test.each([
  ["+33123456789", "01\u00a023\u00a045\u00a067\u00a089"],
  ["+37798765432", "+37798765432"],
])("the phone number %s", (number, text) => expect(phoneText(number)).toBe(text));

test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b", "c"], "a, b et c"],
])("%j in a sentence", (words, text) => expect(enumeration(words)).toBe(text));

test.each([
  ["Prix : 10 € ; à voir !", "Prix\u00a0: 10\u00a0€\u202f; à voir\u202f!"],
  ["« Oui »", "«\u202fOui\u202f»"],
  ["Mandat n° 12", "Mandat n°\u00a012"],
  ["L'école d'à côté, chez Joe's", "L’école d’à côté, chez Joe’s"],
  ["Longueur 5' 'neuf'", "Longueur 5' 'neuf’"],
  ["Maison 5 pièces 120 m² à 3 km", "Maison 5\u00a0pièces 120\u00a0m² à 3\u00a0km"],
  ["64 kWh 204 ch, 2 chambres", "64\u00a0kWh 204\u00a0ch, 2 chambres"],
  ["http://a.example : b", "http://a.example\u00a0: b"],
  ["Qashqai 1.3 DIG-T 140", "Qashqai 1.3 DIG-\u2060T 140"],
  ["Yamaha MT-07, T-Roc, C-HR", "Yamaha MT-\u206007, T-\u2060Roc, C-\u2060HR"],
  [
    "Le Mesnil-Orvain, rendez-vous 2024-2025, GG-123-AB",
    "Le Mesnil-Orvain, rendez-vous 2024-2025, GG-123-AB",
  ],
  ["https://a.example/MT-07", "https://a.example/MT-07"],
  ["à 18 490 €, 30 000 km", "à 18\u202f490\u00a0€, 30\u202f000\u00a0km"],
  ["1 250 000 euros, 4 800 m²", "1\u202f250\u202f000 euros, 4\u202f800\u00a0m²"],
  ["BlueHDi 100 120 000 km", "BlueHDi 100 120 000\u00a0km"],
  ["Triumph T100 900 €", "Triumph T100 900\u00a0€"],
  ["MT-07 689 km, 12,5 300 km", "MT-\u206007 689\u00a0km, 12,5 300\u00a0km"],
])("sets %s", (typed, printed) => expect(typeset(typed)).toBe(printed));

test("a number typed in one before its unit has its thousands apart", () => {
  expect(typeset("Terrain 1340 m², 12500 km, 249000€")).toBe(
    "Terrain 1\u202f340\u00a0m², 12\u202f500\u00a0km, 249\u202f000€",
  );
  expect(typeset("Peugeot 2008 km faible, AB1340 m²")).toContain("AB1340");
});

test("the word of a street is lower-case after its number", () => {
  expect(typesetAddress("10 Rue de l'Église")).toBe("10 rue de l’Église");
  expect(typesetAddress("Rue de la Gare")).toBe("Rue de la Gare");
});
