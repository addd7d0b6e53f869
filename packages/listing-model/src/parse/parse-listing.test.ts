import fc from "fast-check";
import { expect, test } from "vitest";
import { anEstateDraft, aVehicleDraft } from "../testing/a-listing.ts";
import { parseAgency } from "./parse-agency.ts";
import { parseListing } from "./parse-listing.ts";
import { problemText } from "./report.ts";

const problems = (value: unknown) => {
  const parsed = parseListing(value, "2026-11-20");
  return parsed.ok ? [] : parsed.problems.map(problemText);
};

test("a complete vehicle and a complete estate are taken as they are", () => {
  for (const draft of [aVehicleDraft(), anEstateDraft()]) {
    expect(parseListing(JSON.parse(JSON.stringify(draft)))).toEqual({ ok: true, value: draft, warnings: [] });
  }
});

test("a price may have a history, the oldest price first", () => {
  const prixHistorique = [
    { date: "2026-01-01", prixCents: 3 },
    { date: "2026-01-01", prixCents: 1 },
    { date: "2026-03-01", prixCents: 2 },
  ];
  expect(problems(anEstateDraft({ prixCents: 2, prixHistorique }))).toEqual([]);
});

test("a viager alone may be without a bouquet", () => {
  const viager = { renteCents: 90_000, tetes: 1, occupe: true };
  expect(problems(anEstateDraft({ transaction: "viager", prixCents: 0, viager }))).toEqual([]);
});

test("an estate may say nothing of its energy", () => {
  const { energie: _energie, ...draft } = anEstateDraft();
  expect(problems(draft)).toEqual([]);
});

test("what may be left out has its default", () => {
  const parsed = parseListing({
    kind: "vehicle",
    reference: "V1",
    titre: "Une voiture",
    prixCents: 100,
    agence: "garage",
    adresse: { codePostal: "76990", commune: "Aubremer", departement: "76" },
    categorie: "voitures",
    marque: "Norvia",
    modele: "Tempo",
    energie: "diesel",
    finition: null,
    version: "",
  });
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      status: "publie",
      condition: "occasion",
      photos: [],
      exclusivite: false,
      kilometrageGaranti: true,
    },
  });
  expect(parsed.ok && "version" in parsed.value).toBe(false);
});

test.each([
  ["https://video.example/v?id=1", "https://video.example/v?id=1"],
  ["http://video.example", "http://video.example/"],
])("the address %s of a video is taken", (given, taken) => {
  expect(parseListing(aVehicleDraft({ videoUrl: given }))).toMatchObject({
    ok: true,
    value: { videoUrl: taken },
  });
});

test.each<[string, unknown, string]>([
  ["no object", 12, 'kind est « undefined » ; il faut "vehicle" ou "estate".'],
  ["another kind", { kind: "boat" }, 'kind est « boat » ; il faut "vehicle" ou "estate".'],
  [
    "a price with a comma",
    aVehicleDraft({ prixCents: 12.5 }),
    "prixCents : 12,5 n’est pas un nombre entier de centimes.",
  ],
  [
    "a negative price",
    aVehicleDraft({ prixCents: -1 }),
    "prixCents : -0,01\u00a0€ est hors limites ; il faut entre 0 et 10\u202f000\u202f000\u202f000\u00a0€.",
  ],
  [
    "no price",
    anEstateDraft({ prixCents: 0 }),
    "prixCents : le prix est nul ; une annonce doit dire le sien.",
  ],
  ["no title", { ...aVehicleDraft(), titre: undefined }, "titre : cette valeur est obligatoire et manque."],
  ["a title of spaces", aVehicleDraft({ titre: " \u200b " }), "titre : le texte est vide."],
  [
    "a word of no set",
    { ...aVehicleDraft(), boite: "robot" },
    "boite : « robot » n’est pas admis ; il faut l’un de : manuelle, automatique.",
  ],
  [
    "a day that does not exist",
    aVehicleDraft({ controleTechnique: "2026-02-30" }),
    "controleTechnique : « 2026-02-30 » n’est pas une date, par exemple 2026-11-20.",
  ],
  [
    "an address that runs",
    aVehicleDraft({ videoUrl: "javascript:alert(1)" }),
    "videoUrl : « javascript:alert(1) » n’est pas une adresse http ou https.",
  ],
  [
    "an address with a name in it",
    aVehicleDraft({ videoUrl: "https://a@b.example/" }),
    "videoUrl : « https://a@b.example/ » n’est pas une adresse http ou https.",
  ],
  [
    "a latitude off the globe",
    anEstateDraft({ position: { latitude: 91, longitude: 0, precision: "exacte" } }),
    "position.latitude : 91 est hors limites ; il faut entre -90 et 90.",
  ],
  [
    "a photo that is no object",
    { ...anEstateDraft(), photos: ["a.jpg"] },
    "photos[0] : « a.jpg » n’est pas un objet JSON.",
  ],
  [
    "a price history of another price",
    anEstateDraft({ prixHistorique: [{ date: "2026-01-01", prixCents: 1 }] }),
    "prixHistorique : le dernier prix n’est pas celui de l’annonce ; ajoutez-le à la fin.",
  ],
  [
    "a price history that goes back",
    anEstateDraft({
      prixCents: 2,
      prixHistorique: [
        { date: "2026-03-01", prixCents: 3 },
        { date: "2026-01-01", prixCents: 2 },
      ],
    }),
    "prixHistorique : les dates doivent aller de la plus ancienne à la plus récente.",
  ],
  [
    "a viager without a rent",
    anEstateDraft({ transaction: "viager" }),
    "viager : une vente en viager doit dire la rente, le nombre de têtes et si le bien est occupé.",
  ],
  [
    "costs the wrong way round",
    anEstateDraft({ energie: { dpeClasse: "C", coutMinCents: 2, coutMaxCents: 1 } }),
    "energie.coutMinCents : le coût minimal dépasse le coût maximal ; échangez-les.",
  ],
  [
    "a first registration to come",
    aVehicleDraft({ dateMec: "2035-01" }),
    "dateMec : 01/2035 est à venir ; il faut au plus tard 11/2026.",
  ],
  [
    "a survey to come",
    aVehicleDraft({ controleTechnique: "2026-11-21" }),
    "controleTechnique : 21/11/2026 est à venir ; il faut au plus tard 20/11/2026.",
  ],
  [
    "energy prices to come",
    anEstateDraft({ energie: { dpeClasse: "C", anneeReference: 2027 } }),
    "energie.anneeReference : l’année 2027 est à venir ; il faut au plus tard 2026.",
  ],
  [
    "a house of the next century",
    anEstateDraft({ anneeConstruction: 2099 }),
    "anneeConstruction : l’année 2099 est à venir ; il faut au plus tard 2031.",
  ],
  [
    "a whole VIN",
    aVehicleDraft({ vinMasque: "VF3LBBHZHGS123456" }),
    "vinMasque : « VF3LBBHZHGS123456 » n’a pas la forme attendue, par exemple *************4821.",
  ],
])("%s is refused with one sentence", (_name, value, sentence) => {
  expect(problems(value)).toEqual([sentence]);
});

test("every fault of a listing is said at once", () => {
  expect(problems(aVehicleDraft({ prixCents: -1, portes: 99 }))).toHaveLength(2);
});

test("a field that is not known is left out and reported", () => {
  const parsed = parseListing({ ...aVehicleDraft(), kilometrage: 12, __proto__x: 1 });
  expect(parsed.ok && parsed.warnings.map(problemText)).toEqual([
    "champ inconnu « kilometrage », ignoré.",
    "champ inconnu « __proto__x », ignoré.",
  ]);
  expect(parsed.ok && "kilometrage" in parsed.value).toBe(false);
});

test("texts lose what steers a terminal or turns a line round", () => {
  const parsed = parseListing(
    aVehicleDraft({
      titre: "Une\u202e voiture\u001b[31m  rouge\ud800",
      description: "a\r\n\r\n\r\n\r\nb\tc \n d\u0000",
    }),
  );
  expect(parsed).toMatchObject({
    ok: true,
    value: { titre: "Une voiture[31m rouge", description: "a\n\nb c\nd" },
  });
});

test("a photo needs no text", () => {
  const photo = { id: "photo-1", widthPx: 3, heightPx: 2 };
  for (const photos of [[photo], [{ ...photo, alt: "" }]])
    expect(parseListing({ ...aVehicleDraft(), photos })).toMatchObject({
      ok: true,
      value: { photos: [{ alt: "" }] },
    });
});

test("an agency is checked the same way", () => {
  const agency = {
    slug: "agence-du-quai",
    kind: "agence",
    nom: "Agence du Quai",
    adresse: { codePostal: "76990", commune: "Aubremer", departement: "76" },
    telephone: "+33235000000",
    baremeUrl: "/honoraires",
    mentions: { garantieFinanciere: { sansFonds: true } },
  };
  expect(parseAgency(agency)).toEqual({ ok: true, value: agency, warnings: [] });
  const bad = parseAgency({
    ...agency,
    kind: "banque",
    telephone: "02 35 00 00 00",
    baremeUrl: "//evil.example",
  });
  expect(bad.ok ? [] : bad.problems.map(({ champ }) => champ)).toEqual(["kind", "telephone", "baremeUrl"]);
});

test.each([
  ["912 345 675", true],
  ["000000018", true],
  ["912 345 678", "ce numéro n’existe pas, sa clé de contrôle est fausse ; vérifiez chaque chiffre."],
  ["732.829.320", "il faut neuf chiffres, sans lettres ni points."],
  ["000 000 000", "ce numéro n’existe pas, sa clé de contrôle est fausse ; vérifiez chaque chiffre."],
  ["912 345 675 00019", "il faut les neuf chiffres du SIREN, sans les cinq que le SIRET y ajoute."],
])("checks the SIREN %j", (siren, expected) => {
  const adresse = { codePostal: "76990", commune: "Aubremer", departement: "76" };
  const parsed = parseAgency({ slug: "quai", kind: "agence", nom: "Quai", adresse, mentions: { siren } });
  expect(parsed.ok || parsed.problems.map(({ message }) => message).join()).toBe(expected);
});

test("nothing that JSON can say throws or gets through as something else", () => {
  const keys = fc.constantFrom(...Object.keys(aVehicleDraft()), ...Object.keys(anEstateDraft()));
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.dictionary(keys, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 }),
      (isVehicle, odd) => {
        const parsed = parseListing({ ...(isVehicle ? aVehicleDraft() : anEstateDraft()), ...odd });
        if (parsed.ok) {
          // An accepted listing is accepted again, unchanged.
          expect(parseListing(JSON.parse(JSON.stringify(parsed.value)))).toMatchObject({
            ok: true,
            value: parsed.value,
          });
        } else {
          expect(parsed.problems.length).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 500 },
  );
});
