import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type {
  Agency,
  EnergyLetter,
  EstateType,
  ListingDraft,
  ListingPhoto,
  ListingPosition,
  Transaction,
  VehicleCategory,
  VehicleEnergy,
} from "@lieudit/listing-model";
import { openListingStore, type Portfolio } from "@lieudit/listing-store";
import sharp from "sharp";
import { FIXTURE_NOW } from "./fixture-places.ts";

export const DEALER = "garage-du-phare";
export const ESTATE_AGENCY = "agence-des-roches";
export const PEUGEOT_ID = "v001";
export const HOUSE_ID = "b001";
export const HOLIDAY_LET_ID = "b006";
/** A house with a long text and every sentence that the law may ask for. */
export const FULL_ID = "b900";
/** Sold five days ago, and forty. */
export const SOLD_ID = "b901";
export const GONE_ID = "b902";
/** What a stranger would write who wants scripts to run in other people's browsers. */
export const HOSTILE_ID = "b666";
export const HOSTILE_AGENCY = "agence-piegee";

const ADDRESS = { codePostal: "83999", commune: "Port-Valbrune", departement: "83" };
const OTHER_ADDRESS = { codePostal: "83998", commune: "La Roque-Mêlée", departement: "83" };

const AGENCIES: readonly Agency[] = [
  {
    slug: DEALER,
    placeId: "osm-n-0000000102",
    kind: "concession",
    nom: "Garage du Phare",
    description: "Vente et entretien de véhicules sur le port depuis 1987.",
    adresse: { ...ADDRESS, rue: "3 quai des Cordiers" },
    telephone: "+33494000011",
    email: "contact@garage-du-phare.example",
    mentions: { formeJuridique: "SARL au capital de 8 000 €", siren: "000000018" },
  },
  {
    slug: ESTATE_AGENCY,
    kind: "agence",
    nom: "Agence des Roches",
    description: "Maisons et appartements de la baie.",
    adresse: { ...ADDRESS, rue: "12 rue de la Criée" },
    telephone: "+33494000022",
    baremeUrl: "/honoraires",
    mentions: {
      formeJuridique: "SAS au capital de 10 000 €",
      siren: "000000026",
      carteProfessionnelle: { numero: "CPI 8399 2024 000 000 001", cci: "CCI du Var" },
      garantieFinanciere: { sansFonds: true },
    },
  },
  {
    slug: HOSTILE_AGENCY,
    kind: "agence",
    nom: `Agence ${hostile(1)}`,
    description: hostile(2),
    adresse: { ...ADDRESS, rue: hostile(3) },
    siteUrl: "javascript:window.hacked=4",
    baremeUrl: "javascript:window.hacked=5",
    equipe: [{ nom: hostile(6), fonction: hostile(7), telephone: "javascript:window.hacked=8" }],
  },
];

/** In the folder of listings. */
export const PHOTO_PATH = "photos/fixture.webp";

/** Writes agencies and listings of the fixture: more vehicles than a page holds, estates of every transaction. */
export async function writeFixtureListings(dataDir: string, databaseUrl?: string): Promise<void> {
  const store = await openListingStore({
    folder: join(dataDir, "listings"),
    databaseUrl,
    now: () => new Date(FIXTURE_NOW),
  });
  await mkdir(join(dataDir, "listings", "photos"), { recursive: true });
  await sharp({ create: { width: 1600, height: 1067, channels: 3, background: "#7fa7b5" } }).toFile(
    join(dataDir, "listings", PHOTO_PATH),
  );
  const putPortfolio = (portfolio: Portfolio) =>
    store.importPortfolio({ ...portfolio, photoPaths: new Map(photoPaths(portfolio)) });
  for (const agency of AGENCIES) await store.putAgency(agency);
  await putPortfolio({ agence: DEALER, flux: "fixture", listings: vehicles() });
  await putPortfolio({
    agence: ESTATE_AGENCY,
    flux: "fixture",
    listings: [...estates(), fullEstate(), soldEstate(SOLD_ID, 5), soldEstate(GONE_ID, 40)],
  });
  // Past the importers, which would refuse most of it.
  await putPortfolio({ agence: HOSTILE_AGENCY, flux: "fixture", listings: [hostileEstate()] });
  await store.close();
}

const MODELS: readonly [string, string, VehicleCategory, VehicleEnergy, number][] = [
  ["Peugeot", "208", "voitures", "essence", 12_900],
  ["Peugeot", "308", "voitures", "diesel", 15_400],
  ["Renault", "Zoe", "voitures", "électrique", 13_700],
  ["Citroën", "Berlingo", "utilitaires", "diesel", 14_200],
  ["Honda", "CB 500 X", "motos", "essence", 5_600],
  ["Fiat", "Ducato", "camping-cars", "diesel", 48_000],
];

function vehicles(): ListingDraft[] {
  return Array.from({ length: 30 }, (_, at): ListingDraft => {
    const [marque, modele, categorie, energie, euros] = MODELS[at % MODELS.length]!;
    const year = 2024 - (at % 9);
    return {
      kind: "vehicle",
      id: `v${String(at + 1).padStart(3, "0")}`,
      reference: `GP-${at + 1}`,
      status: at === 9 ? "reserve" : "publie",
      titre: `${marque} ${modele} de ${year}`,
      description: `Véhicule suivi dans nos ateliers.\n\nDisponible sur le port de Port-Valbrune, numéro ${at + 1}.`,
      prixCents: (euros - at * 100) * 100,
      agence: DEALER,
      exclusivite: false,
      photos: buildPhotos(`v${at + 1}`, at === 4 ? 0 : 3),
      adresse: at % 5 === 3 ? OTHER_ADDRESS : ADDRESS,
      position: placePosition(at),
      dates: { publie: dayBefore(at), maj: dayBefore(at) },
      ...(at === 0 && {
        prixHistorique: [
          { date: dayBefore(20).slice(0, 10), prixCents: 1_390_000 },
          { date: dayBefore(2).slice(0, 10), prixCents: 1_290_000 },
        ],
      }),
      categorie,
      condition: "occasion",
      marque,
      modele,
      energie,
      boite: at % 3 === 0 ? "manuelle" : "automatique",
      carrosserie: categorie === "voitures" ? "citadine" : "fourgon",
      dateMec: `${year}-04`,
      kilometrageKm: 8_000 + at * 6_000,
      kilometrageGaranti: at !== 2,
      ...(energie === "électrique"
        ? {}
        : { normeEuro: "Euro 6d", co2: { gKm: 118, cycle: "WLTP" as const } }),
      puissanceFiscaleCv: 5,
      portes: 5,
      places: 5,
      equipements: ["Climatisation", "Régulateur de vitesse"],
      options: [],
      garantie: { mois: 12, type: "pièces et main-d’œuvre" },
    };
  });
}

const ESTATES: readonly [EstateType, Transaction, EnergyLetter, number][] = [
  ["maison", "vente", "C", 385_000],
  ["appartement", "vente", "F", 162_000],
  ["appartement", "location", "D", 780],
  ["terrain", "vente", "A", 94_000],
  ["maison", "viager", "E", 90_000],
  ["appartement", "saisonnier", "B", 640],
  ["local", "vente", "D", 120_000],
];

function estates(): ListingDraft[] {
  return Array.from({ length: 14 }, (_, at): ListingDraft => {
    const [type, transaction, dpeClasse, euros] = ESTATES[at % ESTATES.length]!;
    const isSale = transaction === "vente" || transaction === "viager";
    const isHome = type !== "terrain";
    return {
      kind: "estate",
      id: `b${String(at + 1).padStart(3, "0")}`,
      reference: `AR-${at + 1}`,
      status: "publie",
      titre: `${type === "maison" ? "Maison" : type === "terrain" ? "Terrain" : "Bien"} ${at + 1} près du port`,
      description: `À deux pas des quais.\n\nVisite sur rendez-vous, dossier ${at + 1}.`,
      prixCents: euros * 100 + at * 100_000,
      agence: ESTATE_AGENCY,
      exclusivite: at === 1,
      mandatNo: String(100 + at),
      photos: buildPhotos(`b${at + 1}`, 6),
      adresse: at % 3 === 2 ? OTHER_ADDRESS : ADDRESS,
      position: placePosition(at + 40),
      dates: { publie: dayBefore(at), maj: dayBefore(at) },
      transaction,
      type,
      ...(isHome && {
        surfaceHabitableM2: 45 + at * 7,
        pieces: 2 + (at % 4),
        chambres: 1 + (at % 3),
        anneeConstruction: 1974,
        energie: {
          dpeClasse,
          dpeKwhM2An: 180,
          gesClasse: "B",
          gesKgCo2M2An: 9,
          coutMinCents: 92_000,
          coutMaxCents: 128_000,
          anneeReference: 2023,
          dateDpe: "2025-03-04",
          source: "dpe" as const,
        },
      }),
      ...((type === "terrain" || type === "maison") && { surfaceTerrainM2: 600 + at * 10 }),
      exterieurs: type === "maison" ? [{ type: "jardin", surfaceM2: 200 }] : [],
      stationnements: type === "maison" ? [{ type: "garage", nb: 1 }] : [],
      baremeUrl: "/honoraires",
      ...(isSale && {
        vente: { honorairesChargeDe: "acquereur" as const, honorairesPct: 4, taxeFonciereCents: 98_000 },
      }),
      ...(transaction === "viager" && { viager: { renteCents: 65_000, tetes: 1, occupe: true } }),
      ...(transaction === "saisonnier" && {
        sejour: {
          couchages: 4,
          saisons: [{ du: "2020-01-01", au: "2049-12-31", semaineCents: euros * 100 + at * 100_000 }],
          pris: [],
        },
      }),
      ...(transaction === "location" && {
        location: {
          loyerHcCents: euros * 100 + at * 100_000 - 6_000,
          chargesCents: 6_000,
          modeCharges: "provision" as const,
          depotGarantieCents: 72_000,
          honorairesLocataireCents: 45_000,
          honorairesEdlCents: 13_500,
        },
      }),
      ...(type === "appartement" && {
        copro: { enCopro: true, nbLots: 24, chargesAnnuellesCents: 120_000, procedure: false },
      }),
    };
  });
}

/** Returns an estate of the fixture as a base for others. */
function aHouse(): EstateDraft {
  const house = estates().find(({ kind, id }) => kind === "estate" && id === HOUSE_ID);
  if (house?.kind !== "estate") throw new Error(`The fixture has an estate ${HOUSE_ID}.`);
  return house;
}

type EstateDraft = Extract<ListingDraft, { kind: "estate" }>;

function fullEstate(): EstateDraft {
  const house = aHouse();
  const sentence = "La maison regarde le port, et chaque pièce a sa fenêtre sur les quais ou sur le jardin. ";
  return {
    ...house,
    id: FULL_ID,
    reference: "AR-900",
    titre: "Maison de maître 9 pièces 240 m² avec jardin clos, dépendances et vue sur le port",
    description: sentence.repeat(40).slice(0, 3_000),
    dates: { publie: dayBefore(60), maj: dayBefore(50) },
    videoUrl: "https://videos.example/maison",
    visiteUrl: "https://visites.example/maison",
    surfaceCarrezM2: 238.4,
    etage: 1,
    nbEtages: 3,
    etat: "bon état",
    orientation: "sud-ouest",
    vue: "port",
    ascenseur: false,
    cave: true,
    piscine: true,
    fibre: true,
    surfaceSejourM2: 48,
    sdb: 2,
    sde: 1,
    wc: 3,
    copro: {
      enCopro: true,
      nbLots: 24,
      chargesAnnuellesCents: 120_000,
      procedure: true,
      detail: "Procédure de recouvrement en cours contre un copropriétaire du bâtiment B.",
    },
    ...(house.energie && { energie: { ...house.energie, dpeClasse: "G", numeroAdeme: "2583E1234567A" } }),
    risques: { erpDate: "2026-02-03" },
  };
}

function soldEstate(id: string, daysAgo: number): EstateDraft {
  return {
    ...aHouse(),
    id,
    reference: id,
    titre: "Maison vendue près du port",
    status: "vendu",
    dates: { publie: dayBefore(90), maj: dayBefore(daysAgo), retire: dayBefore(daysAgo) },
  };
}

function hostileEstate(): EstateDraft {
  return {
    ...aHouse(),
    id: HOSTILE_ID,
    slug: "piege",
    reference: hostile(11),
    agence: HOSTILE_AGENCY,
    titre: `\u202e${hostile(12)}`,
    description: `${hostile(13)}\n\n${"x".repeat(1_000_000)}`,
    dates: { publie: dayBefore(80), maj: dayBefore(80) },
    adresse: { ...ADDRESS, rue: hostile(14) },
    contact: { nom: hostile(15), telephone: "javascript:window.hacked=16", email: "a@b.example?bcc=x" },
    videoUrl: "javascript:window.hacked=17",
    visiteUrl: "data:text/html,<script>window.hacked=18</script>",
    baremeUrl: "javascript:window.hacked=19",
    photos: buildPhotos("b666", 2).map((photo) => ({ ...photo, alt: hostile(20) })),
    seo: { titre: hostile(21), description: hostile(22) },
  };
}

/** Ends whatever it stands in, then runs. */
function hostile(number: number): string {
  return `</script></title>"'><img src=x onerror=window.hacked=${number}><script>window.hacked=${number}</script>`;
}

function buildPhotos(prefix: string, count: number): ListingPhoto[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${prefix}-p${at + 1}`,
    widthPx: 1600,
    heightPx: 1067,
    alt: `Vue ${at + 1}`,
  }));
}

/** All photos have the same file. */
function photoPaths({ listings }: Portfolio): [id: string, path: string][] {
  return listings.flatMap(({ photos }) => photos.map(({ id }): [string, string] => [id, PHOTO_PATH]));
}

/** Spread over the fixture's town. */
function placePosition(at: number): ListingPosition {
  return {
    latitude: 43.235 + (at % 7) * 0.003,
    longitude: 6.8 + (at % 5) * 0.006,
    precision: at % 2 === 0 ? "exacte" : "floutee",
  };
}

function dayBefore(days: number): string {
  return new Date(Date.parse(FIXTURE_NOW) - days * 86_400_000).toISOString();
}
