import {
  boxAround,
  contains,
  distanceMetres,
  type LatLng,
  type LocationArea,
  type Viewport,
} from "@lieudit/place-model";
import { cellCover } from "../geo/cells.ts";
import type { TermGroup } from "./index-reader.ts";
import { cellTerm } from "./terms.ts";

/** A restriction: cells that cover it for the text index, and the exact test. */
export interface Restriction {
  /** None for an area as wide as a continent. */
  required: TermGroup[];
  /** The box around it. Absent without a restriction. */
  box?: Viewport;
  holds: (point: LatLng) => boolean;
}

/** What keeps places outside `area` away; nothing does without an area. */
export function restrictionTo(area: LocationArea | undefined): Restriction {
  if (area?.circle !== undefined) {
    const { center, radius } = area.circle;
    const box = boxAround(center, radius);
    return {
      required: coverTerms(box),
      box,
      holds: (point) => distanceMetres(center, point) <= radius,
    };
  }
  if (area?.rectangle !== undefined) {
    const box = area.rectangle;
    return { required: coverTerms(box), box, holds: (point) => isWithin(box, point) };
  }
  return { required: [], holds: () => true };
}

/** The antimeridian is one line, and has two longitudes. */
function isWithin(box: Viewport, point: LatLng): boolean {
  if (contains(box, point)) return true;
  return Math.abs(point.longitude) === 180 && contains(box, { ...point, longitude: -point.longitude });
}

/** The terms of the cells that cover `box`, or no group where the box is too wide to list them. */
export function coverTerms(box: Viewport): TermGroup[] {
  const cover = cellCover(box);
  return cover === null ? [] : [cover.cells.map((cell) => cellTerm(cell, cover.size))];
}
