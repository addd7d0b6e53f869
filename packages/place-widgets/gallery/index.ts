export { Gallery, type GalleryProps } from "./gallery.tsx";
export { ALWAYS_FAILS, NEVER_ANSWERS, sampleClient } from "./sample-client.ts";
export {
  bakery,
  bench,
  bistro,
  closedCafe,
  everyFeature,
  GALLERY_NOW,
  inn,
  longName,
  oneLetter,
  restaurant,
  SAMPLE_PLACES,
  SAMPLE_PREDICTIONS,
  station,
} from "./sample-places.ts";
export { GALLERY_GROUPS } from "./states/gallery-groups.ts";
export type { GalleryGroup, GalleryState, StateContext, Words } from "./states/gallery-state.ts";
