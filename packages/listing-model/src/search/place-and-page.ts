/** The filters that vehicles and estates share. */
export interface PlaceAndPage {
  prixMinEuros?: number;
  prixMaxEuros?: number;
  /** A commune as addresses name it, `aubremer-76990`, or as somebody typed it. */
  ville?: string;
  /** Around the commune; without it, the commune alone. One of `RADII_KM`. */
  rayonKm?: number;
  /** Slug of an agency or dealer. */
  agence?: string;
  vue: ListView;
  /** From 1. */
  page: number;
}

export const RADII_KM = [5, 10, 20, 30, 50, 100] as const;

export const LIST_VIEWS = ["liste", "carte"] as const;
export type ListView = (typeof LIST_VIEWS)[number];
