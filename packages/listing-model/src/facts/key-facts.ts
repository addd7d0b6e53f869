import type { Listing } from "../listing.ts";
import type { Fact, FactGroup } from "./fact-groups.ts";

/** Rows of the table that visitors compare first, with their short names, in this order. */
const KEY_LABELS: Readonly<Record<Listing["kind"], ReadonlyMap<string, string>>> = {
  estate: new Map([
    ["Couchages", "Couchages"],
    ["Surface habitable", "Surface"],
    ["Surface", "Surface"],
    ["Surface du terrain", "Terrain"],
    ["Pièces", "Pièces"],
    ["Chambres", "Chambres"],
    ["Étage", "Étage"],
    ["Disponible", "Disponible"],
    ["Logements disponibles", "Disponibles"],
  ]),
  vehicle: new Map([
    ["Première mise en circulation", "Mise en circulation"],
    ["Kilométrage", "Kilométrage"],
    ["Énergie", "Énergie"],
    ["Boîte de vitesses", "Boîte"],
    ["Puissance", "Puissance"],
  ]),
};

/** What a short value does without: ", 6 rapports", " / 81 kW", " étage". */
const DETAIL = /(?:, | \/ ).*$| étage/gs;

/** Returns the facts for the strip at the head of a listing's page, from all that is known of it. */
export function listKeyFacts(kind: Listing["kind"], groups: readonly FactGroup[]): Fact[] {
  const byLabel = new Map(groups.flatMap(({ facts }) => facts).map((fact) => [fact.label, fact]));
  return [...KEY_LABELS[kind]].flatMap(([label, short]) => {
    const fact = byLabel.get(label);
    return fact === undefined ? [] : [{ label: short, value: fact.value.replace(DETAIL, "") }];
  });
}
