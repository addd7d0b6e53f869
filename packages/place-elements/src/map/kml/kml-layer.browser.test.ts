import { strToU8, zipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aMapBox, nextEvent, onMapPages } from "../../../test/map-data-host.ts";
import { KmlLayer, KmlLayerStatus, Map as PageMap } from "../library.ts";

onMapPages();

const QUAY = `<Placemark id="quay"><name>Quay &amp; co</name>
  <description><![CDATA[<b>Open</b> <img src=x onerror="globalThis.hasRun = true"><script>globalThis.hasRun = true</script>]]></description>
  <Point><coordinates>-0.79,49.55,0</coordinates></Point></Placemark>`;
const AREA = `<Placemark><name>Area</name>
  <Style><LineStyle><color>ff0000ff</color><width>3</width></LineStyle><PolyStyle><color>7f00ff00</color></PolyStyle></Style>
  <Polygon><outerBoundaryIs><LinearRing><coordinates>-0.8,49.54 -0.78,49.54 -0.78,49.56 -0.8,49.54</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
const PICTURE = `<GroundOverlay><name>Old map</name><Icon><href>https://pictures.example/old.png</href></Icon>
  <LatLonBox><north>49.6</north><south>49.5</south><east>-0.7</east><west>-0.9</west></LatLonBox></GroundOverlay>`;

function aDocument(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom">
    <Document><name>Port</name><description>All of it</description><Snippet>Short</Snippet>
    <atom:author><atom:name>Ada</atom:name></atom:author>${content}</Document></kml>`;
}

const address = (body: BlobPart, type = "text/xml") => URL.createObjectURL(new Blob([body], { type }));

async function aMap(): Promise<{ map: PageMap; box: HTMLElement }> {
  const box = aMapBox();
  const map = new PageMap(box, { center: { lat: 10, lng: 10 }, zoom: 3 });
  await nextEvent(map, "idle");
  return { map, box };
}

async function show(options: object): Promise<{ layer: KmlLayer; map: PageMap; box: HTMLElement }> {
  const { map, box } = await aMap();
  const layer = new KmlLayer({ map, ...options });
  await nextEvent(layer, "status_changed");
  return { layer, map, box };
}

test("a document is on the map, which moves to it, and says what it is", async () => {
  const { layer, map } = await show({ url: address(aDocument(QUAY + AREA)) });
  expect(layer.getStatus()).toBe(KmlLayerStatus.OK);
  expect(layer.getMetadata()).toEqual({
    author: { name: "Ada", email: "", uri: "" },
    description: "All of it",
    hasScreenOverlays: false,
    name: "Port",
    snippet: "Short",
  });
  expect(layer.getDefaultViewport()?.toJSON()).toEqual({
    south: 49.54,
    west: -0.8,
    north: 49.56,
    east: -0.78,
  });
  await expect.poll(() => map.getZoom()).toBeGreaterThan(10);
  await expect.element(page.getByRole("button", { name: "Quay & co" })).toBeVisible();
});

test("a click opens a window without the scripts of the document, and tells the page", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { layer } = await show({ url: address(aDocument(QUAY)) });
  const clicks: object[] = [];
  layer.addListener("click", (event: object) => clicks.push(event));
  await page.getByRole("button", { name: "Quay & co" }).click();
  expect(clicks).toMatchObject([{ featureData: { id: "quay", name: "Quay & co" }, pixelOffset: null }]);
  await expect.element(page.getByRole("dialog").getByText("Open")).toBeVisible();
  expect(document.querySelector("[onerror], dialog script")).toBeNull();
  expect("hasRun" in globalThis).toBe(false);
  expect(warn.mock.calls).toEqual([[expect.stringContaining("lost onerror, <script>")]]);
});

test("the page may keep its view and its windows", async () => {
  const { layer, map } = await show({
    url: address(aDocument(QUAY)),
    preserveViewport: true,
    suppressInfoWindows: true,
  });
  expect(map.getZoom()).toBe(3);
  map.setCenter({ lat: 49.55, lng: -0.79 });
  map.setZoom(14);
  const clicked = nextEvent(layer, "click");
  await page.getByRole("button", { name: "Quay & co" }).click();
  await clicked;
  expect(page.getByRole("dialog").query()).toBeNull();
});

test("pictures lie on the ground, and all goes with the layer", async () => {
  const { layer, box } = await show({ url: address(aDocument(AREA + PICTURE)) });
  const picture = () => box.querySelector('img[src="https://pictures.example/old.png"]');
  await expect.poll(picture).not.toBeNull();
  expect(layer.getDefaultViewport()?.toJSON().north).toBe(49.6);
  layer.setMap(null);
  await expect.poll(picture).toBeNull();
});

test("another document frees the files of an archive, whose pictures had one address each", async () => {
  const created = vi.spyOn(URL, "createObjectURL");
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  const icon = "<Style><IconStyle><Icon><href>dot.gif</href></Icon></IconStyle></Style><Point>";
  const marked = aDocument(QUAY.replace("<Point>", icon));
  const archive = zipSync({ "doc.kml": strToU8(marked), "dot.gif": strToU8("GIF89a") });
  const { layer, box } = await show({ url: address(new Uint8Array(archive), "application/zip") });
  await expect.poll(() => box.querySelector('img[src^="blob:"]')).not.toBeNull();
  const src = box.querySelector("img[src^='blob:']")?.getAttribute("src");
  const count = created.mock.calls.length;
  layer.setZIndex(3);
  const done = nextEvent(layer, "status_changed");
  layer.setUrl("http://map.test/missing.kml");
  const error = vi.spyOn(console, "error").mockReturnValue();
  await done;
  expect(created.mock.calls.length).toBe(count);
  expect(revoked.mock.calls).toContainEqual([src]);
  error.mockClear();
});

test("the page may stop its clicks later", async () => {
  const { layer } = await show({ url: address(aDocument(QUAY)) });
  await expect.element(page.getByRole("button", { name: "Quay & co" })).toBeVisible();
  layer.setOptions({ clickable: false });
  await expect.poll(() => page.getByRole("button", { name: "Quay & co" }).query()).toBeNull();
});

test("another address replaces the document", async () => {
  const { layer } = await show({ url: address(aDocument(QUAY)) });
  const done = nextEvent(layer, "status_changed");
  layer.setUrl(address(aDocument(QUAY.replace("Quay &amp; co", "Market"))));
  await done;
  await expect.element(page.getByRole("button", { name: "Market" })).toBeVisible();
  expect(page.getByRole("button", { name: "Quay & co" }).query()).toBeNull();
});

test("an archive brings its pictures; icons of Google are not asked for", async () => {
  const icon = (href: string) => `<Style><IconStyle><Icon><href>${href}</href></Icon></IconStyle></Style>`;
  const dot = Uint8Array.from(atob("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"), (letter) =>
    letter.charCodeAt(0),
  );
  const named = (name: string, style: string) =>
    QUAY.replace("quay", name).replace("Quay &amp; co", name).replace("<Point>", `${style}<Point>`);
  const archive = zipSync({
    "doc.kml": strToU8(
      aDocument(
        named("Own", icon("files/dot.gif")) +
          named("Theirs", icon("https://maps.google.com/mapfiles/kml/pushpin.png")),
      ),
    ),
    "files/dot.gif": dot,
  });
  const { box } = await show({ url: address(new Uint8Array(archive), "application/zip") });
  await expect.poll(() => box.querySelector('img[src^="blob:"]')).not.toBeNull();
  await expect.element(page.getByTitle("Theirs").first()).toBeInTheDocument();
  expect(box.querySelector('img[src*="google"]')).toBeNull();
});

test.each([
  ["DOCUMENT_NOT_FOUND", "http://map.test/missing.kml"],
  ["INVALID_DOCUMENT", address("<kml><Document>")],
  ["INVALID_DOCUMENT", address("<rss/>")],
  ["INVALID_DOCUMENT", address("PK no archive", "application/zip")],
  ["INVALID_DOCUMENT", address(new Uint8Array(zipSync({ "a.txt": strToU8("a") })))],
  ["DOCUMENT_TOO_LARGE", address(new Uint8Array(10_000_001))],
  ["DOCUMENT_TOO_LARGE", address(new Uint8Array(zipSync({ "doc.kml": new Uint8Array(10_000_001) })))],
  [
    "LIMITS_EXCEEDED",
    address(aDocument("<Placemark><Point><coordinates>1,2</coordinates></Point></Placemark>".repeat(5_001))),
  ],
])("a document that cannot be shown has the status %s, and the console says why", async (status, url) => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const { layer } = await show({ url });
  expect(layer.getStatus()).toBe(status);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^KmlLayer: .+\.$/));
  error.mockClear();
});

test("a host that refuses has another status than one that has no such document", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const { layer } = await show({ url: "https://refused.invalid/a.kml" });
  expect(layer.getStatus()).toBe("FETCH_ERROR");
  expect(error.mock.calls[0]?.[0]).toContain("CORS");
  error.mockClear();
});
