import type { SeededRandom } from "../../osm/seeded-random.ts";
import { hash32 } from "../../osm/seeded-random.ts";
import type { DemoAgency } from "../agencies/demo-agencies.ts";
import type { DemoDates } from "../dates.ts";
import { chooseEquipment } from "./equipment.ts";
import type { ModelVersion } from "./models.ts";
import { chooseDealer } from "./vehicle-dealer.ts";
import type { VehicleEmissions } from "./vehicle-emissions.ts";
import { estimateEmissions } from "./vehicle-emissions.ts";
import type { VehicleLife } from "./vehicle-life.ts";
import { chooseCondition, chooseLife, chooseOwners, inspectionDay } from "./vehicle-life.ts";
import type { VehicleLook } from "./vehicle-look.ts";
import { chooseLook } from "./vehicle-look.ts";
import type { VehicleSale } from "./vehicle-sale.ts";
import { chooseSale } from "./vehicle-sale.ts";
import { guaranteeMonths } from "./vehicle-terms.ts";

/** One vehicle with all facts that its listing and its text use. */
export interface ComposedVehicle {
  id: string;
  reference: string;
  model: ModelVersion;
  life: VehicleLife;
  dealer: DemoAgency;
  look: VehicleLook;
  equipements: readonly string[];
  options: readonly string[];
  /** Undefined for a new vehicle. */
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

/** Composes a vehicle of a version. The order of the random calls is fixed, so it is the same each time. */
export function composeVehicle(
  model: ModelVersion,
  index: number,
  isSecond: boolean,
  agencies: readonly DemoAgency[],
  dates: DemoDates,
  random: SeededRandom,
): ComposedVehicle {
  const life = chooseLife(model, chooseCondition(model, index, isSecond, dates), dates, random);
  const dealer = chooseDealer(model, isSecond, random, agencies);
  const look = chooseLook(model, random);
  const { equipements, options } = chooseEquipment(model, life.modelYear, random);
  const owners = chooseOwners(life, random);
  const inspection = inspectionDay(model, life, dates, random);
  const sale = chooseSale(model, index, life, dates, random);
  const [contactName] = random.pick(dealer.row.team);
  const id = createId(`v${index}`, model);
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
    emissions: estimateEmissions(model, life),
    sale,
    contactName,
    guaranteeMonths: guaranteeMonths(model, life, random),
  };
}

/** Creates an id of ten letters and digits that depends on the row only. */
function createId(key: string, { marque, modele, version }: ModelVersion): string {
  const hash = (salt: string) => hash32(`${salt} ${key} ${marque} ${modele} ${version}`).toString(36);
  return `${hash("a")}${hash("b")}`.padEnd(10, "x").slice(0, 10);
}
