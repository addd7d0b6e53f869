import { describe, expect, test } from "vitest";
import { readStaticMap, type StaticMap, staticMapHref } from "./static-map-address.ts";

const PICTURE: StaticMap = {
  center: { latitude: 49.57, longitude: -0.52 },
  zoom: 14.5,
  width: 640,
  height: 360,
  theme: "dark",
  markers: [
    { latitude: 49.571, longitude: -0.521 },
    { latitude: 49.572, longitude: -0.522 },
  ],
};

describe("the address of a static map", () => {
  test("reads as it was written", () => {
    const href = staticMapHref(PICTURE);
    expect(href).toBe(
      "/cartes/statique.svg?centre=49.57,-0.52&zoom=14.5&taille=640x360&theme=sombre&reperes=49.571,-0.521;49.572,-0.522",
    );
    expect(readStaticMap(new URL(href, "http://localhost").searchParams)).toEqual(PICTURE);
    const covered = { ...PICTURE, hasButton: true };
    const coveredHref = staticMapHref(covered);
    expect(coveredHref).toBe(`${href}&bouton=oui`);
    expect(readStaticMap(new URL(coveredHref, "http://localhost").searchParams)).toEqual(covered);
  });

  test("may name the radius of markers that are not exact", () => {
    const around = { ...PICTURE, radiusMetres: 300 };
    const href = staticMapHref(around);
    expect(href).toMatch(/&rayon=300$/);
    expect(readStaticMap(new URL(href, "http://localhost").searchParams)).toEqual(around);
  });

  test.each([
    ["", "centre is missing; give a latitude and a longitude, such as 49.57,-0.52.\n"],
    [
      "centre=91,0&zoom=1&taille=64x64",
      'centre is "91,0"; give a latitude and a longitude, such as 49.57,-0.52.\n',
    ],
    [
      "centre=1,2,3&zoom=1&taille=64x64",
      'centre is "1,2,3"; give a latitude and a longitude, such as 49.57,-0.52.\n',
    ],
    ["centre=1,2&zoom=25&taille=64x64", 'zoom is "25"; give a number from 0 to 19.\n'],
    ["centre=1,2&zoom=1e1&taille=64x64", 'zoom is "1e1"; give a number from 0 to 19.\n'],
    [
      "centre=1,2&zoom=1&taille=9999x64",
      'taille is "9999x64"; give width x height of 64 to 1280 pixels, such as 640x360.\n',
    ],
    ["centre=1,2&zoom=1&taille=64x64&theme=rose", 'theme is "rose"; give clair or sombre.\n'],
    ["centre=1,2&zoom=1&taille=64x64&rayon=x", 'rayon is "x"; give metres from 1 to 5000.\n'],
    [
      `centre=1,2&zoom=1&taille=64x64&reperes=${"1,2;".repeat(60)}1,2`,
      `reperes is "${"1,2;".repeat(10)}"; give at most 60 positions with semicolons between them.\n`,
    ],
  ])("%s: %s", (query, sentence) => {
    expect(readStaticMap(new URLSearchParams(query))).toBe(sentence);
  });
});
