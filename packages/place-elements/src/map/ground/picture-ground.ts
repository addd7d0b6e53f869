import { staticMapHref } from "@lieudit/place-map/static-map-address";
import { adoptSheet } from "../adopt-sheet.ts";
import type { Camera } from "../camera/viewport.ts";
import type { Ground, GroundOptions } from "./ground.ts";
import sheet from "./picture-ground.css?inline";

/** How long the map rests before its picture is requested, in milliseconds. */
const REST_MS = 150;
const SIDES = { least: 64, most: 1280 };

/**
 * The ground without a live map: a picture of the data host for each camera at
 * which the map rests. Buttons and the page move it.
 */
export function openPictureGround(options: GroundOptions): Ground {
  const { container, owner, text, dataHost } = options;
  let { camera, settings } = options;
  // The container is in the stage's shadow tree.
  adoptSheet(container.getRootNode() as ShadowRoot, sheet);
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
      const { clientWidth, clientHeight } = container;
      picture.src = dataHost + pictureHref(camera, clientWidth, clientHeight, settings.theme);
    }, REST_MS);
  };
  picture.addEventListener("load", () => {
    picture.hidden = false;
    owner.drawn();
  });
  picture.addEventListener("error", () => owner.failed());
  draw();
  void credits(dataHost).then(
    (html) => owner.credited(html),
    () => {},
  );

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

function pictureHref(
  { center, zoom }: Camera,
  width: number,
  height: number,
  theme: "light" | "dark",
): string {
  const side = (pixels: number) => Math.max(SIDES.least, Math.min(SIDES.most, pixels));
  return staticMapHref({
    center: { latitude: center.lat, longitude: center.lng },
    // A picture's world is twice as wide at the same zoom.
    zoom: Math.max(0, Math.min(19, zoom - 1)),
    width: side(width),
    height: side(height),
    theme,
    markers: [],
  });
}

async function credits(dataHost: string): Promise<string[]> {
  const answer = await fetch(`${dataHost}/cartes/fond.json`);
  const named: unknown = answer.ok ? ((await answer.json()) as { attribution?: unknown }).attribution : null;
  return typeof named === "string" ? [named] : [];
}
