import { APIProvider, Marker, Map as ReactMap } from "@vis.gl/react-google-maps";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { onMapPages } from "../../test/map-data-host.ts";
import { getMapsNamespace, importLibrary } from "../core/import-library.ts";

// This file imports no other library: each page of it has loaded the library of maps alone.

onMapPages();

test("importing maps alone gives pages Marker, Animation, Geocoder and the geometry functions", async () => {
  await importLibrary("maps");
  expect(getMapsNamespace()).toMatchObject({
    Animation: { BOUNCE: 1, DROP: 2 },
    Geocoder: expect.any(Function),
    Marker: expect.any(Function),
    geometry: { spherical: expect.any(Object) },
  });
  expect(getMapsNamespace()).not.toHaveProperty("marker");
});

test("the Marker of @vis.gl/react-google-maps shows and receives clicks on a page without the marker library", async () => {
  await importLibrary("core");
  Object.assign(getMapsNamespace(), { importLibrary, version: "3.66.0" });
  const position = { lat: 49.55, lng: -0.79 };
  let clicks = 0;
  await render(
    <APIProvider apiKey="cle">
      <div style={{ width: 600, height: 400 }}>
        <ReactMap defaultCenter={position} defaultZoom={13}>
          <Marker position={position} title="Mairie" onClick={() => clicks++} />
        </ReactMap>
      </div>
    </APIProvider>,
  );
  const marker = page.getByRole("button", { name: "Mairie" });
  await expect.element(marker).toBeVisible();
  await userEvent.click(marker);
  expect(clicks).toBe(1);
  expect(getMapsNamespace()).not.toHaveProperty("marker");
});
