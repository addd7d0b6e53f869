import { describe, expect, test } from "vitest";
import { anAgency, anEstate, aVehicle } from "../testing/a-listing.ts";
import { legalGaps } from "./legal-gaps.ts";
import { listingMentions } from "./listing-mentions.ts";
import type { MentionCode } from "./mention.ts";

const DAY = new Date("2026-11-20T10:00:00Z");
/** With ordinary spaces, so that the sentences can be read here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const estate = (facts: Parameters<typeof anEstate>[0] = {}, agency = anAgency()) =>
  listingMentions(anEstate(facts), agency, DAY);
const vehicle = (facts: Parameters<typeof aVehicle>[0] = {}) => listingMentions(aVehicle(facts), null, DAY);
const text = (mentions: ReturnType<typeof listingMentions>, code: MentionCode) => {
  const mention = mentions.find((one) => one.code === code);
  return mention === undefined ? null : plain(mention.text);
};

describe("an estate for sale", () => {
  test.each([
    [
      { honorairesChargeDe: "acquereur", honorairesPct: 4, prixHorsHonorairesCents: 24_038_461 },
      "Prix : 250 000 €, honoraires inclus. Honoraires à la charge de l’acquéreur : 4 % TTC du prix du bien hors honoraires. Prix hors honoraires : 240 384,61 €.",
    ],
    [{ honorairesChargeDe: "vendeur", honorairesPct: 4 }, "Honoraires à la charge du vendeur."],
    [
      { honorairesChargeDe: "partage", honorairesPct: 2 },
      "Prix : 250 000 €, honoraires inclus. Honoraires partagés entre le vendeur et l’acquéreur : sa part est de 2 % TTC du prix du bien hors honoraires. Prix hors honoraires : 245 098,04 €.",
    ],
  ] as const)("says who pays the fees: %o", (vente, sentence) => {
    expect(text(estate({ vente }), "honoraires")).toBe(sentence);
  });

  test("links the price list of the listing, else of the agency", () => {
    const link = (facts: object, agency = anAgency()) =>
      estate(facts, agency).find(({ code }) => code === "bareme")?.link?.href;
    expect(link({ baremeUrl: "https://a.example/b" }, anAgency({ baremeUrl: "/honoraires" }))).toBe(
      "https://a.example/b",
    );
    expect(link({}, anAgency({ baremeUrl: "/honoraires" }))).toBe("/honoraires");
    expect(link({})).toBeUndefined();
  });

  test("has the legal sentences of a lot", () => {
    const copro = { enCopro: true, nbLots: 24, chargesAnnuellesCents: 120_000, procedure: false };
    expect(text(estate({ copro }), "copropriete")).toBe(
      "Bien soumis au statut de la copropriété, 24 lots. Quote-part annuelle moyenne des charges courantes : 1 200 €. Procédure en cours : non.",
    );
    expect(
      text(estate({ copro: { ...copro, procedure: true, detail: "plan de sauvegarde" } }), "copropriete"),
    ).toContain("Procédure en cours : oui (plan de sauvegarde).");
    expect(text(estate({ surfaceCarrezM2: 62.4 }), "carrez")).toBe("Surface loi Carrez : 62,4 m².");
  });

  test("of class F or G says so, with the costs of energy and the year of their prices", () => {
    const energie = {
      dpeClasse: "G",
      coutMinCents: 310_000,
      coutMaxCents: 425_000,
      anneeReference: 2023,
    } as const;
    expect(text(estate({ energie }), "consommation-excessive")).toBe(
      "Logement à consommation énergétique excessive : classe G",
    );
    expect(text(estate({ energie }), "depenses-energie")).toBe(
      "Montant estimé des dépenses annuelles d’énergie pour un usage standard : entre 3 100 € et 4 250 € par an. Prix moyens des énergies indexés sur l’année 2023 (abonnements compris).",
    );
    expect(text(estate(), "consommation-excessive")).toBeNull();
  });

  test("says where its diagnosis comes from", () => {
    expect(text(estate({ energie: { dpeClasse: "non soumis" } }), "dpe")).toBe(
      "Bien non soumis au diagnostic de performance énergétique.",
    );
    expect(text(estate({ energie: { dpeClasse: "vierge" } }), "dpe")).toBe(
      "Diagnostic de performance énergétique vierge.",
    );
    const energie = {
      dpeClasse: "C",
      numeroAdeme: "2476E0001",
      dateDpe: "2024-03-12",
      source: "attestation",
    } as const;
    expect(text(estate({ energie }), "dpe")).toBe(
      "Diagnostic de performance énergétique n° 2476E0001 réalisé le 12/03/2024. Étiquette issue d’une attestation de l’ADEME, selon le facteur de conversion de l’électricité en vigueur depuis le 1ᵉʳ janvier 2026.",
    );
  });

  test("names its mandate and its independent agent", () => {
    const mentions = estate({
      mandatNo: "4512",
      contact: { nom: "Claire Vasseur", rsac: "Aubremer 912 345 678" },
    });
    expect(text(mentions, "mandat")).toBe("Mandat n° 4512.");
    expect(text(mentions, "agent-commercial")).toBe(
      "Annonce proposée par Claire Vasseur, agent commercial immatriculé au RSAC : Aubremer 912 345 678.",
    );
  });
});

test("every estate names Géorisques", () => {
  for (const transaction of ["vente", "location", "viager", "saisonnier"] as const) {
    const mention = estate({ transaction }).find(({ code }) => code === "georisques");
    expect(plain(mention?.text ?? "")).toBe(
      "Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : www.georisques.gouv.fr",
    );
    expect(mention?.link?.href).toBe("https://www.georisques.gouv.fr");
  }
});

test("an estate to let says rent, charges, deposit, fees and rent control", () => {
  const mentions = estate({
    transaction: "location",
    prixCents: 85_000,
    meuble: true,
    location: {
      chargesCents: 8_000,
      modeCharges: "provision",
      complementLoyerCents: 5_000,
      depotGarantieCents: 77_000,
      honorairesLocataireCents: 55_000,
      honorairesEdlCents: 15_000,
      encadrement: { zone: "Aubremer", loyerBaseCents: 72_000, loyerReferenceMajoreCentsM2: 1_450 },
    },
  });
  expect(
    ["loyer", "meuble", "complement-loyer", "depot-garantie", "honoraires-locataire", "encadrement"].map(
      (code) => text(mentions, code as MentionCode),
    ),
  ).toEqual([
    "Loyer : 850 € par mois, charges comprises, dont 80 € de provision pour charges avec régularisation annuelle.",
    "Location meublée.",
    "Complément de loyer : 50 € par mois.",
    "Dépôt de garantie : 770 €.",
    "Honoraires à la charge du locataire : 550 € TTC, dont 150 € pour l’état des lieux.",
    "Zone soumise à l’encadrement des loyers (Aubremer) : loyer de base de 720 € par mois, complément de loyer en sus, loyer de référence majoré de 14,50 € par m² et par mois.",
  ]);
  expect(text(mentions, "honoraires")).toBeNull();
  expect(text(mentions, "copropriete")).toBeNull();
});

test("a tourist home has its number, a viager its pension", () => {
  expect(
    text(
      estate({ transaction: "saisonnier", location: { numeroEnregistrement: "7699 000123" } }),
      "enregistrement",
    ),
  ).toBe("Meublé de tourisme, numéro d’enregistrement : 7699 000123.");
  const viager = {
    renteCents: 60_000,
    tetes: 2,
    ages: [81, 78],
    occupe: true,
    valeurLibreCents: 21_000_000,
  };
  expect(text(estate({ transaction: "viager", prixCents: 5_000_000, viager }), "viager")).toBe(
    "Viager occupé, 2 têtes, 81 et 78 ans : bouquet de 50 000 €, rente de 600 € par mois. Valeur libre : 210 000 €.",
  );
});

describe("a vehicle", () => {
  test("says price, sticker, emissions, guarantee and the mobility message", () => {
    const mentions = vehicle({
      consommationL100Km: 4.5,
      garantie: { mois: 12, type: "pièces et main-d’œuvre" },
      controleTechnique: "2026-06-12",
    });
    expect(mentions.map(({ text: sentence }) => plain(sentence)).slice(0, -1)).toEqual([
      "Prix TTC, hors frais d’immatriculation.",
      "Certificat qualité de l’air : Crit’Air 2.",
      "Émissions de CO₂ (WLTP) : 118 g/km, classe B. Consommation en cycle mixte (WLTP) : 4,5 l/100 km.",
      "Garantie légale de conformité de 24 mois. Garantie du vendeur : 12 mois (pièces et main-d’œuvre).",
      "Contrôle technique du 12/06/2026.",
    ]);
    expect(mentions.at(-1)?.text).toMatch(/ #SeDéplacerMoinsPolluer$/);
  });

  test("says that its mileage is not sure, that it was imported, what the malus is", () => {
    const mentions = vehicle({
      kilometrageGaranti: false,
      origine: "import",
      malusCents: 150_400,
      tvaRecuperable: true,
    });
    expect(text(mentions, "kilometrage")).toBe("Kilométrage non garanti.");
    expect(text(mentions, "origine")).toBe("Véhicule importé.");
    expect(text(mentions, "malus")).toBe("Malus écologique non compris dans le prix : 1 504 €.");
    expect(text(mentions, "tva")).toBe("TVA récupérable.");
  });

  test("with a monthly figure carries the warning and the whole example", () => {
    const loyer = {
      formule: "LOA",
      mensuelCents: 29_900,
      dureeMois: 48,
      apportCents: 300_000,
      kmParAn: 10_000,
      mentions: "Offre de Crédit des Quais.",
    } as const;
    const mentions = vehicle({ loyer });
    expect(text(mentions, "credit")).toBe(
      "Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.",
    );
    expect(text(mentions, "credit-exemple")).toBe(
      "Exemple en location avec option d’achat (LOA) sur 48 mois : premier loyer majoré de 3 000 €, puis 47 loyers de 299 €, 10 000 km par an, soit un total de 17 053 € TTC hors assurances facultatives. Offre de Crédit des Quais.",
    );
    expect(text(vehicle(), "credit")).toBeNull();
  });

  test("with the lender's own example has no second one, and one warning", () => {
    const warning =
      "Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.";
    const own = "Un premier loyer de 1 850 €, puis 36 loyers de 237 €.";
    const mentions = vehicle({
      loyer: {
        formule: "LOA",
        mensuelCents: 23_700,
        dureeMois: 37,
        apportCents: 185_000,
        kmParAn: 10_000,
        mentions: `${own}\n\n${warning}`,
      },
    });
    expect(text(mentions, "credit")).toBe(warning);
    expect(text(mentions, "credit-exemple")?.replaceAll(/\s/g, " ")).toBe(own);
  });
});

test("a commercial rent says whether it includes VAT", () => {
  const location = { honorairesLocataireCents: 0, depotGarantieCents: 0 };
  const rent = (facts: Partial<typeof location> & { loyerTaxe?: "HT" | "TTC" }) =>
    anEstate({
      transaction: "location",
      type: "bureau",
      prixCents: 145_000,
      location: { ...location, ...facts },
    });
  expect(text(listingMentions(rent({ loyerTaxe: "HT" }), null, DAY), "loyer")).toBe(
    "Loyer : 1 450 € HT par mois, charges comprises.",
  );
  expect(legalGaps(rent({})).map(({ champ }) => champ)).toContain("location.loyerTaxe");
  expect(legalGaps(rent({ loyerTaxe: "TTC" })).map(({ champ }) => champ)).not.toContain("location.loyerTaxe");
  const home = anEstate({ transaction: "location", location });
  expect(legalGaps(home).map(({ champ }) => champ)).not.toContain("location.loyerTaxe");
});

test("a viager without ages or free value is reported", () => {
  const viager = { renteCents: 60_000, tetes: 1, occupe: true };
  const gaps = (facts: object) =>
    legalGaps(anEstate({ transaction: "viager", viager: { ...viager, ...facts } })).map(({ champ }) => champ);
  expect(gaps({})).toEqual(["viager.ages", "viager.valeurLibreCents"]);
  expect(gaps({ ages: [82], valeurLibreCents: 20_000_000 })).toEqual([]);
  expect(gaps({ ages: [82], occupe: false })).toEqual([]);
});

test("the legal facts that a listing omits are reported", () => {
  expect(legalGaps(anEstate())).toEqual([]);
  expect(legalGaps(aVehicle())).toEqual([]);
  const first = (listing: Parameters<typeof legalGaps>[0]) => legalGaps(listing).map(({ champ }) => champ);
  const { vente: _v, energie: _e, copro: _c, ...bare } = anEstate({ type: "appartement" });
  expect(first(bare)).toEqual(["vente.honorairesChargeDe", "copro", "energie"]);
  expect(
    first(
      anEstate({
        transaction: "location",
        energie: { ...anEstate().energie!, dpeClasse: "G", dateDpe: "2020-01-01" },
      }),
    ),
  ).toEqual([
    "location.honorairesLocataireCents",
    "location.depotGarantieCents",
    "energie.dateDpe",
    "energie.dpeClasse",
  ]);
  const { dateMec: _d, kilometrageKm: _k, normeEuro: _n, ...unknown } = aVehicle();
  expect(first(unknown)).toEqual(["dateMec", "kilometrageKm", "critAir"]);
});

test.each([
  [{ honorairesChargeDe: "vendeur" }, []],
  [{ honorairesChargeDe: "acquereur" }, ["vente.honorairesPct"]],
  [{ honorairesChargeDe: "partage" }, ["vente.honorairesPct"]],
  [{ honorairesChargeDe: "acquereur", honorairesPct: 4 }, []],
  [{ honorairesChargeDe: "acquereur", prixHorsHonorairesCents: 24_038_461 }, []],
] as const)("fees that a buyer pays want their share or the price without them: %j", (vente, gaps) => {
  expect(legalGaps(anEstate({ vente })).map(({ champ }) => champ)).toEqual(gaps);
});

test("premises have to show their classes, without the rules of dwellings", () => {
  const gapsOf = (listing: Parameters<typeof legalGaps>[0]) =>
    legalGaps(listing)
      .map(({ champ }) => champ)
      .filter((champ) => champ.startsWith("energie"));
  const without = (type: "local" | "parking") => {
    const { energie: _, ...rest } = anEstate({ type });
    return rest;
  };
  expect(gapsOf(without("local"))).toEqual(["energie"]);
  expect(gapsOf(without("parking"))).toEqual([]);
  const letting = { energie: { dpeClasse: "G" }, transaction: "location" } as const;
  expect(gapsOf(anEstate({ type: "local", ...letting }))).toEqual(["energie.gesClasse"]);
  expect(gapsOf(anEstate({ type: "maison", ...letting }))).toEqual([
    "energie.gesClasse",
    "energie.coutMinCents",
    "energie.dpeClasse",
  ]);
});
