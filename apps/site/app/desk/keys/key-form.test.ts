import { parseKeyRules } from "@lieudit/places-api";
import { expect, test } from "vitest";
import { readKeyForm } from "./key-form.ts";

const EMPTY = { nom: "Office", pages: "", adresses: "", minute: "", jour: "", methodes: [] };

test("an empty field limits nothing", () => {
  expect(readKeyForm(EMPTY, [], parseKeyRules)).toEqual({ rules: { referrers: [], ips: [] } });
});

test("reads pages and addresses by line, and typed numbers", () => {
  const typed = {
    ...EMPTY,
    pages: " https://*.exemple.fr/*\r\n\r\nhttps://autre.fr/*",
    adresses: "203.0.113.0/24",
    minute: "1 000",
    jour: "20000",
    methodes: ["SearchText"],
  };
  expect(readKeyForm(typed, [], parseKeyRules)).toEqual({
    rules: {
      referrers: ["https://*.exemple.fr/*", "https://autre.fr/*"],
      ips: ["203.0.113.0/24"],
      methods: ["SearchText"],
      perMinute: 1000,
      perDay: 20000,
    },
  });
});

test.each(["-3", "1e9", "0x10", "1,5"])("does not take %s for a number of calls", (minute) => {
  expect(readKeyForm({ ...EMPTY, minute }, [], parseKeyRules)).toEqual({
    errors: [{ name: "minute", message: "Écrivez un nombre entier au-dessus de 0, ou rien." }],
  });
});

test.each([
  ["more than 50 lines", "https://a.fr/*\n".repeat(51)],
  ["a line of more than 500 characters", `https://a.fr/${"a".repeat(500)}`],
])("does not take %s", (_, pages) => {
  expect(readKeyForm({ ...EMPTY, pages }, [], parseKeyRules)).toEqual({
    errors: [{ name: "pages", message: "Écrivez 50 lignes au plus, de 500 caractères chacune." }],
  });
});

test("does not take the name of a valid key", () => {
  expect(readKeyForm(EMPTY, ["Office"], parseKeyRules)).toEqual({
    errors: [{ name: "nom", message: "Une clé valable porte déjà ce nom ; donnez-en un autre." }],
  });
});

test("names each invalid field", () => {
  const typed = { nom: "", pages: "*", adresses: "chez moi", minute: "0", jour: "x", methodes: ["Rien"] };
  const read = readKeyForm(typed, [], parseKeyRules);
  expect("errors" in read && read.errors.map(({ name }) => name)).toEqual([
    "nom",
    "pages",
    "adresses",
    "methodes",
    "minute",
    "jour",
  ]);
});
