import { ENUMS_ID, OTHER_ID, priceId, statusId, WHOLE_ID } from "../place-ids.ts";
import type { TypedName } from "../read-typings.ts";
import type { Library } from "./kit-library.ts";
import { assert, prove, show } from "./proofs.ts";

/** Read by being called, without arguments. */
const SAID_BY_CALLING = ["toJSON", "toString", "getURI"];

/**
 * Reads every member of two places that differ in every value, and of all that
 * is in them. Where both say the same, the value did not come over the wire.
 */
export async function readEveryMember(library: Library, typed: readonly TypedName[]): Promise<void> {
  const [one, other] = await Promise.all([readWholePlace(WHOLE_ID), readWholePlace(OTHER_ID)]);
  const seen = new Set<unknown>();
  walk(one, other);

  function walk(one: unknown, other: unknown): void {
    if (Array.isArray(one) && Array.isArray(other)) {
      for (const [index, entry] of one.entries()) walk(entry, other[index]);
      return;
    }
    if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) return;
    if (seen.has(one)) return;
    seen.add(one);
    const named = typed.find(({ name, kind }) => kind === "class" && library[name] === one.constructor);
    for (const { name, isStatic, isMethod } of named?.members ?? []) {
      if (isStatic || name === "constructor" || (isMethod && !SAID_BY_CALLING.includes(name))) continue;
      const [ours, theirs] = [read(one, name), read(other, name)];
      const isThere = ours !== undefined && ours !== null && said(ours) !== "[]" && said(ours) !== "{}";
      if (isThere && said(ours) !== said(theirs)) prove(named?.name ?? "", name);
      walk(ours, theirs);
    }
  }
}

/** Reads each name of each enum through a place that has it. */
export async function readEveryEnum(library: Library): Promise<void> {
  const place = await readWholePlace(ENUMS_ID);
  const { evChargeOptions, fuelOptions, addressDescriptor, transitStation } = place;
  const lists: Readonly<Record<string, readonly unknown[] | undefined>> = {
    EVConnectorType: evChargeOptions?.connectorAggregations.map(({ type }) => type),
    FuelType: fuelOptions?.fuelPrices.map(({ type }) => type),
    SpatialRelationship: addressDescriptor?.landmarks.map(({ spatialRelationship }) => spatialRelationship),
    Containment: addressDescriptor?.areas.map(({ containment }) => containment),
    TransitVehicleType: transitStation?.agencies.flatMap(({ lines }) =>
      lines.map(({ vehicleType }) => vehicleType),
    ),
  };
  for (const [name, read] of Object.entries(lists)) {
    for (const [member, value] of Object.entries(library[name] as object)) {
      await show(name, [member], () => assert(read?.includes(value), `No value of the wire is ${member}.`));
    }
  }
  for (const [name, idOf, field] of [
    ["BusinessStatus", statusId, "businessStatus"],
    ["PriceLevel", (level: string) => priceId(`PRICE_LEVEL_${level}`), "priceLevel"],
  ] as const) {
    for (const [member, value] of Object.entries(library[name] as object)) {
      await show(name, [member], async () => {
        const place = new google.maps.places.Place({ id: idOf(member) });
        await place.fetchFields({ fields: [field] });
        assert(place[field] === value, `The place says ${place[field]}.`);
      });
    }
  }
}

async function readWholePlace(id: string): Promise<google.maps.places.Place> {
  const place = new google.maps.places.Place({ id });
  await place.fetchFields({ fields: ["*"] });
  return place;
}

function read(instance: object, name: string): unknown {
  const member: unknown = Reflect.get(instance, name);
  return typeof member === "function" && SAID_BY_CALLING.includes(name)
    ? member.call(instance, ...(name === "getURI" ? [{ maxWidth: 400 }] : []))
    : member;
}

function said(value: unknown): string {
  return JSON.stringify(value) ?? "undefined";
}
