import {
  AdvancedMarker,
  APIProvider,
  InfoWindow,
  MapControl,
  Pin,
  Map as ReactMap,
  useMap,
} from "@vis.gl/react-google-maps";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { nextEvent, onMapPages } from "../../test/map-data-host.ts";
import { getMapsNamespace, importLibrary } from "../core/import-library.ts";
import type { Map as GoogleMap } from "./map.ts";

const CENTER = { lat: 49.55, lng: -0.79 };

onMapPages();
beforeEach(async () => {
  Object.assign(getMapsNamespace(), { importLibrary, version: "3.66.0" });
  await importLibrary("core");
});

let shown: GoogleMap | null = null;

function Inside() {
  // The types are those of Google; what is on the page is ours.
  shown = useMap() as unknown as GoogleMap | null;
  return null;
}

function Page({ onMoved, onClicked }: { onMoved: (zoom: number) => void; onClicked: (lat: number) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <APIProvider apiKey="cle">
      <div style={{ width: 600, height: 400 }}>
        <ReactMap
          mapId="carte"
          defaultCenter={CENTER}
          defaultZoom={13}
          onZoomChanged={({ detail }) => onMoved(detail.zoom)}
          onClick={({ detail }) => onClicked(detail.latLng?.lat ?? 0)}
        >
          <Inside />
          <AdvancedMarker position={CENTER} title="Mairie" onClick={() => setOpen(true)}>
            <Pin background="rgb(0, 90, 135)">
              <b>M</b>
            </Pin>
          </AdvancedMarker>
          <AdvancedMarker position={{ lat: 49.56, lng: -0.8 }}>
            <strong>245 000 €</strong>
          </AdvancedMarker>
          {isOpen && (
            <InfoWindow position={CENTER} headerContent="Mairie d’Aubremer" onClose={() => setOpen(false)}>
              Ouverte jusqu’à 17 h
            </InfoWindow>
          )}
          <MapControl position={1}>
            <button type="button">Filtrer</button>
          </MapControl>
        </ReactMap>
      </div>
    </APIProvider>
  );
}

test("a page written with @vis.gl/react-google-maps shows its map, markers, window and control", async () => {
  const zooms: number[] = [];
  const clicks: number[] = [];
  await render(<Page onMoved={(zoom) => zooms.push(zoom)} onClicked={(lat) => clicks.push(lat)} />);
  const button = page.getByRole("button", { name: "Mairie" });
  await expect.element(button).toBeVisible();
  await expect.element(page.getByText("245 000 €")).toBeVisible();
  await expect.element(page.getByText("M", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Filtrer" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Zoom avant" })).toBeVisible();
  await userEvent.click(button);
  await expect.element(page.getByRole("dialog", { name: "Mairie d’Aubremer" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Fermer" }));
  await expect.element(page.getByText("Ouverte jusqu’à 17 h")).not.toBeInTheDocument();
  if (shown === null) throw new Error("no map");
  shown.setZoom(15);
  await nextEvent(shown, "idle");
  expect(zooms).toEqual([15]);
  await userEvent.click(shown.getDiv(), { position: { x: 100, y: 300 } });
  expect(clicks).toHaveLength(1);
});
