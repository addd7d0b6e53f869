import { expect, test } from "vitest";
import { toLabelKind, toMapKind, toPlaceKind } from "./map-kinds.ts";

test.each([
  ["highway=residential name=Rue", false, "roads/minor"],
  ["highway=motorway_link", false, "roads/motorway"],
  ["highway=footway", false, "roads/path"],
  ["highway=pedestrian area=yes", true, "landcover/square"],
  ["highway=proposed", false, null],
  ["railway=rail", false, "rail/rail"],
  ["railway=abandoned", false, null],
  ["aerialway=gondola", false, "rail/cableway"],
  ["waterway=river", false, "waterways/river"],
  ["waterway=stream tunnel=culvert", false, null],
  ["natural=water water=river", true, "water/river"],
  ["natural=water", true, "water/lake"],
  ["leisure=swimming_pool", true, "water/pool"],
  ["leisure=swimming_pool location=indoor", true, null],
  ["building=yes", true, "buildings/building"],
  ["building=no", true, null],
  ["building=yes amenity=school", true, "buildings/building"],
  ["leisure=park", true, "landcover/park"],
  ["leisure=park", false, null],
  ["landuse=forest", true, "landcover/wood"],
  ["natural=beach", true, "landcover/beach"],
  ["man_made=pier", true, "landcover/pier"],
  ["man_made=pier", false, "landcover/pier"],
  ["amenity=parking parking=underground", true, null],
  ["boundary=administrative admin_level=8", false, "boundaries/undefined"],
  ["boundary=administrative admin_level=8 type=boundary", true, null],
  ["natural=coastline", false, null],
])("%s, closed %s: %s", (tags, isClosed, expected) => {
  const kind = toMapKind(parseTags(tags), isClosed);
  expect(kind && `${kind.layer}/${kind.properties.kind}`).toBe(expected);
});

test("a bridge is drawn above every road, a tunnel below", () => {
  const order = (tags: string) => toMapKind(parseTags(tags), false)?.order ?? Number.NaN;
  expect(order("highway=path bridge=yes")).toBeGreaterThan(order("highway=motorway"));
  expect(order("highway=motorway tunnel=yes")).toBeLessThan(order("highway=path"));
});

test("a French name is stored with the local one", () => {
  expect(
    toMapKind({ highway: "residential", name: "Carrer", "name:fr": "Rue" }, false)?.properties,
  ).toMatchObject({
    name: "Carrer",
    "name:fr": "Rue",
  });
  expect(
    toMapKind({ highway: "residential", name: "Rue", "name:fr": "Rue" }, false)?.properties,
  ).not.toHaveProperty("name:fr");
});

test("direction overrides never reach a label", () => {
  expect(toPlaceKind({ place: "village", name: "Bourg\u202egruoB" })?.properties.name).toBe("BourggruoB");
});

test("parks and waters are labelled, pools and unnamed areas are not", () => {
  const label = (tags: string) => toLabelKind(toMapKind(parseTags(tags), true)!);
  expect(label("leisure=park name=Parc")).toEqual({ kind: "park", name: "Parc" });
  expect(label("natural=water name=Lac")).toEqual({ kind: "water", name: "Lac" });
  expect(label("leisure=swimming_pool name=Bain")).toBeNull();
  expect(label("leisure=park")).toBeNull();
});

function parseTags(text: string): Record<string, string> {
  return Object.fromEntries(text.split(" ").map((tag) => tag.split("=") as [string, string]));
}
