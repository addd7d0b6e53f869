import {
  ENERGY_CLASSES,
  ESTATE_STATES,
  ESTATE_TYPES,
  type EstateCopro,
  type EstateEnergy,
  type EstateListing,
  type EstateRental,
  type EstateSale,
  type EstateStay,
  FEE_PAYERS,
  HEATING_ENERGIES,
  ORIENTATIONS,
  OUTDOOR_SPACES,
  PARKING_TYPES,
  type ProgrammeLots,
  RENT_TAXES,
  type RentControl,
  type StayPeriod,
  type StaySeason,
  TRANSACTIONS,
} from "../estate-listing.ts";
import type { ListingBase } from "../listing-base.ts";
import {
  bool,
  cents,
  createReader,
  createWordReader,
  day,
  line,
  list,
  number,
  object,
  optional,
  pageAddress,
  type Reader,
  required,
  type Shape,
  whole,
  withDefault,
} from "./readers.ts";

const surface = number(0.1, 10_000_000);
const count = whole(0, 500);

const sale = object<EstateSale>({
  honorairesChargeDe: required(createWordReader(FEE_PAYERS)),
  honorairesPct: optional(number(0, 100)),
  prixHorsHonorairesCents: optional(cents),
  taxeFonciereCents: optional(cents),
});

const rental = object<EstateRental>({
  loyerHcCents: optional(cents),
  loyerTaxe: optional(createWordReader(RENT_TAXES)),
  chargesCents: optional(cents),
  modeCharges: optional(createWordReader(["provision", "forfait"] as const)),
  complementLoyerCents: optional(cents),
  depotGarantieCents: optional(cents),
  honorairesLocataireCents: optional(cents),
  honorairesEdlCents: optional(cents),
  dispoLe: optional(day),
  encadrement: optional(
    object<RentControl>({
      zone: required(line(80)),
      loyerReferenceMajoreCentsM2: required(cents),
      loyerBaseCents: required(cents),
    }),
  ),
  numeroEnregistrement: optional(line(60)),
});

const days = { du: required(day), au: required(day) };

const stay = object<EstateStay>({
  couchages: required(whole(1, 100)),
  taxeSejourCents: optional(cents),
  saisons: withDefault(list(inOrder(object<StaySeason>({ ...days, semaineCents: required(cents) })), 30), []),
  pris: withDefault(list(inOrder(object<StayPeriod>(days)), 200), []),
});

/** Rejects a period that does not end after its first day. */
function inOrder<T extends StayPeriod>(read: Reader<T>): Reader<T> {
  return createReader(read.control, (value, champ, report) => {
    const period = read(value, champ, report);
    if (period === undefined || period.du < period.au) return period;
    report.problems.push({ champ, message: "la fin ne vient pas après le début." });
    return undefined;
  });
}

const lots = list(
  object<ProgrammeLots>({
    pieces: required(whole(1, 20)),
    surfaceMinM2: required(surface),
    surfaceMaxM2: required(surface),
    prixCents: required(cents),
    restants: required(whole(0, 10_000)),
  }),
  20,
);

const copro = object<EstateCopro>({
  enCopro: required(bool),
  nbLots: optional(whole(1, 100_000)),
  chargesAnnuellesCents: optional(cents),
  procedure: optional(bool),
  detail: optional(line(400)),
});

const energy = object<EstateEnergy>({
  dpeClasse: required(createWordReader(ENERGY_CLASSES)),
  dpeKwhM2An: optional(number(0, 5_000)),
  gesClasse: optional(createWordReader(ENERGY_CLASSES)),
  gesKgCo2M2An: optional(number(0, 2_000)),
  coutMinCents: optional(cents),
  coutMaxCents: optional(cents),
  anneeReference: optional(whole(2000, 2100)),
  dateDpe: optional(day),
  numeroAdeme: optional(line(40)),
  version: optional(line(40)),
  source: optional(createWordReader(["dpe", "attestation"] as const)),
});

/** The fields that only estates have. */
export const ESTATE_SHAPE: Shape<Omit<EstateListing, keyof ListingBase | "kind">> = {
  transaction: required(createWordReader(TRANSACTIONS)),
  type: required(createWordReader(ESTATE_TYPES)),
  sousType: optional(line(60)),
  surfaceHabitableM2: optional(surface),
  surfaceCarrezM2: optional(surface),
  surfaceTerrainM2: optional(surface),
  surfaceSejourM2: optional(surface),
  pieces: optional(count),
  chambres: optional(count),
  sdb: optional(count),
  sde: optional(count),
  wc: optional(count),
  etage: optional(whole(-10, 200)),
  nbEtages: optional(whole(0, 200)),
  dernierEtage: optional(bool),
  anneeConstruction: optional(whole(1000, 2100)),
  etat: optional(createWordReader(ESTATE_STATES)),
  neuf: optional(bool),
  meuble: optional(bool),
  orientation: optional(createWordReader(ORIENTATIONS)),
  vue: optional(line(60)),
  chauffage: optional(
    object<NonNullable<EstateListing["chauffage"]>>({
      type: optional(line(60)),
      energie: optional(createWordReader(HEATING_ENERGIES)),
      mode: optional(createWordReader(["individuel", "collectif"] as const)),
    }),
  ),
  exterieurs: withDefault(
    list(
      object<EstateListing["exterieurs"][number]>({
        type: required(createWordReader(OUTDOOR_SPACES)),
        surfaceM2: optional(surface),
      }),
      20,
    ),
    [],
  ),
  stationnements: withDefault(
    list(
      object<EstateListing["stationnements"][number]>({
        type: required(createWordReader(PARKING_TYPES)),
        nb: withDefault(whole(1, 1_000), 1),
      }),
      20,
    ),
    [],
  ),
  cave: optional(bool),
  ascenseur: optional(bool),
  piscine: optional(bool),
  accesPmr: optional(bool),
  fibre: optional(bool),
  interphone: optional(bool),
  gardien: optional(bool),
  baremeUrl: optional(pageAddress),
  vente: optional(sale),
  viager: optional(
    object<NonNullable<EstateListing["viager"]>>({
      renteCents: required(cents),
      tetes: required(whole(1, 4)),
      ages: optional(list(whole(18, 120), 4)),
      occupe: required(bool),
      valeurLibreCents: optional(cents),
    }),
  ),
  location: optional(rental),
  sejour: optional(stay),
  lots: optional(lots),
  copro: optional(copro),
  energie: optional(energy),
  risques: optional(object<NonNullable<EstateListing["risques"]>>({ erpDate: optional(day) })),
};
