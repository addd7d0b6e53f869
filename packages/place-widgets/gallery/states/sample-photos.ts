import type { Photo, Place } from "@lieudit/place-model";
import { ALWAYS_FAILS, NEVER_ANSWERS } from "../sample-client.ts";
import { bakery, restaurant } from "../sample-places.ts";

export const fourPhotos: readonly Photo[] = ["bread", "street", "harbour", "garden"].map(samplePhoto);
export const lateFirst: readonly Photo[] = [samplePhoto(NEVER_ANSWERS), ...fourPhotos];
export const brokenFirst: readonly Photo[] = [samplePhoto(ALWAYS_FAILS), ...fourPhotos];

/** As many as a place may have, without author and without an address to report them to. */
export const thirtyPhotos: readonly Photo[] = Array.from({ length: 30 }, (_, index) => ({
  ...samplePhoto(["bread", "street", "harbour", "garden"][index % 4] ?? "bread"),
  flagContentUri: "",
  authorAttributions: [],
}));

export const bakeryWithPhotos: Place = { ...bakery, photos: [...fourPhotos] };
export const photosThatFail: Place = { ...restaurant, photos: [samplePhoto(ALWAYS_FAILS)] };
export const photosThatLoad: Place = { ...restaurant, photos: [samplePhoto(NEVER_ANSWERS)] };

function samplePhoto(scene: string): Photo {
  return {
    name: `places/gallery/photos/${scene}`,
    widthPx: 600,
    heightPx: 400,
    authorAttributions: [{ displayName: "Atelier du Port", uri: "https://photos.example/atelier" }],
    flagContentUri: `https://lieudit.example/signaler?photo=${scene}`,
  };
}
