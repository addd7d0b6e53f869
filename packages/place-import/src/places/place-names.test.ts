import { expect, test } from "vitest";
import { readPlaceNames } from "./place-names.ts";

test("reads the local name, names by language, and alternative names", () => {
  expect(
    readPlaceNames(
      {
        name: "Port-Valbrune",
        "name:fr": "Port-Valbrune",
        "name:en": "Valbrune Harbour",
        "name:zh-Hant": "瓦爾港",
        "name:left": "Other side",
        "name:etymology": "Jean Valbrune",
        alt_name: "Le Port; Valbrune-sur-Mer",
        old_name: "PORT VALBRUNE",
        short_name: "PV",
        loc_name: "Lou Pouort",
      },
      "FR",
    ),
  ).toEqual({
    default: "Port-Valbrune",
    defaultLanguage: "fr",
    byLanguage: { en: "Valbrune Harbour", fr: "Port-Valbrune", "zh-Hant": "瓦爾港" },
    others: ["Le Port", "Valbrune-sur-Mer", "PV", "Lou Pouort"],
  });
});

test.each([
  [{ "name:it": "Farmacia", "name:fr": "Pharmacie" }, "Pharmacie"],
  [{ "name:it": "Farmacia" }, "Farmacia"],
  [{ brand: "Voltéo", operator: "Régie" }, "Voltéo"],
  [{ operator: "Régie" }, "Régie"],
  [{ official_name: "Hôtel de ville" }, "Hôtel de ville"],
  [{ name: "\u202E", brand: "Voltéo" }, "Voltéo"],
])("%j is called %s", (tags, name) => {
  expect(readPlaceNames(tags as Record<string, string>, "FR")?.default).toBe(name);
});

test("without any name the result is undefined", () => {
  expect(readPlaceNames({ name: " ", ref: "12" }, "FR")).toBeUndefined();
});

test.each([
  [{ name: "Maison" }, "FR", "fr"],
  [{ name: "Haus", "name:fr": "Maison" }, "FR", undefined],
  [{ name: "Haus", "name:fr": "Maison", "name:de": "Haus" }, "CH", "de"],
  [{ name: "Haus" }, "CH", undefined],
  [{ name: "Bruxelles - Brussel", "name:fr": "Bruxelles", "name:nl": "Brussel" }, "BE", "fr"],
  [{ name: "Brugge", "name:fr": "Bruges", "name:nl": "Brugge" }, "BE", "nl"],
  [{ name: "Bruxellesgare", "name:fr": "Bruxelles" }, "BE", undefined],
  [{ brand: "Voltéo" }, "FR", undefined],
])("language of %j in %s is %s", (tags, country, language) => {
  expect(readPlaceNames(tags as unknown as Record<string, string>, country)?.defaultLanguage).toBe(language);
});

test("hostile names are limited: 200 characters, 60 languages, 20 others", () => {
  const tags: Record<string, string> = { name: "n".repeat(5_000), alt_name: "" };
  for (let index = 0; index < 676; index += 1) {
    const code = String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
    tags[`name:${code}`] = `name ${code}`;
    tags.alt_name += `other ${index};`;
  }
  const names = readPlaceNames(tags, "FR");
  expect(names?.default).toHaveLength(200);
  expect(Object.keys(names?.byLanguage ?? {})).toHaveLength(60);
  expect(names?.others).toHaveLength(20);
});
