import type { BusinessStatus, FuelPrice, LatLng } from "@lieudit/place-model";

/** A station of the official feed, checked and without anything that depends on the places around it. */
export interface FuelStation {
  /** Eight digits, the department's leading 0 included. */
  id: string;
  /** Numbers that it had before, which maps may still name. */
  formerIds?: string[];
  location: LatLng;
  postcode?: string;
  /** As the feed writes it, cleaned. */
  address?: string;
  town?: string;
  isMotorway?: boolean;
  /** The official feed has neither; whoever publishes it anew may add them (`enseigne`, `marque`, `nom`). */
  brand?: string;
  name?: string;
  /** As an `opening_hours` tag. */
  hours?: string;
  /** In the feed's own words, each once. */
  services: string[];
  /** A fuel that is sold but has run out has no price. */
  prices: FuelPrice[];
  status?: BusinessStatus;
}

/** A station as a file spells it, whichever of its forms. Nothing in it is checked. */
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
  /** Elements of old files. */
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

/** A station of which nothing is known yet. */
export function emptyRawStation(): RawStation {
  return { isAutomatic: false, days: [], services: [], prices: [], shortages: [] };
}
