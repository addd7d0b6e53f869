import type { BusinessStatus, FuelPrice, LatLng } from "@lieudit/place-model";

/** A validated station of the official feed, independent of the places around it. */
export interface FuelStation {
  /** Eight digits, including the leading 0 of the department. */
  id: string;
  /** Earlier ids, which maps may still use. */
  formerIds?: string[];
  location: LatLng;
  postcode?: string;
  /** As in the feed, cleaned. */
  address?: string;
  town?: string;
  isMotorway?: boolean;
  /** Missing in the official feed; republished feeds may add them (`enseigne`, `marque`, `nom`). */
  brand?: string;
  name?: string;
  /** As an `opening_hours` tag. */
  hours?: string;
  /** In the feed's wording, unique. */
  services: string[];
  /** A fuel that is sold but out of stock has no price. */
  prices: FuelPrice[];
  status?: BusinessStatus;
}

/** A raw station of a file in any form. Nothing in it is validated. */
export interface RawStation {
  id?: string | undefined;
  latitude?: string | undefined;
  longitude?: string | undefined;
  /** In degrees, from a `geom` cell. */
  degrees?: { latitude: string; longitude: string } | undefined;
  postcode?: string | undefined;
  road?: string | undefined;
  address?: string | undefined;
  town?: string | undefined;
  brand?: string | undefined;
  name?: string | undefined;
  isAutomatic: boolean;
  days: RawDay[];
  services: string[];
  prices: RawPrice[];
  shortages: RawShortage[];
  /** Elements of legacy files. */
  opening?: { start?: string | undefined; end?: string | undefined; except?: string | undefined } | undefined;
  closing?: { type?: string | undefined; start?: string | undefined; end?: string | undefined } | undefined;
}

export interface RawDay {
  id?: string | undefined;
  name?: string | undefined;
  closed?: string | undefined;
  times: { open?: string | undefined; close?: string | undefined }[];
}

export interface RawPrice {
  name?: string | undefined;
  id?: string | undefined;
  updated?: string | undefined;
  value?: string | undefined;
}

export interface RawShortage {
  name?: string | undefined;
  id?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  type?: string | undefined;
}

/** Returns a station without data. */
export function createRawStation(): RawStation {
  return { isAutomatic: false, days: [], services: [], prices: [], shortages: [] };
}
