import axe from "axe-core";
import { createRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { EMPTY_STYLES } from "../../test/empty-style.ts";
import { ar } from "../text/ar.ts";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import type { MapMove, PlaceMapHandle } from "./map-handle.ts";
import type { MapMarker } from "./map-marker.ts";
import { PlaceMap, type PlaceMapProps } from "./place-map.tsx";
import "./place-map.css";

/** Two near each other in the west, one far in the east. */
const MARKERS: MapMarker[] = [
  { id: "mairie", label: "Mairie", location: { latitude: 49.55, longitude: -0.79 } },
  {
    id: "maison",
    label: "Maison de ville",
    text: "245 000 €",
    location: { latitude: 49.552, longitude: -0.787 },
  },
  { id: "phare", label: "Phare", location: { latitude: 49.56, longitude: -0.4 } },
];

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  errors = vi.spyOn(console, "error");
  await page.viewport(800, 700);
});
afterEach(() => {
  expect(errors.mock.calls.map(String)).toEqual([]);
  vi.restoreAllMocks();
});

/** A page with the map, which remembers what is chosen. */
function MapPage(props: Partial<PlaceMapProps>) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  return (
    <div style={{ fontFamily: "sans-serif" }}>
      <style>{".place-map { height: 420px; width: 760px; }"}</style>
      <PlaceMap
        markers={MARKERS}
        text={fr}
        label="Carte des annonces"
        start="at-once"
        styles={EMPTY_STYLES}
        picture={null}
        selectedId={selectedId}
        onSelect={setSelectedId}
        renderCard={({ label }) => <a href="#fiche">{`Voir ${label}`}</a>}
        {...props}
      />
    </div>
  );
}

const map = () => page.getByRole("group", { name: "Carte des annonces" });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const isReady = () => expect.element(map()).toHaveAttribute("data-phase", "ready");
const shownButtons = () =>
  [...document.querySelectorAll(".place-map-item > button")].map((element) =>
    element.getAttribute("aria-label"),
  );

test("markers are buttons and those close together are one, in the order of the list", async () => {
  await render(<MapPage />);
  await isReady();
  await expect.poll(shownButtons).toEqual(["2 lieux, zoomer pour les voir", "Phare"]);
});

test("a page may group fewer markers, mark how exact they are, and draw areas under them", async () => {
  const ref = createRef<PlaceMapHandle>();
  const [first = { id: "", label: "", location: { latitude: 0, longitude: 0 } }, ...others] = MARKERS;
  await render(
    <MapPage
      ref={ref}
      clusterSize={1}
      markers={[{ ...first, radiusMetres: 300 }, ...others]}
      areas={[{ id: "zone", rings: [MARKERS.map(({ location }) => location)] }]}
    />,
  );
  await isReady();
  await expect.poll(shownButtons).toEqual(["Mairie", "245 000 €, Maison de ville", "Phare"]);
  const circle = document.querySelector(".place-map-circle")?.getBoundingClientRect();
  const center = ref.current?.project(first.location);
  const edge = ref.current?.project({ ...first.location, latitude: first.location.latitude + 300 / 111_195 });
  expect(circle?.height).toBeCloseTo(2 * ((center?.y ?? 0) - (edge?.y ?? 0)), -0.5);
  expect(document.querySelector(".place-map-areas path")?.getAttribute("d")).toMatch(/^M\d+ \d+L.*Z$/);
  const there = ref.current?.unproject(center ?? { x: 0, y: 0 });
  expect(there?.latitude).toBeCloseTo(first.location.latitude, 4);
});

test("a cluster's number is as heavy as a price", async () => {
  await render(<MapPage />);
  await isReady();
  await expect.poll(() => document.querySelector(".place-map-cluster")).not.toBeNull();
  const { fontSize, fontWeight } = getComputedStyle(document.querySelector(".place-map-cluster") as Element);
  expect([fontSize, fontWeight]).toEqual(["17px", "700"]);
});

test("they are grouped again 100 ms after the map's last movement [S9-025]", async () => {
  await render(<MapPage />);
  await isReady();
  await expect.poll(shownButtons).toHaveLength(2);
  const waits = vi.spyOn(window, "setTimeout");
  await button("Zoom avant").click();
  await expect.poll(() => waits.mock.calls.map(([, waitMs]) => waitMs)).toContain(100);
});

test("they are grouped again in a box that becomes lower as soon as they show", async () => {
  await render(<MapPage />);
  await isReady();
  await expect.poll(shownButtons).toHaveLength(2);
  const waits = vi.spyOn(window, "setTimeout");
  (map().element() as HTMLElement).style.height = "300px";
  await expect.poll(() => waits.mock.calls.map(([, waitMs]) => waitMs)).toContain(100);
});

test("a cluster opened by the keyboard parts, and the keyboard goes on with its first member", async () => {
  await render(<MapPage />);
  await isReady();
  const cluster = button("2 lieux, zoomer pour les voir");
  await expect.element(cluster).toBeVisible();
  (cluster.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(shownButtons).toEqual(["Mairie", "245 000 €, Maison de ville"]);
  await expect.element(button("Mairie")).toHaveFocus();
  await userEvent.tab();
  await expect.element(button("245 000 €, Maison de ville")).toHaveFocus();
});

test("Enter opens a marker's card and goes into it, Escape closes it and comes back", async () => {
  await render(<MapPage />);
  await isReady();
  const phare = button("Phare");
  await expect.element(phare).toHaveAttribute("aria-expanded", "false");
  (phare.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const card = page.getByRole("dialog", { name: "Phare" });
  await expect.element(card).toHaveFocus();
  await expect.element(phare).toHaveAttribute("aria-expanded", "true");
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Voir Phare" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(phare).toHaveFocus();
  await expect.element(phare).toHaveAttribute("aria-expanded", "false");
});

test("where choosing would do nothing, a marker is a picture with a name", async () => {
  await render(
    <>
      <style>{".place-map { height: 300px; width: 500px; }"}</style>
      <PlaceMap
        markers={MARKERS.slice(2)}
        text={fr}
        label="Carte des annonces"
        start="at-once"
        styles={EMPTY_STYLES}
        picture={null}
      />
    </>,
  );
  await isReady();
  await expect.element(page.getByRole("img", { name: "Phare" })).toBeVisible();
  expect(shownButtons()).toEqual([]);
});

test("all of a card shows, however near the edge its marker is, and its own button closes it", async () => {
  await render(<MapPage renderCard={() => <p style={{ height: 150, width: 250 }}>Fiche</p>} />);
  await isReady();
  await button("Phare").click();
  const card = page.getByRole("dialog", { name: "Phare" });
  const edges = () => {
    const inner = card.element().getBoundingClientRect();
    const outer = map().element().getBoundingClientRect();
    return [
      inner.left >= outer.left,
      inner.right <= outer.right,
      inner.top >= outer.top,
      inner.bottom <= outer.bottom,
    ];
  };
  await expect.poll(edges).toEqual([true, true, true, true]);
  await button("Fermer").click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(button("Phare")).toHaveFocus();
});

test("a click beside all markers leaves the chosen one; the chosen one is in no cluster", async () => {
  const chosen = vi.fn();
  await render(<MapPage selectedId="maison" onSelect={chosen} />);
  await isReady();
  await expect.poll(shownButtons).toEqual(["Mairie", "245 000 €, Maison de ville", "Phare"]);
  await userEvent.click(document.querySelector("canvas") as HTMLCanvasElement, {
    position: { x: 400, y: 380 },
  });
  await expect.poll(() => chosen.mock.lastCall).toEqual([null]);
});

test("reports its view after a movement, and whether the reader moved it", async () => {
  const moves: MapMove[] = [];
  const handle = createRef<PlaceMapHandle>();
  await render(<MapPage ref={handle} onMove={(move) => moves.push(move)} />);
  await isReady();
  const before = moves.length;
  await button("Zoom avant").click();
  await expect.poll(() => moves.length).toBeGreaterThan(before);
  expect(moves.at(-1)).toMatchObject({ isByReader: true });
  handle.current?.setCenter({ latitude: 48.5, longitude: 2.5 }, 12);
  await expect.poll(() => moves.at(-1)?.camera.zoom).toBe(12);
  expect(moves.at(-1)?.isByReader).toBe(false);
  expect(handle.current?.getCamera()?.center.latitude).toBeCloseTo(48.5, 5);
  const { width, height } = map().element().getBoundingClientRect();
  const middle = handle.current?.project({ latitude: 48.5, longitude: 2.5 });
  expect(middle?.x).toBeCloseTo(width / 2, 0);
  expect(middle?.y).toBeCloseTo(height / 2, 0);
  handle.current?.fitBounds({ west: 2, south: 48, east: 3, north: 49 });
  await expect.poll(() => handle.current?.getBounds()?.north).toBeGreaterThanOrEqual(49);
  await expect.poll(() => handle.current?.getBounds()?.west).toBeLessThanOrEqual(2);
});

test("another view key shows the first view again", async () => {
  const handle = createRef<PlaceMapHandle>();
  const { rerender } = await render(<MapPage ref={handle} viewKey="a" />);
  await isReady();
  const first = handle.current?.getCamera()?.zoom ?? 0;
  handle.current?.setCenter({ latitude: 10, longitude: 10 }, 5);
  await expect.poll(() => handle.current?.getCamera()?.zoom).toBe(5);
  await rerender(<MapPage ref={handle} viewKey="b" />);
  await expect.poll(() => handle.current?.getCamera()?.zoom).toBeCloseTo(first, 5);
});

test("on a page that scrolls, the wheel scrolls the page and says how to zoom", async () => {
  const handle = createRef<PlaceMapHandle>();
  await render(<MapPage ref={handle} />);
  await isReady();
  const zoom = handle.current?.getCamera()?.zoom;
  const canvas = document.querySelector("canvas") as HTMLCanvasElement;
  canvas.dispatchEvent(new WheelEvent("wheel", { deltaY: -300, bubbles: true, cancelable: true }));
  const hint = page.getByText("Pour zoomer, maintenez Ctrl et tournez la molette");
  await expect.element(hint).toBeInTheDocument();
  await expect.poll(() => document.querySelector(".maplibregl-show")).not.toBeNull();
  expect(handle.current?.getCamera()?.zoom).toBe(zoom);
});

test.each([
  ["fr", fr, "Zoom avant", "Zoom arrière"],
  ["en", en, "Zoom in", "Zoom out"],
  ["ar", ar, "تكبير", "تصغير"],
] as const)("the map's own buttons are called in %s", async (_language, text, zoomIn, zoomOut) => {
  await render(<MapPage text={text} label="Carte des annonces" />);
  await isReady();
  await expect.element(button(zoomIn)).toBeVisible();
  await expect.element(button(zoomOut)).toBeVisible();
});

test("follows another theme at once, without losing its place", async () => {
  const handle = createRef<PlaceMapHandle>();
  const { rerender } = await render(<MapPage ref={handle} theme="light" />);
  await isReady();
  handle.current?.setCenter({ latitude: 49.5, longitude: -0.5 }, 9);
  await expect.poll(() => handle.current?.getCamera()?.zoom).toBe(9);
  expect(await groundColour()).toBe("252,250,246,255");
  await rerender(<MapPage ref={handle} theme="dark" />);
  await expect.poll(groundColour).toBe("16,21,31,255");
  expect(handle.current?.getCamera()?.zoom).toBe(9);
});

test("axe finds nothing in it, light and dark, with a card open", async () => {
  await render(<MapPage selectedId="phare" />);
  await isReady();
  await expect.element(page.getByRole("dialog", { name: "Phare" })).toBeVisible();
  for (const scheme of ["light", "dark"]) {
    document.documentElement.style.colorScheme = scheme;
    const { violations } = await axe.run(document.querySelector(".place-map") as Element, {
      rules: { region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${scheme} ${id} ${nodes[0]?.html}`)).toEqual([]);
  }
  document.documentElement.style.colorScheme = "";
});

test("a style that cannot be had is said, and can be tried again", async () => {
  errors.mockImplementation(() => {});
  const styles = { ...EMPTY_STYLES, light: "data:application/json,no" };
  const { rerender } = await render(<MapPage styles={styles} theme="light" />);
  await expect.element(page.getByText("La carte n’a pas pu être chargée.")).toBeVisible();
  await rerender(<MapPage theme="light" />);
  await button("Réessayer").click();
  await isReady();
  errors.mockClear();
});

test("without WebGL the picture stays, and a sentence says so", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  await render(
    <MapPage picture={{ narrow: { width: 440, height: 320 }, wide: { width: 880, height: 480 } }} />,
  );
  await expect.element(page.getByText(fr.unsupported)).toBeVisible();
  await expect.element(page.getByRole("img", { name: "Plan, 3 lieux marqués" })).toBeInTheDocument();
  expect(document.querySelector("canvas")).toBeNull();
});

test("until the reader asks there is the picture alone, and a button", async () => {
  await render(
    <MapPage
      start="click"
      picture={{ narrow: { width: 440, height: 320 }, wide: { width: 880, height: 480 } }}
    />,
  );
  await expect.element(page.getByRole("img", { name: "Plan, 3 lieux marqués" })).toBeInTheDocument();
  expect(document.querySelector("canvas")).toBeNull();
  await button("Ouvrir la carte").click();
  await isReady();
  expect(page.getByRole("img", { name: /Plan/ }).query()).toBeNull();
});

test("the server draws the picture for each scheme, the credits, and no button that would do nothing", () => {
  const html = renderToString(<PlaceMap markers={MARKERS} text={fr} />);
  expect(html).toMatch(
    /<img src="\/cartes\/statique\.svg\?centre=[^"]*theme=clair&amp;reperes=49\.55,-0\.79;/,
  );
  expect(html.match(/<source media="[^"]*dark[^"]*" srcSet="[^"]*theme=sombre/g)).toHaveLength(2);
  expect(html).toContain('href="https://www.openstreetmap.org/copyright"');
  expect(html).not.toMatch(/<button| style=/);
});

test.each([
  ["fr", fr, "© les contributeurs d’OpenStreetMap"],
  ["en", en, "© OpenStreetMap contributors"],
  ["ar", ar, "© المساهمون في OpenStreetMap"],
])(
  "a picture whose sources the page does not name credits OpenStreetMap in its own language, %s",
  (_, text, credit) => {
    const html = renderToString(<PlaceMap markers={MARKERS} text={text} />);
    expect(html).toMatch(new RegExp(`<a href="https://www.openstreetmap.org/copyright"[^>]*>${credit}</a>`));
  },
);

test("a live map credits its sources in its own language, and writes nothing as HTML", async () => {
  const written = vi.spyOn(Element.prototype, "innerHTML", "set");
  const style = {
    version: 8,
    sources: {
      sol: {
        type: "geojson",
        data: { type: "FeatureCollection", features: [] },
        attribution:
          '<a href="https://www.openstreetmap.org/copyright">© les contributeurs d’OpenStreetMap</a> · Relief &amp; côtes',
      },
    },
    layers: [{ id: "sol", type: "line", source: "sol" }],
  };
  const styleUrl = `data:application/json,${encodeURIComponent(JSON.stringify(style))}`;
  await render(<MapPage text={en} styles={{ light: styleUrl, dark: styleUrl }} />);
  await isReady();
  await expect
    .poll(() => [...document.querySelectorAll(".place-map-credits > *")].map((each) => each.textContent))
    .toEqual(["© OpenStreetMap contributors", "Relief & côtes"]);
  const credit = page.getByRole("link", { name: "© OpenStreetMap contributors" });
  await expect.element(credit).toBeVisible();
  await expect.element(credit).toHaveAttribute("href", "https://www.openstreetmap.org/copyright");
  expect(written).not.toHaveBeenCalled();
});

test("what a part of the page says of its paragraphs, buttons and links leaves the map's own as they are", async () => {
  const { container } = await render(
    <div className="part">
      <PlaceMap markers={MARKERS} text={fr} />
      <style>{`.part :where(p) { margin: 0; padding: 0; } .part :where(button) { font: inherit; }
        .part a { color: red; }`}</style>
    </div>,
  );
  const look = (selector: string) => getComputedStyle(container.querySelector(selector) as Element);
  expect(look(".place-map-credits").paddingInline).toBe("8px");
  expect(look(".place-map-credits a").color).toBe(look(".place-map-credits").color);
  expect(look(".place-map-open").fontWeight).toBe("600");
});

/** Reads a pixel near the left edge of the map, as red, green, blue, alpha. */
async function groundColour(): Promise<string> {
  const base64 = await page.screenshot({ element: map(), save: false });
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const copy = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  copy.drawImage(picture, -20, -300);
  return String(copy.getImageData(0, 0, 1, 1).data);
}
