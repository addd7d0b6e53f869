import { enumeration, integer, monthOfYear } from "@lieudit/listing-model/french";
import type { SeededRandom } from "../../osm/seeded-random.ts";
import { inWords, ofMonth } from "../words/french-text.ts";
import type { ComposedVehicle } from "./compose-vehicle.ts";
import { batteryHealthPct } from "./electric-drive.ts";
import { some } from "./equipment.ts";
import type { ModelVersion } from "./models.ts";
import { countBerths } from "./models.ts";
import type { VehicleFacts } from "./vehicle-facts.ts";
import type { VehicleLife } from "./vehicle-life.ts";

/** Returns the facts of a vehicle in the words that its text is made of. */
export function describeVehicle(vehicle: ComposedVehicle, random: SeededRandom): VehicleFacts {
  const { model, life, look, dealer } = vehicle;
  return {
    ...modelFacts(model),
    ...sizeFacts(model),
    ...electricFacts(vehicle),
    ...lifeFacts(life),
    couleur: look.couleur,
    interieur: look.tissu,
    sellerie: look.sellerie,
    equip: (count) => enumeration(some(vehicle.equipements, count, random)),
    ...historyFacts(vehicle, random),
    garantieMois: vehicle.guaranteeMonths,
    contact: vehicle.contactName.split(" ")[0]!,
    villeVoisine: random.pick(TOWNS.filter((one) => one !== dealer.agency.adresse.commune)),
  };
}

const TOWNS = [
  "Vernebec",
  "Houlgrève",
  "Brévanfleur",
  "Hérondeville",
  "Saint-Ouvrain",
  "Vaudrimont",
  "Tréfontaine",
] as const;

/** The maker's words about the model. */
function modelFacts(model: ModelVersion) {
  const isElectric = model.energie === "électrique";
  return {
    genre: model.genre,
    categorie: model.categorie,
    carrosserie: model.carrosserie,
    energie: model.energie,
    boite: model.boite,
    rapports: model.rapports,
    rapportsMots: inWords(model.rapports),
    transmission: model.transmission,
    isElectric,
    nom: `${model.marque} ${model.modele}`,
    marque: model.marque,
    modele: model.modele,
    version: model.version,
    finition: model.finition ?? "",
    ch: `${model.ch} ch`,
    cv: model.cv,
    cvText: `${model.cv} CV`,
    cc: model.cc,
    conso: `${decimal(model.conso)} ${isElectric ? "kWh" : "litres"} aux cent kilomètres`,
  };
}

/** Returns capacity and dimensions. */
function sizeFacts(model: ModelVersion) {
  return {
    coffre: `${model.coffre} litres`,
    volumeUtile: `${decimal(model.coffre / 10)} m³`,
    longueurM: `${(model.longueur / 1000).toFixed(2).replace(".", ",")} m`,
    placesMots: inWords(model.places, true),
    couchages: inWords(countBerths(model)),
  };
}

function electricFacts({ id, model, life }: ComposedVehicle) {
  const [capacityKwh, rangeKm, acKw, dcKw] = model.electrique ?? [null, 0, 0, 0];
  return {
    autonomie: `${rangeKm} km`,
    batterie: capacityKwh === null ? null : `${decimal(capacityKwh)} kWh`,
    soh: `${batteryHealthPct(id, life)} %`,
    ac: `${decimal(acKw)} kW`,
    dc: dcKw > 0 ? `${dcKw} kW` : null,
  };
}

/** How old it is and how far it went. */
function lifeFacts({ condition, isNeuf, mec, mecYear, ageYears, km, isKmOpen }: VehicleLife) {
  const years = Math.round(ageYears);
  return {
    condition,
    isNeuf: isNeuf || condition === "0 km",
    annee: mecYear,
    mec: monthOfYear(mec),
    mecDe: ofMonth(mec),
    ageAns: ageYears,
    ageMots: `${inWords(Math.max(1, years))} an${years > 1 ? "s" : ""}`,
    km: `${integer(km)} km`,
    kmCourt: integer(km),
    isKmOpen,
  };
}

/** Who had it, and how it was looked after. */
function historyFacts(
  { owners, isImport, inspection, hasServiceBook }: ComposedVehicle,
  random: SeededRandom,
) {
  return {
    premiereMain: owners === 1,
    nbProprietaires: owners ?? null,
    origine: isImport ? ("import" as const) : ("FR" as const),
    ct: inspection === undefined ? null : monthOfYear(inspection),
    ctDe: inspection === undefined ? "" : ofMonth(inspection),
    carnet: hasServiceBook,
    revisionMois: inWords(random.whole(2, 9)),
    pneusKm: integer(random.whole(2, 14) * 1000),
  };
}

function decimal(value: number): string {
  return String(value).replace(".", ",");
}
