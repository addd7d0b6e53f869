import { expect, test } from "vitest";
import { importLibrary } from "../core/import-library.ts";

test("with markers come the map and the measures that pages use without asking for them", async () => {
  await importLibrary("marker");
  const { google } = globalThis as unknown as { google: { maps: Record<string, Record<string, object>> } };
  expect(google.maps.Map).toBe((await importLibrary("maps")).Map);
  expect(google.maps.geometry?.spherical).toBe((await importLibrary("geometry")).spherical);
  expect(customElements.get("gmp-map")).toBeDefined();
});
