import type { Camera } from "../camera/viewport.ts";
import type { Ground, GroundOptions } from "./ground.ts";
import { getPictureHref, readCredits } from "./server-picture.ts";

/** How long the map rests before its picture is requested, in milliseconds. */
const REST_MS = 150;

/**
 * The ground without a live map: a picture of the data host for each camera at
 * which the map rests. Buttons and the page move it.
 */
export function openPictureGround(options: GroundOptions): Ground {
  const { container, owner, text, dataHost } = options;
  let { camera, settings } = options;
  const picture = container.ownerDocument.createElement("img");
  picture.className = "picture";
  picture.alt = text.map;
  picture.draggable = false;
  container.append(picture);

  let waiting: ReturnType<typeof setTimeout> | undefined;
  const draw = () => {
    clearTimeout(waiting);
    picture.hidden = true;
    waiting = setTimeout(() => {
      const { clientWidth: width, clientHeight: height } = container;
      picture.src = dataHost + getPictureHref(camera, { width, height }, settings.theme);
    }, REST_MS);
  };
  picture.addEventListener("load", () => {
    picture.hidden = false;
    owner.drawn();
  });
  picture.addEventListener("error", () => owner.failed());
  draw();
  void readCredits(dataHost).then(owner.credited);

  const goTo = (next: Camera) => {
    camera = next;
    draw();
  };
  return {
    gestureArea: container,
    show: goTo,
    glide(next) {
      goTo(next);
      owner.moved(next);
      owner.rested();
    },
    resized: draw,
    apply(next) {
      const isOther = next.theme !== settings.theme;
      settings = next;
      if (isOther) draw();
    },
    placeAt: () => null,
    remove() {
      clearTimeout(waiting);
      picture.remove();
    },
  };
}
