import type { SeededRandom } from "../../osm/seeded-random.ts";
import { hash32 } from "../../osm/seeded-random.ts";
import type { DemoAgency } from "../agencies/demo-agencies.ts";
import type { DemoDates } from "../dates.ts";
import { equipmentOf } from "./equipment.ts";
import type { ModelVersion } from "./models.ts";
import { dealerOf } from "./vehicle-dealer.ts";
import type { VehicleEmissions } from "./vehicle-emissions.ts";
import { emissionsOf } from "./vehicle-emissions.ts";
import type { VehicleLife } from "./vehicle-life.ts";
import { conditionOf, inspectionDay, lifeOf, ownersOf } from "./vehicle-life.ts";
import type { VehicleLook } from "./vehicle-look.ts";
import { lookOf } from "./vehicle-look.ts";
import type { VehicleSale } from "./vehicle-sale.ts";
import { saleOf } from "./vehicle-sale.ts";
import { guaranteeMonths } from "./vehicle-terms.ts";

/** One vehicle with all that was drawn for it: its listing, its text and its pictures say the same. */
export interface DrawnVehicle {
  id: string;
  reference: string;
  model: ModelVersion;
  life: VehicleLife;
  dealer: DemoAgency;
  look: VehicleLook;
  equipements: readonly string[];
  options: readonly string[];
  /** None where it is no used one. */
  owners: number | undefined;
  isImport: boolean;
  hasServiceBook: boolean;
  /** Day of the last technical inspection, where there was one. */
  inspection: string | undefined;
  emissions: VehicleEmissions;
  sale: VehicleSale;
  contactName: string;
  guaranteeMonths: number;
}

/** Draws a vehicle of a version; the order of the draws is what makes it the same one each time. */
export function drawnVehicle(
  model: ModelVersion,
  index: number,
  isSecond: boolean,
  agencies: readonly DemoAgency[],
  dates: DemoDates,
  random: SeededRandom,
): DrawnVehicle {
  const life = lifeOf(model, conditionOf(model, index, isSecond, dates), dates, random);
  const dealer = dealerOf(model, isSecond, random, agencies);
  const look = lookOf(model, random);
  const { equipements, options } = equipmentOf(model, life.modelYear, random);
  const owners = ownersOf(life, random);
  const inspection = inspectionDay(model, life, dates, random);
  const sale = saleOf(model, index, life, dates, random);
  const [contactName] = random.pick(dealer.row.team);
  const id = idOf(`v${index}`, model);
  const isUsed = life.condition === "occasion";
  return {
    id,
    reference: `${dealer.row.prefix}-${1000 + (hash32(id) % 8000)}`,
    model,
    life,
    dealer,
    look,
    equipements,
    options,
    owners,
    isImport: isUsed && index % 23 === 11,
    hasServiceBook: !isUsed || !life.isKmOpen,
    inspection,
    emissions: emissionsOf(model, life),
    sale,
    contactName,
    guaranteeMonths: guaranteeMonths(model, life, random),
  };
}

/** Ten letters and digits that follow from the row alone. */
function idOf(key: string, { marque, modele, version }: ModelVersion): string {
  const hash = (salt: string) => hash32(`${salt} ${key} ${marque} ${modele} ${version}`).toString(36);
  return `${hash("a")}${hash("b")}`.padEnd(10, "x").slice(0, 10);
}
