import { expect, test } from "vitest";
import { getMapsNamespace, importLibrary } from "./import-library.ts";

const page = globalThis as { google?: { maps?: Record<string, unknown> } };

test("a page that deletes google.maps gets the same classes on the next one", async () => {
  const core = await importLibrary("core");
  await importLibrary("geometry");
  expect(getMapsNamespace()).toMatchObject({ LatLng: core.LatLng, geometry: {} });
  delete page.google;
  const again = await importLibrary("core");
  expect(again.LatLng).toBe(core.LatLng);
  expect(page.google).toMatchObject({ maps: { LatLng: core.LatLng } });
  expect(getMapsNamespace()).not.toHaveProperty("geometry");
  await importLibrary("geometry");
  expect(getMapsNamespace()).toHaveProperty("geometry.spherical");
});
