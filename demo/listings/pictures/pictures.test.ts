import { afterAll, describe, expect, test } from "vitest";
import { DEMO_CLOCK } from "../../facts/clock.ts";
import { demoListings } from "../demo-listings.ts";
import { openPictureDrawer } from "./picture-drawer.ts";
import { PictureError, traitsOf, viewOf } from "./picture-request.ts";
import { pictureSvg } from "./picture-svg.ts";

const drawer = openPictureDrawer();
afterAll(() => drawer.close());

/** One picture of each scene and of each body, front, decor and setting. */
const VIEWS = [
  ...new Map(
    demoListings(DEMO_CLOCK)
      .listings.flatMap(({ photos }) => photos.flatMap(({ drawn }) => drawn ?? []))
      .flatMap((drawn) => {
        const { searchParams } = new URL(drawn.view, "https://demo.example/");
        const traits = ["carrosserie", "front", "decor", "lieu", "moto"].map(
          (name) => `${name}=${searchParams.get(name)}`,
        );
        return traits.map((trait) => [`${drawn.view.split("?")[0]} ${trait}`, drawn] as const);
      }),
  ).values(),
];

describe("pictures of listings", () => {
  test("can all be drawn: no number is missing, no element is left open", () => {
    const wrong = VIEWS.flatMap((request) => {
      const svg = pictureSvg(request);
      const open = [...svg.matchAll(/<(svg|g)\b/g)].length - [...svg.matchAll(/<\/(svg|g)>/g)].length;
      return open !== 0 || /NaN|undefined|Infinity/.test(svg) ? [request.view] : [];
    });
    expect(VIEWS.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });

  test("are the same for the same request, and others for another listing", () => {
    const view = "auto/avant?carrosserie=suv&couleur=vert&lieu=quai&heure=noon";
    expect(pictureSvg({ seed: 1, view })).toBe(pictureSvg({ seed: 1, view }));
    expect(pictureSvg({ seed: 1, view })).not.toBe(pictureSvg({ seed: 2, view }));
  });

  test.each([
    ["auto/avion", 'No scene is called "auto/avion"'],
    ["auto/avant?carrosserie=suv&couleur=vert&lieu=lune", "lieu=lune, which cannot be drawn"],
    ["auto/avant?couleur=vert", "carrosserie=(nothing), which cannot be drawn"],
    ['bien/salon?decor="><script>', "which cannot be drawn"],
  ])("%s is refused in a sentence", (view, sentence) => {
    expect(() => pictureSvg({ seed: 1, view })).toThrow(PictureError);
    expect(() => pictureSvg({ seed: 1, view })).toThrow(sentence);
  });

  test("a view is read as it was written", () => {
    const traits = traitsOf(
      viewOf("bien/salon", { decor: "bord de mer", vide: true, chambres: 3, cave: false }),
    );
    expect(traits.scene).toBe("bien/salon");
    expect(traits.oneOf("decor", ["bord de mer", "moderne"])).toBe("bord de mer");
    expect([traits.is("vide"), traits.is("cave"), traits.whole("chambres", 1)]).toEqual([true, false, 3]);
  });

  test("come from a process of their own, which goes on after a request that it refused", async () => {
    const request = { seed: 3, view: "bien/plan?chambres=2", width: 240 };
    const [first, refused, again] = await Promise.allSettled([
      drawer.draw({ ...request, format: "png" }),
      drawer.draw({ seed: 3, view: "bien/lune" }),
      drawer.draw({ ...request, format: "png" }),
    ]);
    expect(first.status === "fulfilled" && first.value.subarray(1, 4).toString()).toBe("PNG");
    expect(refused).toMatchObject({ status: "rejected", reason: { name: "PictureError" } });
    expect(again).toEqual(first);
  });

  test("are no longer drawn by a drawer that was closed", async () => {
    const closed = openPictureDrawer();
    closed.close();
    await expect(closed.draw({ seed: 1, view: "bien/plan" })).rejects.toThrow("is closed");
  });
});
