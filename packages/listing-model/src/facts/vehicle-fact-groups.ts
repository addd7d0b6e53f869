import { monthOfYear, shortDate } from "../french/dates.ts";
import { counted, euros, integer, measured, percent } from "../french/numbers.ts";
import { upperFirst } from "../french/words.ts";
import type { Connector, Transmission, VehicleListing } from "../vehicle-listing.ts";
import { co2Class } from "./co2-class.ts";
import { critAirLabel, getCritAir } from "./crit-air.ts";
import { amount, type FactRows, formatCount, plain, shown, yesNo } from "./fact-values.ts";
import { maskedWords } from "./masked-words.ts";
import { CONDITION_LABELS } from "./vehicle-labels.ts";

const TRANSMISSION_LABELS: Readonly<Record<Transmission, string>> = {
  avant: "Roues avant",
  arrière: "Roues arrière",
  intégrale: "Intégrale (quatre roues motrices)",
};

/** Plugs as drivers know them. */
export const CONNECTOR_LABELS: Readonly<Record<Connector, string>> = {
  OTHER: "Autre prise",
  J1772: "Type 1 (J1772)",
  TYPE_2: "Type 2",
  CHADEMO: "CHAdeMO",
  CCS_COMBO_1: "Combo CCS 1",
  CCS_COMBO_2: "Combo CCS 2",
  TESLA: "Tesla",
  UNSPECIFIED_GB_T: "GB/T",
  UNSPECIFIED_WALL_OUTLET: "Prise domestique",
  NACS: "NACS",
};

/** Returns the rows of a vehicle's table. */
export function vehicleFactGroups(vehicle: VehicleListing): FactRows[] {
  return [
    { title: "Le véhicule", rows: identity(vehicle) },
    { title: "Moteur et boîte", rows: engine(vehicle) },
    { title: "Consommation et émissions", rows: consumption(vehicle) },
    { title: "Batterie et recharge", rows: battery(vehicle) },
    { title: "Carrosserie et habitacle", rows: body(vehicle) },
    { title: "Historique et garantie", rows: history(vehicle) },
  ];
}

function identity(vehicle: VehicleListing): FactRows["rows"] {
  return [
    ["Marque", vehicle.marque],
    ["Modèle", vehicle.modele],
    ["Version", vehicle.version],
    ["Finition", vehicle.finition],
    ["État", CONDITION_LABELS[vehicle.condition]],
    ["Première mise en circulation", shown(vehicle.dateMec, (month) => upperFirst(monthOfYear(month)))],
    ["Kilométrage", mileageText(vehicle)],
    ["Type mine (CNIT)", vehicle.typeMine],
    ["Immatriculation", vehicle.immatriculationMasquee, maskedWords(vehicle.immatriculationMasquee)],
    ["Numéro de série", vehicle.vinMasque, maskedWords(vehicle.vinMasque)],
    ["Référence", vehicle.reference],
  ];
}

function engine(vehicle: VehicleListing): FactRows["rows"] {
  const { puissanceDinCh, puissanceKw } = vehicle;
  const power = [
    shown(puissanceDinCh, (ch) => measured(ch, "ch")),
    shown(puissanceKw, (kw) => measured(kw, "kW", 1)),
  ].filter((part) => part !== undefined);
  return [
    ["Énergie", upperFirst(vehicle.energie)],
    ["Puissance", power.length === 0 ? undefined : power.join(" / ")],
    ["Puissance fiscale", shown(vehicle.puissanceFiscaleCv || undefined, (cv) => measured(cv, "CV"))],
    ["Cylindrée", shown(vehicle.cylindreeCm3, (cm3) => measured(cm3, "cm³"))],
    ["Boîte de vitesses", gearboxText(vehicle)],
    // A motorcycle is driven by its rear wheel.
    [
      "Transmission",
      vehicle.categorie === "motos"
        ? undefined
        : shown(vehicle.transmission, (value) => TRANSMISSION_LABELS[value]),
    ],
  ];
}

function consumption(vehicle: VehicleListing): FactRows["rows"] {
  return [
    [
      "Consommation mixte",
      shown(vehicle.consommationL100Km || undefined, (value) => measured(value, "l/100 km", 1)),
    ],
    [
      "Consommation électrique",
      shown(vehicle.consommationKwh100Km || undefined, (value) => measured(value, "kWh/100 km", 1)),
    ],
    ["Émissions de CO₂", shown(vehicle.co2, ({ gKm, cycle }) => `${measured(gKm, "g/km")} (${cycle})`)],
    ["Classe CO₂", shown(vehicle.co2, ({ gKm }) => co2Class(gKm))],
    ["Vignette Crit’Air", shown(getCritAir(vehicle), critAirLabel)],
    ["Norme", vehicle.normeEuro],
  ];
}

function battery({ autonomieWltpKm, batterie, rechargeMax }: VehicleListing): FactRows["rows"] {
  return [
    ["Autonomie WLTP", shown(autonomieWltpKm, (km) => measured(km, "km"))],
    ["Capacité de la batterie", shown(batterie, ({ capaciteKwh }) => measured(capaciteKwh, "kWh", 1))],
    ["État de santé de la batterie", shown(batterie?.sohPct, (pct) => percent(pct, 0))],
    ["Recharge en courant alternatif", shown(rechargeMax?.acKw, (kw) => measured(kw, "kW", 1))],
    ["Recharge rapide", shown(rechargeMax?.dcKw, (kw) => measured(kw, "kW", 1))],
    [
      "Prises",
      rechargeMax === undefined || rechargeMax.connecteurs.length === 0
        ? undefined
        : rechargeMax.connecteurs.map((connector) => CONNECTOR_LABELS[connector]).join(", "),
    ],
  ];
}

function body(vehicle: VehicleListing): FactRows["rows"] {
  return [
    ["Carrosserie", shown(vehicle.carrosserie, upperFirst)],
    ["Portes", formatCount(vehicle.portes)],
    ["Places", plain(vehicle.places)],
    ["Couchages", formatCount(vehicle.couchages)],
    ["Couleur extérieure", shown(vehicle.couleurExterieure, upperFirst)],
    ["Couleur intérieure", shown(vehicle.couleurInterieure, upperFirst)],
    ["Sellerie", shown(vehicle.sellerie, upperFirst)],
    ["Volume du coffre", shown(vehicle.volumeCoffreL, (litres) => measured(litres, "l"))],
    ["Volume utile", shown(vehicle.volumeUtileM3, (m3) => measured(m3, "m³", 1))],
    ["Longueur", shown(vehicle.longueurMm, (mm) => measured(mm / 1000, "m", 2))],
    ["PTAC", shown(vehicle.ptacKg, (kg) => measured(kg, "kg"))],
  ];
}

function history(vehicle: VehicleListing): FactRows["rows"] {
  const { garantie, origine } = vehicle;
  return [
    ["Première main", yesNo(vehicle.premiereMain)],
    ["Propriétaires précédents", amount(vehicle.nbProprietaires, "Aucun", String)],
    ["Origine", origine === undefined ? undefined : origine === "FR" ? "France" : "Importé"],
    ["Contrôle technique", shown(vehicle.controleTechnique, shortDate)],
    ["Carnet d’entretien", yesNo(vehicle.carnetEntretien)],
    ["Garantie du vendeur", shown(garantie, ({ mois, type }) => `${counted(mois, "mois", "mois")}, ${type}`)],
    ["TVA récupérable", yesNo(vehicle.tvaRecuperable)],
    ["Malus écologique", amount(vehicle.malusCents, "Aucun", euros)],
  ];
}

/** `45 000 km`, with 'non garanti' where it must stand. */
function mileageText({
  kilometrageKm,
  kilometrageGaranti,
}: Pick<VehicleListing, "kilometrageKm" | "kilometrageGaranti">): string | undefined {
  if (kilometrageKm === undefined) return undefined;
  return `${integer(kilometrageKm)}\u00a0km${kilometrageGaranti ? "" : " (non garanti)"}`;
}

function gearboxText({ boite, rapports }: VehicleListing): string | undefined {
  if (boite === undefined) return undefined;
  return rapports === undefined
    ? upperFirst(boite)
    : `${upperFirst(boite)}, ${counted(rapports, "rapport", "rapports")}`;
}
