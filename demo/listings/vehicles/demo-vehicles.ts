import type { ListingStatus, VehicleCondition, VehicleListing } from "@lieudit/listing-model";
import { critAirOf, slugOf } from "@lieudit/listing-model";
import { enumeration, integer, monthOfYear, upperFirst } from "@lieudit/listing-model/french";
import type { SeededRandom } from "../../osm/seeded-random.ts";
import { hash32, seededRandom } from "../../osm/seeded-random.ts";
import type { DemoAgency } from "../agencies/demo-agencies.ts";
import type { DemoDates } from "../dates.ts";
import { drawnPhotos } from "../listing-photos.ts";
import type { FABRICS } from "../pictures/vehicles/vehicle-scenes.ts";
import { fragmentDeck, shuffled } from "../words/fragment-deck.ts";
import { frenchText, inWords, ofMonth } from "../words/french-text.ts";
import { equipmentOf, some } from "./equipment.ts";
import type { ModelVersion } from "./models.ts";
import { MODELS } from "./models.ts";
import { valueNow } from "./price.ts";
import { rentOf } from "./rent.ts";
import type { VehicleFacts } from "./vehicle-facts.ts";
import { vehicleShots } from "./vehicle-shots.ts";
import { AFTER, CLOSINGS, HISTORY, OPENINGS, TECHNIQUE } from "./vehicle-words.ts";

/** Which makes a dealer has; the others of its kind take what is left. */
const SPECIALITIES: readonly (readonly [dealer: string, fits: (model: ModelVersion) => boolean])[] = [
  ["deux-roues-falaise", ({ categorie }) => categorie === "motos"],
  ["evasion-camping-cars", ({ categorie }) => categorie === "camping-cars"],
  ["utilitaires-bocage", ({ categorie }) => categorie === "utilitaires"],
  [
    "electrique-ouest-autos",
    ({ energie, marque }) =>
      (energie === "électrique" || energie === "hybride rechargeable") && marque !== "Renault",
  ],
  [
    "houlgreve-automobiles",
    ({ carrosserie, marque, longueur }) =>
      carrosserie === "cabriolet" || marque === "Fiat" || marque === "Mini" || longueur < 3750,
  ],
  [
    "garage-central-brevanfleur",
    ({ marque, years }) => years[1] > 2018 && ["Renault", "Dacia", "Nissan"].includes(marque),
  ],
  [
    "garage-du-faubourg",
    ({ marque }) => ["Volkswagen", "Audi", "Skoda", "Seat", "Cupra", "Ford", "BMW"].includes(marque),
  ],
  ["occasions-du-littoral", ({ years }) => years[1] <= 2018],
  [
    "automobiles-legrandin",
    ({ marque }) => ["Peugeot", "Citroën", "DS", "Opel", "Mercedes-Benz"].includes(marque),
  ],
  ["garage-de-la-croix-blanche", () => true],
];
const ANY_USED = ["occasions-du-littoral", "garage-de-la-croix-blanche"] as const;

const PAINTS: readonly (readonly [couleur: string, weight: number])[] = [
  ["blanc", 12],
  ["gris", 10],
  ["anthracite", 9],
  ["noir", 10],
  ["bleu", 11],
  ["bleu nuit", 7],
  ["rouge", 9],
  ["vert sauge", 6],
  ["vert", 5],
  ["gris clair", 6],
  ["sable", 5],
  ["orange", 4],
  ["turquoise", 4],
  ["jaune", 3],
  ["bordeaux", 3],
  ["bleu ciel", 4],
  ["marron", 2],
  ["violet", 1],
];

/** Vehicles for sale: one of each version, of some a second one. */
export function demoVehicles(agencies: readonly DemoAgency[], dates: DemoDates): VehicleListing[] {
  const decks = {
    opening: fragmentDeck(OPENINGS),
    technique: fragmentDeck(TECHNIQUE),
    history: fragmentDeck(HISTORY),
    closing: new Map(Object.entries(CLOSINGS).map(([dealer, lines]) => [dealer, fragmentDeck(lines)])),
    after: new Map(Object.entries(AFTER).map(([status, lines]) => [status, fragmentDeck(lines)])),
  };
  const twice = MODELS.filter((model, index) => index % 5 === 2 && model.categorie === "voitures");
  const told = [...MODELS, ...twice].map((model, index) => {
    const random = seededRandom(`vehicle ${index} ${model.marque} ${model.modele} ${model.version}`);
    const isSecond = index >= MODELS.length;
    return vehicleListing(model, index, isSecond, random, agencies, dates, decks);
  });
  for (const { tell } of shuffled(told, "vehicles")) tell();
  return told.map(({ listing }) => listing);
}

type Decks = {
  opening: ReturnType<typeof fragmentDeck<VehicleFacts>>;
  technique: ReturnType<typeof fragmentDeck<VehicleFacts>>;
  history: ReturnType<typeof fragmentDeck<VehicleFacts>>;
  closing: ReadonlyMap<string, ReturnType<typeof fragmentDeck<VehicleFacts>>>;
  after: ReadonlyMap<string, ReturnType<typeof fragmentDeck<VehicleFacts>>>;
};

function vehicleListing(
  model: ModelVersion,
  index: number,
  isSecond: boolean,
  random: SeededRandom,
  agencies: readonly DemoAgency[],
  dates: DemoDates,
  decks: Decks,
): { listing: VehicleListing; tell: () => void } {
  const last = Math.min(model.years[1], dates.year);
  const condition = conditionOf(model, index, isSecond, dates);
  const isNeuf = condition === "neuf";
  const year =
    condition === "occasion" ? random.whole(model.years[0], Math.min(last, dates.year - 1)) : dates.year;
  const monthAgo = condition === "demonstration" ? random.whole(3, 8) : 1;
  const mec =
    condition === "occasion"
      ? `${year}-${String(random.whole(1, 12)).padStart(2, "0")}`
      : dates.day(monthAgo * 30).slice(0, 7);
  const ageYears =
    condition === "occasion"
      ? Math.max(0.3, dates.year + 0.85 - Number(mec.slice(0, 4)) - (Number(mec.slice(5)) - 1) / 12)
      : monthAgo / 12;
  const km = mileage(model, ageYears, condition, random);
  const isKmOpen = condition === "occasion" && year < 2009;
  const dealer = dealerOf(model, isSecond, random, agencies);
  const couleur = pickPaint(model, random);
  const tissu = fabricOf(model, random);
  const { equipements, options } = equipmentOf(model, year, random);
  const owners =
    condition === "occasion"
      ? ageYears < 3
        ? 1
        : random.pick([1, 1, 2, 2, ageYears > 7 ? 3 : 2])
      : undefined;
  const ct =
    model.categorie !== "motos" && ageYears > 4
      ? dates.day(random.whole(8, 150))
      : ageYears > 5
        ? dates.day(random.whole(8, 150))
        : undefined;
  const isWltp = Number(mec.slice(0, 4)) >= 2020;
  const gKm = model.years[1] <= 2019 || isWltp ? model.co2 : Math.round(model.co2 * 0.84);
  const normeEuro = model.energie === "électrique" ? undefined : euroOf(model, Number(mec.slice(0, 4)));
  const prix = valueNow(model, ageYears, km, condition, random);
  const published = daysSincePublished(index, random);
  const status = statusOf(index);
  const cut = index % 7 === 3 && status === "publie" && !isNeuf;
  const steps = priceSteps(prix, published, cut, dates, random);
  const id = idOf(`v${index}`, model);
  const reference = `${dealer.row.prefix}-${1000 + ((hash32(id) % 8000) | 0)}`;
  const [contactName] = random.pick(dealer.row.team);
  const guarantee = isNeuf
    ? 24
    : model.prixNeuf > 20_000 && ageYears < 6
      ? random.pick([12, 12, 24])
      : random.pick([6, 12, 12]);
  const facts = factsOf();
  const shown = seededRandom(`photos ${id}`);
  const loyer = condition === "occasion" || model.categorie === "motos" ? null : rentOf(prix);
  const electric = model.electrique;
  const critAir = critAirOf({
    categorie: model.categorie,
    energie: model.energie,
    ...(normeEuro === undefined ? {} : { normeEuro }),
    dateMec: mec,
  });
  const nom = `${model.marque} ${model.modele}`;
  const titre = frenchText([nom, model.version, model.finition].filter(Boolean).join(" "));
  const listing: VehicleListing = {
    kind: "vehicle",
    id,
    reference,
    slug: slugOf(`${nom} ${model.version} ${isNeuf ? "neuf" : mec.slice(0, 4)}`),
    status,
    titre,
    description: "",
    prixCents: prix * 100,
    prixHistorique: steps,
    dates: {
      publie: dates.moment(published, hash32(id)),
      maj: dates.moment(Math.min(published, cut ? 4 : random.whole(0, published)), hash32(`${id} maj`)),
      ...(status === "vendu" ? { retire: dates.moment(random.whole(2, 20), hash32(`${id} sold`)) } : {}),
    },
    agence: dealer.agency.slug,
    contact: {
      nom: contactName,
      ...(dealer.agency.telephone === undefined ? {} : { telephone: dealer.agency.telephone }),
      ...(dealer.agency.email === undefined ? {} : { email: dealer.agency.email }),
    },
    photos: drawnPhotos(id, hash32(id), vehicleShots(model, { couleur, tissu }, shown)),
    adresse: dealer.agency.adresse,
    ...(dealer.agency.position === undefined
      ? {}
      : { position: { ...dealer.agency.position, precision: "exacte" as const } }),
    exclusivite: false,
    categorie: model.categorie,
    condition,
    marque: model.marque,
    modele: model.modele,
    version: model.version,
    ...(model.finition === undefined ? {} : { finition: model.finition }),
    ...(isNeuf
      ? {}
      : {
          vinMasque: `*************${String(hash32(`${id} vin`) % 10_000).padStart(4, "0")}`,
          immatriculationMasquee: plate(id),
          dateMec: mec,
        }),
    kilometrageKm: km,
    kilometrageGaranti: !isKmOpen,
    energie: model.energie,
    boite: model.boite,
    rapports: model.rapports,
    puissanceDinCh: model.ch,
    puissanceKw: Math.round(model.ch * 0.7355),
    puissanceFiscaleCv: model.cv,
    ...(model.cc === 0 ? {} : { cylindreeCm3: model.cc }),
    transmission: model.transmission,
    carrosserie: model.carrosserie,
    ...(model.portes === 0 ? {} : { portes: model.portes }),
    places: model.places,
    ...(model.categorie === "camping-cars"
      ? { couchages: model.carrosserie === "fourgon aménagé" ? 2 : 4, ptacKg: 3500 }
      : {}),
    ...(model.categorie === "utilitaires"
      ? {
          volumeUtileM3: model.coffre / 10,
          ptacKg: model.longueur > 5300 ? 3500 : model.longueur > 4600 ? 2900 : 2100,
          tvaRecuperable: true,
        }
      : {}),
    couleurExterieure: couleur,
    ...(model.categorie === "motos" ? {} : { couleurInterieure: tissu, sellerie: sellerieOf(model, tissu) }),
    ...(model.categorie === "motos"
      ? {}
      : {
          co2: {
            gKm,
            cycle: model.energie === "électrique" || isWltp ? ("WLTP" as const) : ("NEDC" as const),
          },
        }),
    ...(critAir === undefined ? {} : { critAir }),
    ...(normeEuro === undefined ? {} : { normeEuro }),
    ...(model.energie === "électrique"
      ? { consommationKwh100Km: model.conso }
      : { consommationL100Km: model.conso }),
    ...(electric === undefined
      ? {}
      : {
          autonomieWltpKm: electric[1],
          batterie: { capaciteKwh: electric[0], ...(isNeuf ? {} : { sohPct: soh() }) },
          rechargeMax: {
            acKw: electric[2],
            ...(electric[3] > 0 ? { dcKw: electric[3] } : {}),
            connecteurs:
              model.categorie === "motos" || electric[3] === 0
                ? ["TYPE_2" as const]
                : model.modele === "Leaf"
                  ? ["TYPE_2" as const, "CHADEMO" as const]
                  : ["TYPE_2" as const, "CCS_COMBO_2" as const],
          },
        }),
    ...(model.categorie === "voitures" ? { volumeCoffreL: model.coffre } : {}),
    longueurMm: model.longueur,
    equipements: equipements.map((one) => frenchText(upperFirst(one))),
    options: options.map((one) => frenchText(upperFirst(one))),
    ...(owners === undefined ? {} : { premiereMain: owners === 1, nbProprietaires: owners }),
    origine: facts.origine,
    ...(ct === undefined ? {} : { controleTechnique: ct }),
    carnetEntretien: facts.carnet,
    garantie: {
      mois: guarantee,
      type: isNeuf
        ? "constructeur"
        : random.pick([
            "pièces et main-d’œuvre",
            "moteur, boîte, pont",
            "mécanique, électrique et électronique",
          ]),
    },
    ...(loyer === null ? {} : { loyer }),
    ...(isNeuf && gKm > 113 ? { malusCents: (50 + (gKm - 113) * 10) * 100 } : {}),
  };
  return {
    listing,
    tell: () => {
      listing.description = description();
    },
  };

  function soh(): number {
    return Math.max(80, Math.round(100 - ageYears * 1.9 - (hash32(id) % 3)));
  }

  function factsOf(): VehicleFacts {
    const litres = (value: number) => String(value).replace(".", ",");
    return {
      genre: model.genre,
      categorie: model.categorie,
      carrosserie: model.carrosserie,
      condition,
      energie: model.energie,
      boite: model.boite,
      rapports: model.rapports,
      rapportsMots: inWords(model.rapports),
      transmission: model.transmission,
      isElectric: model.energie === "électrique",
      isNeuf: isNeuf || condition === "0 km",
      nom: `${model.marque} ${model.modele}`,
      marque: model.marque,
      modele: model.modele,
      version: model.version,
      finition: model.finition ?? "",
      annee: Number(mec.slice(0, 4)),
      mec: monthOfYear(mec),
      mecDe: ofMonth(mec),
      ageAns: ageYears,
      ageMots: `${inWords(Math.max(1, Math.round(ageYears)))} an${Math.round(ageYears) > 1 ? "s" : ""}`,
      km: `${integer(km)} km`,
      kmCourt: integer(km),
      isKmOpen,
      ch: `${model.ch} ch`,
      cv: model.cv,
      cvText: `${model.cv} CV`,
      cc: model.cc,
      conso: `${litres(model.conso)} ${model.energie === "électrique" ? "kWh" : "litres"} aux cent kilomètres`,
      coffre: `${model.coffre} litres`,
      volumeUtile: `${litres(model.coffre / 10)} m³`,
      longueurM: `${(model.longueur / 1000).toFixed(2).replace(".", ",")} m`,
      placesMots: inWords(model.places, true),
      couchages: inWords(model.carrosserie === "fourgon aménagé" ? 2 : 4),
      autonomie: `${model.electrique?.[1] ?? 0} km`,
      batterie: model.electrique === undefined ? null : `${litres(model.electrique[0])} kWh`,
      soh: `${soh()} %`,
      ac: `${litres(model.electrique?.[2] ?? 0)} kW`,
      dc: (model.electrique?.[3] ?? 0) > 0 ? `${model.electrique![3]} kW` : null,
      couleur,
      interieur: tissu,
      sellerie: model.categorie === "motos" ? null : sellerieOf(model, tissu),
      equip: (count) => enumeration(some(equipements, count, random)),
      premiereMain: owners === 1,
      nbProprietaires: owners ?? null,
      origine: index % 23 === 11 && condition === "occasion" ? "import" : "FR",
      ct: ct === undefined ? null : monthOfYear(ct),
      ctDe: ct === undefined ? "" : ofMonth(ct),
      carnet: condition !== "occasion" || !isKmOpen,
      revisionMois: inWords(random.whole(2, 9)),
      pneusKm: integer(random.whole(2, 14) * 1000),
      garantieMois: guarantee,
      contact: contactName.split(" ")[0]!,
      villeVoisine: random.pick(
        [
          "Vernebec",
          "Houlgrève",
          "Brévanfleur",
          "Hérondeville",
          "Saint-Ouvrain",
          "Vaudrimont",
          "Tréfontaine",
        ].filter((one) => one !== dealer.agency.adresse.commune),
      ),
    };
  }

  function description(): string {
    const texts = seededRandom(`texte ${id}`);
    const paragraph = (...lines: (string | null | undefined)[]) =>
      lines.filter((line) => typeof line === "string").join(" ");
    const opening = decks.opening.hand(facts, texts);
    const technique = decks.technique.hand(facts, texts);
    const history = decks.history.hand(facts, texts);
    const closing = decks.closing.get(dealer.row.slug)?.hand(facts, texts);
    const after = decks.after.get(status)?.hand(facts, texts);
    return frenchText(
      [
        paragraph(opening(), texts.chance(0.5) ? technique() : null),
        paragraph(technique(), texts.chance(0.75) ? technique() : null),
        paragraph(history(), texts.chance(0.6) ? history() : null),
        paragraph(after?.(), closing?.(), texts.chance(0.35) ? closing?.() : null),
      ]
        .filter((text) => text !== "")
        .join("\n\n"),
    );
  }
}

function conditionOf(
  model: ModelVersion,
  index: number,
  isSecond: boolean,
  dates: DemoDates,
): VehicleCondition {
  if (isSecond || model.years[1] < Math.min(2025, dates.year - 1) || model.categorie === "camping-cars")
    return "occasion";
  return (["neuf", "occasion", "0 km", "demonstration", "occasion"] as const)[index % 5]!;
}

function mileage(
  model: ModelVersion,
  ageYears: number,
  condition: VehicleCondition,
  random: SeededRandom,
): number {
  if (condition === "neuf") return random.whole(3, 18);
  if (condition === "0 km") return random.whole(8, 40);
  if (condition === "demonstration") return random.whole(28, 72) * 100;
  const yearly = {
    ville: 9_000,
    route: 17_000,
    famille: 15_500,
    chemin: 12_500,
    plaisir: 5_200,
    travail: 20_000,
    voyage: 8_500,
  }[model.genre];
  const bike = model.categorie === "motos" ? 0.6 : 1;
  return Math.max(
    900,
    Math.round(
      (ageYears * yearly * bike * random.between(0.65, 1.3) * (model.energie === "diesel" ? 1.12 : 1)) / 10,
    ) *
      10 +
      random.whole(0, 9),
  );
}

function dealerOf(
  model: ModelVersion,
  isSecond: boolean,
  random: SeededRandom,
  agencies: readonly DemoAgency[],
): DemoAgency {
  const named = (slug: string) => agencies.find(({ row }) => row.slug === slug)!;
  const [special] = SPECIALITIES.find(([, fits]) => fits(model))!;
  const roams = model.categorie === "voitures" && (isSecond || random.chance(0.16));
  return named(roams ? random.pick(ANY_USED) : special);
}

function pickPaint(model: ModelVersion, random: SeededRandom): string {
  if (model.categorie === "utilitaires" && random.chance(0.6)) return "blanc";
  if (model.carrosserie === "profilé") return random.pick(["blanc", "blanc", "gris clair", "sable"]);
  const total = PAINTS.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.next() * total;
  for (const [couleur, weight] of PAINTS) {
    left -= weight;
    if (left < 0) return couleur;
  }
  return "gris";
}

function fabricOf(model: ModelVersion, random: SeededRandom): keyof typeof FABRICS {
  if (model.genre === "plaisir") return random.pick(["cognac", "noir", "rouge", "beige"]);
  return model.prixNeuf > 33_000
    ? random.pick(["noir", "noir", "cognac", "beige", "gris"])
    : random.pick(["noir", "gris", "noir", "bleu", "gris"]);
}

function sellerieOf(model: ModelVersion, tissu: string): string {
  if (tissu === "cognac" || tissu === "beige") return "cuir";
  return model.prixNeuf > 33_000 ? "cuir et tissu" : "tissu";
}

function euroOf(model: ModelVersion, year: number): string {
  if (model.categorie === "motos") return year >= 2021 ? "Euro 5" : year >= 2017 ? "Euro 4" : "Euro 3";
  if (year >= 2021) return "Euro 6d";
  if (year >= 2019) return "Euro 6d-TEMP";
  if (year >= 2016) return "Euro 6b";
  if (year >= 2011) return "Euro 5";
  return year >= 2006 ? "Euro 4" : "Euro 3";
}

/** Some came this week, most of them are weeks old. */
function daysSincePublished(index: number, random: SeededRandom): number {
  return index % 9 === 1 ? random.whole(0, 5) : random.whole(8, 110);
}

function statusOf(index: number): ListingStatus {
  if (index % 31 === 8) return "reserve";
  if (index % 37 === 19) return "vendu";
  return "publie";
}

export function priceSteps(
  prix: number,
  published: number,
  isCut: boolean,
  dates: DemoDates,
  random: SeededRandom,
) {
  const last = { date: dates.day(Math.min(published, random.whole(2, 18))), prixCents: prix * 100 };
  if (!isCut || published < 22) return [{ ...last, date: dates.day(published) }];
  const step = prix > 60_000 ? 1000 : 100;
  const before =
    Math.ceil((prix * random.between(1.03, 1.09)) / step) * step + (prix > 60_000 ? 0 : 90 - 100);
  return [{ date: dates.day(published), prixCents: before * 100 }, last];
}

function plate(id: string): string {
  const random = seededRandom(`plate ${id}`);
  const letter = () => random.pick([..."ABCDEFGHJKLMNPQRSTVWXYZ"]);
  return `${letter()}${letter()}-***-**`;
}

/** Ten letters and digits that follow from the row alone. */
export function idOf(key: string, what: { marque: string; modele: string; version: string }): string {
  const hash = (salt: string) =>
    hash32(`${salt} ${key} ${what.marque} ${what.modele} ${what.version}`).toString(36);
  return `${hash("a")}${hash("b")}`.padEnd(10, "x").slice(0, 10);
}
