import { expect, test } from "vitest";
import { importLibrary, mapsNamespace } from "./import-library.ts";

const page = globalThis as { google?: { maps?: Record<string, unknown> } };

test("a page that took google.maps away has the same classes on the one that it asks for next", async () => {
  const core = await importLibrary("core");
  await importLibrary("geometry");
  expect(mapsNamespace()).toMatchObject({ LatLng: core.LatLng, geometry: {} });
  delete page.google;
  const again = await importLibrary("core");
  expect(again.LatLng).toBe(core.LatLng);
  expect(page.google).toMatchObject({ maps: { LatLng: core.LatLng } });
  expect(mapsNamespace()).not.toHaveProperty("geometry");
  await importLibrary("geometry");
  expect(mapsNamespace()).toHaveProperty("geometry.spherical");
});
