import type { ListingPhoto } from "@lieudit/listing-model";
import type { LightName } from "../photos/light.ts";
import { MASTER_HEIGHT, MASTER_WIDTH, viewOf } from "./pictures/picture-request.ts";
import { placeholderFor } from "./pictures/placeholder.ts";
import { frenchText } from "./words/french-text.ts";

/** One picture to be drawn: its scene, what it shows, and in words. */
export interface Shot {
  scene: string;
  traits: Readonly<Record<string, string | number | boolean>>;
  hour: LightName;
  alt: string;
}

/** The photos of a listing; nothing is drawn yet. `seed` is the listing's own number. */
export function drawnPhotos(listingId: string, seed: number, shots: readonly Shot[]): ListingPhoto[] {
  return shots.map(({ scene, traits, hour, alt }, index) => ({
    id: `demo-${listingId}-${index + 1}`,
    widthPx: MASTER_WIDTH,
    heightPx: MASTER_HEIGHT,
    alt: frenchText(alt),
    placeholder: placeholderFor(hour, /salon|cuisine|chambre|bain|poste|sieges|coffre/.test(scene)),
    drawn: { seed, view: viewOf(scene, { ...traits, heure: hour }) },
  }));
}
