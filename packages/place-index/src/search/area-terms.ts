import {
  boxAround,
  contains,
  distanceMetres,
  type LatLng,
  type LocationArea,
  type Viewport,
} from "@lieudit/place-model";
import { coverWithCells } from "../geo/cells.ts";
import type { IndexReader, TermGroup } from "./index-reader.ts";
import { areaWord, toCellTerm } from "./terms.ts";

/** A restriction: cells that cover it for the text index, and the exact test. */
export interface Restriction {
  /** Absent for an area that holds nearly all places; an empty group for one without places. */
  required: TermGroup[];
  /** The box around it. Absent without a restriction. */
  box?: Viewport;
  holds: (point: LatLng) => boolean;
}

/** Returns the restriction to `area`; without an area every place passes. */
export async function toRestriction(
  index: IndexReader,
  area: LocationArea | undefined,
): Promise<Restriction> {
  if (area?.circle !== undefined) {
    const { center, radius } = area.circle;
    const box = boxAround(center, radius);
    return {
      required: await coverTerms(index, box),
      box,
      holds: (point) => distanceMetres(center, point) <= radius,
    };
  }
  if (area?.rectangle !== undefined) {
    const box = area.rectangle;
    return { required: await coverTerms(index, box), box, holds: (point) => isWithin(box, point) };
  }
  return { required: [], holds: () => true };
}

/** The antimeridian is one line, and has two longitudes. */
function isWithin(box: Viewport, point: LatLng): boolean {
  if (contains(box, point)) return true;
  return Math.abs(point.longitude) === 180 && contains(box, { ...point, longitude: -point.longitude });
}

/** Returns the terms of the cells that cover `box`, or no group if the box holds nearly all places. */
export async function coverTerms(index: IndexReader, box: Viewport): Promise<TermGroup[]> {
  const { areas } = await index.wordLists();
  const cover = coverWithCells(box, (cell) => areas.has(areaWord(cell)));
  return cover === null ? [] : [[...new Set(cover.map(({ number, size }) => toCellTerm(number, size)))]];
}
