import { expect, test } from "vitest";
import { sizeAsShown } from "./first-photos.ts";

test.each([
  [
    { widthPx: 4000, heightPx: 3000 },
    { width: 1000, height: 750 },
  ],
  [
    { widthPx: 640, heightPx: 427 },
    { width: 640, height: 427 },
  ],
  [
    { widthPx: 1500, heightPx: 1001 },
    { width: 1000, height: 667 },
  ],
])("a photo of %j comes as %j", (photo, shown) => expect(sizeAsShown(photo)).toEqual(shown));
