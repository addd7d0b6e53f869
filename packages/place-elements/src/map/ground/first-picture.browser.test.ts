import { expect, test, vi } from "vitest";
import { aMapBox, nextEvent, onMapPages } from "../../../test/map-data-host.ts";
import type { Camera } from "../camera/viewport.ts";
import { Map as GoogleMap } from "../map.ts";
import { makeStageElements } from "../stage/stage-elements.ts";
import { FirstPicture } from "./first-picture.ts";
import type { GroundSettings } from "./ground.ts";

const CAMERA: Camera = { center: { lat: 49.55, lng: -0.79 }, zoom: 13, heading: 0 };
const ADDRESS = "http://map.test/cartes/statique.svg?centre=49.55,-0.79&zoom=12&taille=600x400&theme=clair";
/** A picture that loads. */
const DRAWN = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E";

onMapPages();

/** Has pictures load at once, or never. Returns the addresses that were requested. */
function answerPictures(isDrawn: boolean): string[] {
  const asked: string[] = [];
  vi.spyOn(HTMLImageElement.prototype, "src", "set").mockImplementation(function (
    this: HTMLImageElement,
    address: string,
  ) {
    asked.push(address);
    // A hidden picture that is lazy is never requested, and so never fails either.
    if (!isDrawn) this.loading = "lazy";
    this.setAttribute("src", isDrawn ? DRAWN : address);
  });
  return asked;
}

const hasOpened = () => vi.mocked(HTMLCanvasElement.prototype.getContext).mock.calls.length > 0;

test("the picture of a map shows first; the reader's first gesture loads the live map, which replaces it", async () => {
  const asked = answerPictures(false);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext");
  const box = aMapBox();
  const map = new GoogleMap(box, { center: CAMERA.center, zoom: CAMERA.zoom });
  await expect.poll(() => asked).toEqual([ADDRESS]);
  const host = box.querySelector("[role]") as HTMLElement;
  const pictures = () => host.shadowRoot!.querySelectorAll(".picture").length;
  expect(pictures()).toBe(1);
  // Another view has another picture.
  map.setZoom(14);
  await expect.poll(() => asked.at(-1)).toContain("zoom=13");
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(hasOpened()).toBe(false);
  host.dispatchEvent(new PointerEvent("pointerdown"));
  await expect.poll(hasOpened).toBe(true);
  await nextEvent(map, "tilesloaded");
  expect(pictures()).toBe(0);
});

function aPicture() {
  const elements = makeStageElements(document);
  document.body.append(elements.host);
  const credited = vi.fn();
  const picture = new FirstPicture(elements, "http://map.test", credited);
  const settings = { theme: "light", styles: [] } as unknown as GroundSettings;
  return {
    elements,
    picture,
    credited,
    map: { camera: CAMERA, size: { width: 600, height: 400 }, settings },
  };
}

test("a picture that is there is shown with the server's credit, and the live map may load", async () => {
  answerPictures(true);
  const { fetch } = window;
  vi.spyOn(window, "fetch").mockImplementation((input) =>
    String(input).endsWith("/cartes/fond.json")
      ? Promise.resolve(Response.json({ attribution: "© Villes" }))
      : fetch(input),
  );
  const { elements, picture, credited, map } = aPicture();
  const image = elements.groundBox.querySelector("img")!;
  expect(image.hidden).toBe(true);
  picture.show(map);
  await picture.whenWanted();
  expect(image.hidden).toBe(false);
  await expect.poll(() => credited.mock.lastCall).toEqual([["© Villes"]]);
  picture.remove();
  expect(image.isConnected).toBe(false);
});

test.each([
  ["turned", { camera: { ...CAMERA, heading: 30 } }],
  ["with styles of the page", { settings: { theme: "light", styles: [{}] } as unknown as GroundSettings }],
])("a map that is %s has no picture and does not wait for one", async (_, more) => {
  const asked = answerPictures(true);
  const { elements, picture, map } = aPicture();
  picture.show({ ...map, ...more });
  await picture.whenWanted();
  expect(asked).toEqual([]);
  // Also if the page says so later.
  picture.show(map);
  expect(asked).toEqual([ADDRESS]);
  picture.show({ ...map, ...more });
  expect(elements.groundBox.querySelector("img")?.hasAttribute("src")).toBe(false);
});
