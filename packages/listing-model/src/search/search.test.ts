import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ESTATE_AMENITIES } from "./estate-filters.ts";
import { estateListPath, readEstateSearch, writeEstateSearch } from "./estate-search.ts";
import { getEstateChips, getVehicleChips } from "./filter-chips.ts";
import { defineFilter } from "./filter-row.ts";
import { ignoredEstateFilters, ignoredVehicleFilters, withIgnored } from "./ignored-filters.ts";
import { writeFilters } from "./read-filters.ts";
import { readVehicleSearch, vehicleListPath, writeVehicleSearch } from "./vehicle-search.ts";

const vehicles = (question: string, path = {}) => readVehicleSearch(new URLSearchParams(question), path);
const estates = (question: string, path = {}) => readEstateSearch(new URLSearchParams(question), path);
const plainSentence = ({ sentence }: { sentence: string }) => plain(sentence);
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("writes a value with an accent as a slug, whether a filter takes one value or several", () => {
  const values = ["intégrale"];
  const row = {
    key: "transmission",
    field: "chosen",
    column: "transmission",
    value: () => undefined,
    values,
    label: "Transmission",
    words: String,
    what: "une transmission",
  };
  const one = defineFilter.one({ ...row, none: "Toutes" });
  expect(writeFilters([one], { chosen: "intégrale" })).toEqual([["transmission", "integrale"]]);
  expect(writeFilters([defineFilter.many(row)], { chosen: values })).toEqual([["transmission", "integrale"]]);
});

test("an empty question asks for everything", () => {
  expect(vehicles("")).toEqual({
    energies: [],
    carrosseries: [],
    etats: [],
    critAir: [],
    tri: "recent",
    vue: "liste",
    page: 1,
  });
  expect(vehicleListPath(vehicles(""))).toBe("/vehicules");
  expect(estateListPath(estates(""))).toBe("/immobilier");
});

test.each<[string, string]>([
  ["utm_source=x&energie=vapeur&boite=robot&tri=?&page=-3&vue=3d&prix-min=abc&rayon=10", "/vehicules"],
  ["page=0", "/vehicules"],
  ["page=99999999999999999999", "/vehicules"],
  ["annee-min=12", "/vehicules"],
  ["modele=tempo", "/vehicules"],
  ["energie=DIESEL&energie=diesel&energie=Électrique", "/vehicules?energie=diesel&energie=electrique"],
  ["energie=hybride+rechargeable,gpl", "/vehicules?energie=hybride-rechargeable&energie=gpl"],
  ["prix-max=20 000 €&prix-min=25000", "/vehicules?prix-min=20000&prix-max=25000"],
  ["ville=Saint-Œuvre&rayon=12", "/vehicules?ville=saint-oeuvre&rayon=20"],
  ["ville=aubremer&rayon=5000", "/vehicules?ville=aubremer&rayon=100"],
  ["tri=recent&page=1&vue=liste", "/vehicules"],
  ["page=2&tri=prix-croissant", "/vehicules?tri=prix-croissant&page=2"],
  ["categorie=motos&marque=Élan", "/vehicules/motos/elan"],
  ["marque=__proto__&ville=%00", "/vehicules?marque=proto"],
])("the question %s is %s", (question, path) => expect(vehicleListPath(vehicles(question))).toBe(path));

test.each<[object, string, string]>([
  [{ transaction: "vente" }, "", "/immobilier/vente"],
  [{ transaction: "location", type: "appartement" }, "pieces=2", "/immobilier/location/appartement?pieces=2"],
  [
    { transaction: "vente", type: "maison", ville: "aubremer-76990" },
    "",
    "/immobilier/vente/maison/aubremer-76990",
  ],
  [
    { transaction: "vente", type: "maison", ville: "aubremer-76990" },
    "rayon=10",
    "/immobilier/vente/maison?ville=aubremer-76990&rayon=10",
  ],
  [
    {},
    "transaction=vente&type=maison&ville=aubremer&rayon=10",
    "/immobilier/vente/maison?ville=aubremer&rayon=10",
  ],
  [{}, "type=maison&type=appartement", "/immobilier?type=appartement&type=maison"],
  [
    { transaction: "vol" },
    "dpe=c&dpe=a&dpe=Z&avec=cave,fibre",
    "/immobilier?dpe=A&dpe=C&avec=cave&avec=fibre",
  ],
  [{ transaction: "viager" }, "", "/immobilier/viager"],
])("the path %o with %s is %s", (path, question, written) => {
  expect(estateListPath(estates(question, path))).toBe(written);
});

describe("a filter that cannot be read", () => {
  const ofVehicles = (question: string, path = {}) =>
    ignoredVehicleFilters(new URLSearchParams(question), path).map(plainSentence);

  test("an unreadable value is reported with the expected kind", () => {
    expect(ofVehicles("prix-max=abc&prix-min=-5&energie=vapeur,diesel&annee-min=12&utm_source=x")).toEqual([
      "« vapeur » n’est pas une énergie : ce filtre est ignoré.",
      "« -5 » n’est pas un prix : ce filtre est ignoré.",
      "« abc » n’est pas un prix : ce filtre est ignoré.",
      "« 12 » n’est pas une année : ce filtre est ignoré.",
    ]);
    const estate = ignoredEstateFilters(new URLSearchParams("dpe=Z&transaction=vol"), {
      transaction: "vente",
    });
    expect(estate.map(plainSentence)).toEqual(["« Z » n’est pas une classe énergie : ce filtre est ignoré."]);
  });

  test("reports each unknown value of a filter with several values, else the whole text", () => {
    const vehicle = ofVehicles(
      "carrosserie=berline,avion&etat=neuf,vieux&critair=1&critair=9&boite=manuelle,robot",
    );
    expect(vehicle).toEqual([
      "« manuelle,robot » n’est pas une boîte de vitesses : ce filtre est ignoré.",
      "« avion » n’est pas une carrosserie : ce filtre est ignoré.",
      "« vieux » n’est pas un état : ce filtre est ignoré.",
      "« 9 » n’est pas une vignette Crit’Air : ce filtre est ignoré.",
    ]);
    const question =
      "type=maison,tente&dpe=A,Z&exterieur=jardin,lune&avec=cave,dragon&transaction=vente&transaction=vol";
    expect(ignoredEstateFilters(new URLSearchParams(question), {}).map(({ value }) => value)).toEqual([
      "tente",
      "Z",
      "lune",
      "dragon",
    ]);
  });

  test("is not one that says nothing, or says it in another way", () => {
    const question =
      "prix-min=&prix-max=0&km-max=20 000 km&energie=Électrique&boite=&rayon=&tri=x&page=x&vue=x";
    expect(ofVehicles(question)).toEqual([]);
    expect(ofVehicles("categorie=avions", { categorie: "motos" })).toEqual([]);
  });

  test("stays in the one address of its list", () => {
    const address = (params: URLSearchParams, path = {}) =>
      withIgnored(vehicleListPath(readVehicleSearch(params, path)), ignoredVehicleFilters(params, path));
    const question = "prix-max=abc&marque=&energie=diesel";
    expect(address(new URLSearchParams(question))).toBe("/vehicules?energie=diesel&prix-max=abc");
    expect(address(new URLSearchParams("prix-max=abc"))).toBe("/vehicules?prix-max=abc");
    const keys = fc.constantFrom("energie", "boite", "prix-min", "annee-min", "rayon", "categorie", "ville");
    const values = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom("diesel,eau", "12", "0", "motos"));
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, values), { maxLength: 8 }), (pairs) => {
        const once = address(new URLSearchParams(pairs));
        const { pathname, searchParams } = new URL(once, "http://list");
        const [, , categorie, marque, modele] = pathname.split("/");
        expect(address(searchParams, { categorie, marque, modele })).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

describe("what was written is read again", () => {
  const words = fc.constantFrom("", "diesel", "maison", "a", "20", "1e9", "é", "__proto__", "%", "2");
  const keys = fc.constantFrom(
    "energie",
    "type",
    "marque",
    "modele",
    "prix-min",
    "prix-max",
    "ville",
    "rayon",
    "page",
    "tri",
    "pieces",
    "dpe",
    "avec",
    "km-max",
    "agence",
    "vue",
  );
  const questions = fc.array(fc.tuple(keys, fc.oneof(words, fc.string({ maxLength: 12 }))), { maxLength: 8 });

  test("of vehicles", () => {
    fc.assert(
      fc.property(questions, (pairs) => {
        const search = readVehicleSearch(new URLSearchParams(pairs));
        expect(readVehicleSearch(writeVehicleSearch(search))).toEqual(search);
      }),
      { numRuns: 500 },
    );
  });

  test("of estates", () => {
    fc.assert(
      fc.property(questions, (pairs) => {
        const search = readEstateSearch(new URLSearchParams(pairs));
        expect(readEstateSearch(writeEstateSearch(search))).toEqual(search);
      }),
      { numRuns: 500 },
    );
  });
});

test("each filter that is set can be taken away, and the page starts again", () => {
  const search = vehicles(
    "marque=norvia&modele=tempo&energie=diesel&energie=essence&prix-max=20000&ville=aubremer&rayon=10&page=3",
  );
  const filters = getVehicleChips(search, { marque: "Norvia", ville: "Aubremer" });
  expect(filters.map(({ label, without }) => [plain(label), vehicleListPath(without)])).toEqual([
    ["Norvia", "/vehicules?energie=essence&energie=diesel&prix-max=20000&ville=aubremer&rayon=10"],
    [
      "Tempo",
      "/vehicules?marque=norvia&energie=essence&energie=diesel&prix-max=20000&ville=aubremer&rayon=10",
    ],
    [
      "Essence",
      "/vehicules?marque=norvia&modele=tempo&energie=diesel&prix-max=20000&ville=aubremer&rayon=10",
    ],
    [
      "Diesel",
      "/vehicules?marque=norvia&modele=tempo&energie=essence&prix-max=20000&ville=aubremer&rayon=10",
    ],
    [
      "Jusqu’à 20 000 €",
      "/vehicules?marque=norvia&modele=tempo&energie=essence&energie=diesel&ville=aubremer&rayon=10",
    ],
    [
      "Aubremer et 10 km autour",
      "/vehicules?marque=norvia&modele=tempo&energie=essence&energie=diesel&prix-max=20000",
    ],
  ]);
  expect(filters.every(({ without }) => without.page === 1)).toBe(true);
});

test("one number of rooms is one filter, which is taken away at once", () => {
  const [exact, ...others] = getEstateChips(estates("transaction=vente&pieces=3&pieces-max=3")).filter(
    ({ key }) => key.startsWith("pieces"),
  );
  expect([exact?.label, exact && estateListPath(exact.without)]).toEqual([
    "3\u00a0pièces",
    "/immobilier/vente",
  ]);
  expect(others).toEqual([]);
  const range = getEstateChips(estates("pieces=2&pieces-max=3")).map(({ label }) => label);
  expect(range).toEqual(["2\u00a0pièces et plus", "3\u00a0pièces au plus"]);
});

test("taking away every filter of a full question leaves nothing", () => {
  let search = estates(
    `transaction=vente&type=maison&prix-min=1&prix-max=2&surface-min=1&surface-max=2&terrain-min=3&pieces=1&chambres=1&dpe=A&exterieur=balcon&${ESTATE_AMENITIES.map((value) => `avec=${value}`).join("&")}&ville=a&agence=b`,
  );
  expect(getEstateChips(search)).toHaveLength(20);
  for (let [filter] = getEstateChips(search); filter !== undefined; [filter] = getEstateChips(search))
    search = filter.without;
  expect(estateListPath(search)).toBe("/immobilier");
});
