import type { EvConnectorType, FuelType } from "@lieudit/place-model";
import { foldToTexts } from "../text/folded-words.ts";
import { isStopWord } from "../text/stop-words.ts";
import { findCategories } from "./categories.ts";
import { Phrases } from "./intent-words.ts";
import { cut, MAX_QUERY_WORDS } from "./read-query.ts";

/** A fuel or plug in a text, and the text with the kind of place that has it: "sp98 à Nice" is a petrol station in Nice. */
export interface EnergyInText {
  text: string;
  fuelTypes?: readonly FuelType[];
  connectorTypes?: readonly EvConnectorType[];
  minimumChargingRateKw?: number;
}

type Need = Omit<EnergyInText, "text">;

const NEEDS: readonly (readonly [Phrases, Need])[] = [
  [new Phrases("diesel, gazole, gasoil, ديزل"), { fuelTypes: ["DIESEL"] }],
  [new Phrases("sp95, sp 95, sans plomb 95"), { fuelTypes: ["SP95", "SP95_E10"] }],
  [new Phrases("e10, sp95 e10, sp 95 e10, sans plomb 95 e10"), { fuelTypes: ["SP95_E10"] }],
  [new Phrases("sp98, sp 98, sans plomb 98"), { fuelTypes: ["SP98"] }],
  [
    new Phrases("e85, superéthanol, super éthanol, bioéthanol, éthanol, superéthanol e85"),
    { fuelTypes: ["E85"] },
  ],
  [new Phrases("gpl, gplc, gpl c, lpg, autogas"), { fuelTypes: ["LPG"] }],
  [new Phrases("gnv, cng, gaz naturel véhicule"), { fuelTypes: ["METHANE"] }],
  [new Phrases("ccs, combo ccs, ccs combo, combo 2"), { connectorTypes: ["EV_CONNECTOR_TYPE_CCS_COMBO_2"] }],
  [new Phrases("chademo"), { connectorTypes: ["EV_CONNECTOR_TYPE_CHADEMO"] }],
  [new Phrases("type 2, prise type 2"), { connectorTypes: ["EV_CONNECTOR_TYPE_TYPE_2"] }],
];

const FUEL = { type: "gas_station", text: "station service" };
const CHARGING = { type: "electric_vehicle_charging_station", text: "borne de recharge" };

/**
 * Whether a text of these folded words may say what a car needs: most do not, which is seen sooner so.
 *
 * @param words the first of them, all where they are fewer than `MAX_QUERY_WORDS`
 */
export function mayHaveEnergy(words: readonly string[]): boolean {
  return words.length >= MAX_QUERY_WORDS || words.some((_, i) => readNeed(words, i) !== null);
}

/**
 * Returns the fuel, plug or power in a text, or null.
 *
 * Names have such words too, so it is a second reading: for a text that finds
 * nothing as it is. Who drives on one fuel is not helped by another one.
 */
export function parseEnergy(text: string): EnergyInText | null {
  const words = foldToTexts(cut(text));
  const rest: string[] = [];
  let need: Need = {};
  for (let i = 0; i < words.length; i++) {
    const found = readNeed(words, i);
    if (found === null) {
      rest.push(words[i]!);
      continue;
    }
    need = { ...need, ...found.need };
    i += found.length - 1;
  }
  if (rest.length === words.length) return null;
  const { type, text: name } = need.fuelTypes === undefined ? CHARGING : FUEL;
  const isNamed = findCategories(
    rest.filter((word) => !isStopWord(word)),
    false,
  ).some((kinds) => kinds.some((kind) => kind.type === type && kind.share === 1));
  const beside = rest.filter((word) => !OF_EITHER.has(word));
  return { ...need, text: (isNamed ? rest : [name, ...beside]).join(" ") };
}

/** Words for both kinds of station. None of them alone is the name of one kind. */
const OF_EITHER = new Set(
  "recharge recharger charge charger chargeur station stations pompe prise plein".split(" "),
);

function readNeed(words: readonly string[], start: number): { need: Need; length: number } | null {
  let longest: { need: Need; length: number } | null = null;
  for (const [phrases, need] of NEEDS) {
    const length = phrases.lengthFrom(words, start);
    if (length > (longest?.length ?? 0)) longest = { need, length };
  }
  return longest ?? readPower(words, start);
}

/** "50 kW", "150kW" */
function readPower(words: readonly string[], start: number): { need: Need; length: number } | null {
  const read = /^(\d{1,3})(kw|kva)?$/.exec(words[start] ?? "");
  if (read === null) return null;
  const [, power, unit] = read;
  const length = unit === undefined ? 2 : 1;
  const isPower = unit !== undefined || /^(?:kw|kva|kilowatts?|كيلوواط)$/.test(words[start + 1] ?? "");
  return isPower ? { need: { minimumChargingRateKw: Number(power) }, length } : null;
}
