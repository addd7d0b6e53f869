import { expect, test } from "vitest";
import type { Route } from "./+types/feed-template.ts";
import { loader } from "./feed-template.ts";

/** The part of the arguments that is read. */
const ask = (fichier: string) => loader({ params: { fichier } } as Route.LoaderArgs);

test.each([
  ["Annonces.csv", "text/csv; charset=utf-8", '"agence-du-quai"!#"M-2001"!#"Vente"'],
  ["vehicules.csv", "text/csv; charset=utf-8", "reference;"],
  ["vehicules.xml", "application/xml", "<vehicule>"],
])("%s is saved under its name and holds a listing", async (file, type, text) => {
  const answer = ask(file);
  expect(answer.headers.get("content-type")).toBe(type);
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${file}"`);
  expect(await answer.text()).toContain(text);
});

test("there is no other file", () => {
  expect(() => ask("../exploitant.json")).toThrow(expect.objectContaining({ status: 404 }));
});
