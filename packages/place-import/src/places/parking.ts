import type { ParkingOptions } from "@lieudit/place-model";
import type { OsmTags } from "../osm/osm-element.ts";

/**
 * Returns the parking options: of a car park by its own tags, of other places by `parking`
 * and `parking:fee`. Without a fee tag the cost is unknown.
 */
export function readParking(tags: OsmTags): ParkingOptions | undefined {
  const options: ParkingOptions = {};
  const isCarPark = tags.amenity === "parking";
  const fee = isFree(isCarPark ? tags.fee : (tags["parking:fee"] ?? tags.parking_fee));
  const form = getForm(tags, isCarPark);
  if (form !== undefined && fee !== undefined) options[FIELDS[form][fee]] = true;
  const valet = tags.valet_parking ?? tags["parking:valet"];
  if (valet === "yes" || valet === "no") options.valetParking = valet === "yes";
  return Object.keys(options).length === 0 ? undefined : options;
}

const FIELDS = {
  lot: { free: "freeParkingLot", paid: "paidParkingLot" },
  street: { free: "freeStreetParking", paid: "paidStreetParking" },
  garage: { free: "freeGarageParking", paid: "paidGarageParking" },
} as const;

const STREET_FORMS = ["street_side", "lane", "on_kerb", "half_on_kerb", "street", "shoulder"];
const GARAGE_FORMS = ["underground", "multi-storey", "garage", "garage_boxes", "sheds", "carports"];

function getForm(tags: OsmTags, isCarPark: boolean): keyof typeof FIELDS | undefined {
  const form = tags.parking;
  if (form === "no" || (!isCarPark && form === undefined)) return undefined;
  if (form !== undefined && STREET_FORMS.includes(form)) return "street";
  if (form !== undefined && GARAGE_FORMS.includes(form)) return "garage";
  return "lot";
}

/** Parses `no`, `yes`, an amount, or `yes @ (Mo-Fr 08:00-18:00)`. */
function isFree(fee: string | undefined): "free" | "paid" | undefined {
  if (fee === undefined) return undefined;
  if (fee === "no" || fee === "free") return "free";
  return /^(yes|\d|customers)/.test(fee) ? "paid" : undefined;
}
