import { onPaper } from "../../photos/render.ts";
import type { PictureRequest } from "./picture-request.ts";
import { MASTER_WIDTH } from "./picture-request.ts";
import { heightFor, pictureSvg } from "./picture-svg.ts";

/** Less than on the pictures of places: many are on a page, and every speck costs bytes. */
const TOOTH = 16;

/**
 * The picture's file. It reads SVG, so it is for a process in which that is
 * allowed: see `openPictureDrawer`.
 */
export async function renderPicture(request: PictureRequest): Promise<Buffer> {
  const { width = MASTER_WIDTH, format = "webp" } = request;
  const inked = onPaper(pictureSvg(request), width, heightFor(width), TOOTH);
  switch (format) {
    case "webp":
      return inked.webp({ quality: 76, effort: 2 }).toBuffer();
    case "jpeg":
      return inked.jpeg({ quality: 82 }).toBuffer();
    case "png":
      return inked.png().toBuffer();
  }
}
