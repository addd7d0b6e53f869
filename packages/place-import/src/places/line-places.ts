import { foldName } from "@lieudit/intake";
import { distanceMetres, type LatLng, type PlaceRecord, type Viewport } from "@lieudit/place-model";
import { mergeNames } from "./merged-names.ts";
import { createRecordBase } from "./place-record-base.ts";
import type { Spill, SpillTable } from "./spill.ts";

/**
 * Collects the sections of rivers and lifts. Yields one place for the sections of one name
 * and kind that continue each other; two brooks of one name far apart are two places.
 */
export class LinePlaces {
  readonly #rows: SpillTable<PlaceRecord>;

  constructor(spill: Spill) {
    this.#rows = spill.table("lines");
  }

  add(record: PlaceRecord): void {
    this.#rows.add(`${record.primaryType}|${foldName(record.names.default)}`, record.id, record);
  }

  /** @param isTaken whether a station already has the lift's name. */
  *records(isTaken: (line: PlaceRecord) => boolean): Generator<PlaceRecord> {
    for (const { rows } of this.#rows.groups()) {
      for (const line of joinSections(rows)) {
        const place = toLinePlace(line);
        if (place !== undefined && !isTaken(place)) yield place;
      }
    }
  }
}

interface Line {
  view: Viewport;
  sections: PlaceRecord[];
}

/** Sections may have gaps, such as culverts and lakes. */
const MAX_GAP_DEGREES = 0.02;
/** Limit for forged files: comparing takes quadratic time. */
const MAX_LINES = 200;
const DECIMALS = 1_000;

function joinSections(rows: readonly PlaceRecord[]): Line[] {
  let lines: Line[] = [];
  for (const row of rows) {
    const view = row.viewport ?? { low: row.location, high: row.location };
    const near = lines.filter((line) => areNear(line.view, view));
    if (near.length === 0 && lines.length >= MAX_LINES) continue;
    const joined: Line = { view, sections: [] };
    for (const line of near) {
      joined.view = unite(joined.view, line.view);
      joined.sections.push(...line.sections);
    }
    joined.sections.push(row);
    lines = [...lines.filter((line) => !near.includes(line)), joined];
  }
  for (const { sections } of lines) sections.sort(compareIds);
  return lines.sort((a, b) => compareIds(a.sections[0]!, b.sections[0]!));
}

function compareIds(a: PlaceRecord, b: PlaceRecord): number {
  return a.id < b.id ? -1 : 1;
}

function toLinePlace({ view, sections }: Line): PlaceRecord | undefined {
  const [first] = sections;
  if (first === undefined) return undefined;
  const middle: LatLng = {
    latitude: (view.low.latitude + view.high.latitude) / 2,
    longitude: (view.low.longitude + view.high.longitude) / 2,
  };
  let central = first;
  for (const section of sections) {
    const isNearer = distanceMetres(section.location, middle) < distanceMetres(central.location, middle);
    if (isNearer) central = section;
  }
  const isLocal = sections.every((section) => section.address.locality === central.address.locality);
  const kilometres = distanceMetres(view.low, view.high) / 1_000;
  const known = Math.max(...sections.map(({ popularity }) => popularity));
  const address = isLocal ? central.address : toRegion(sections);
  const base = createRecordBase(central.location, address, first.primaryType);
  return {
    ...first,
    ...base,
    facts: { ...first.facts, ...base.facts },
    names: mergeNames(sections.map(({ names }) => names)),
    viewport: view,
    address,
    // Ten times as long is a little better known: 0.05 for ten kilometres.
    popularity:
      Math.round((known + Math.min(0.15, 0.05 * Math.log10(Math.max(1, kilometres)))) * DECIMALS) / DECIMALS,
  };
}

/** Returns the parts of the address that all sections share, without towns. */
function toRegion(sections: readonly PlaceRecord[]): PlaceRecord["address"] {
  const [first] = sections;
  const shared = (key: "adminArea1" | "adminArea2" | "countryCode") =>
    sections.every(({ address }) => address[key] === first?.address[key]) ? first?.address[key] : undefined;
  const [adminArea1, adminArea2] = [shared("adminArea1"), shared("adminArea2")];
  return {
    ...(adminArea2 === undefined ? {} : { adminArea2 }),
    ...(adminArea1 === undefined ? {} : { adminArea1 }),
    countryCode: shared("countryCode") ?? "ZZ",
    formatted: adminArea2 ?? adminArea1 ?? "",
  };
}

function areNear(one: Viewport, other: Viewport): boolean {
  return (
    one.low.latitude - MAX_GAP_DEGREES <= other.high.latitude &&
    other.low.latitude - MAX_GAP_DEGREES <= one.high.latitude &&
    one.low.longitude - MAX_GAP_DEGREES <= other.high.longitude &&
    other.low.longitude - MAX_GAP_DEGREES <= one.high.longitude
  );
}

function unite(one: Viewport, other: Viewport): Viewport {
  return {
    low: {
      latitude: Math.min(one.low.latitude, other.low.latitude),
      longitude: Math.min(one.low.longitude, other.low.longitude),
    },
    high: {
      latitude: Math.max(one.high.latitude, other.high.latitude),
      longitude: Math.max(one.high.longitude, other.high.longitude),
    },
  };
}
