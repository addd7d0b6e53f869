import { parseKeyRules } from "@lieudit/places-api";
import { expect, test } from "vitest";
import { readKeyForm } from "./key-form.ts";

const EMPTY = { nom: "Office", pages: "", adresses: "", minute: "", jour: "", methodes: [] };

test("an empty field limits nothing", () => {
  expect(readKeyForm(EMPTY, parseKeyRules)).toEqual({ rules: { referrers: [], ips: [] } });
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
  expect(readKeyForm(typed, parseKeyRules)).toEqual({
    rules: {
      referrers: ["https://*.exemple.fr/*", "https://autre.fr/*"],
      ips: ["203.0.113.0/24"],
      methods: ["SearchText"],
      perMinute: 1000,
      perDay: 20000,
    },
  });
});

test("names each invalid field", () => {
  const typed = { nom: "", pages: "*", adresses: "chez moi", minute: "0", jour: "x", methodes: ["Rien"] };
  const read = readKeyForm(typed, parseKeyRules);
  expect("errors" in read && read.errors.map(({ name }) => name)).toEqual([
    "nom",
    "pages",
    "adresses",
    "methodes",
    "minute",
    "jour",
  ]);
});
