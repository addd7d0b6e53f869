import { expect, test } from "vitest";
import { readKitSettings } from "./kit-settings.ts";
import { reactCode } from "./react-code.ts";

const subject = {
  placeId: "osm-n-0000000101",
  textQuery: 'café "du port"',
  point: { latitude: 43.25, longitude: 6.85 },
  contextToken: "jeton",
  center: { latitude: 43.241234567, longitude: 6.8 },
  baseUrl: "https://lieux.example",
};
const code = (query: string) => reactCode(readKitSettings(new URLSearchParams(query)), subject);

test("details as they come need the place alone", () => {
  expect(code("titre=h2")).toBe(`import { PlaceDetails, PlacesProvider } from "@lieudit/react";
import { fr } from "@lieudit/react/text/fr";
import { createPlacesClient } from "@lieudit/places-client";
import "@lieudit/react/styles.css";

const client = createPlacesClient({ baseUrl: "https://lieux.example" });

export function Example() {
  return (
    <PlacesProvider client={client} text={fr} region="FR">
      <PlaceDetails placeId="osm-n-0000000101" />
    </PlacesProvider>
  );
}
`);
});

test("only what differs from the default is written", () => {
  const card = code("composant=carte&orientation=horizontale&tronque=1&langue=ar&theme=sombre&largeur=320");
  expect(card).toContain('import { ar } from "@lieudit/react/text/ar";');
  expect(card).toContain('<div dir="rtl" style={{ colorScheme: "dark", inlineSize: 320 }}>');
  expect(card).toContain('\n          orientation="HORIZONTAL"\n          truncationPreferred\n');
});

test.each([
  ["fond=sable", 'backgroundColor="#fff6e3"'],
  ["coins=16", "borderRadius={16}"],
  ["region=gb", 'region="GB"'],
  ["sans-bordure=1", "showsBorder={false}"],
  ["sans-source=1", "showsAttribution={false}"],
  ["atouts=1", "showsAttributeTags"],
])("writes the display option %s as %s", (query, prop) => {
  expect(code(query)).toContain(prop);
  expect(code("")).not.toContain(prop);
});

test("words of the address stay words in a search", () => {
  const list = code("composant=carrousel&choix=1&distance=1&unites=miles");
  expect(list).toContain('textQuery: "café \\"du port\\""');
  expect(list).toContain('units="IMPERIAL"');
  expect(list).toContain('orientation="HORIZONTAL"');
  expect(list).toContain("origin={{ latitude: 43.24123, longitude: 6.8 }}");
  expect(list).toContain("onSelect={(place) => console.log(place.id)}");
});

test("ways are asked for and shown together", () => {
  const list = code("composant=liste&trajet=1&unites=miles");
  expect(list).toContain("routingParameters: { origin: { latitude: 43.24123, longitude: 6.8 } }");
  expect(list).toContain("showsRoutingSummary");
  expect(list).toContain('units="IMPERIAL"');
  expect(code("composant=liste")).not.toContain("outing");
});

test("a long content stands over several lines", () => {
  expect(code("contenu=tout&source-clair=noir")).toContain(
    "\n        content={{\n          media: true,\n          rating: true,",
  );
});

test("a part takes facts of a place that is asked for with the part's own fields", () => {
  const fuel = code("composant=carburants");
  expect(fuel).toContain("PlaceFuelOptions.requiredFields,");
  expect(fuel).toContain("<PlaceFuelOptions fuelOptions={place.fuelOptions} />");
  expect(fuel).toContain('<div className="gmp-widget">');
});

test("the lightbox is opened and closed by the page", () => {
  expect(code("composant=visionneuse")).toContain("onClose={() => setOpen(false)}");
});

test("a place by location names its point, and a context is created before it is shown", () => {
  expect(code("composant=position")).toContain("location={{ latitude: 43.25, longitude: 6.85 }}");
  const context = code("composant=contexte");
  expect(context).toContain('import { PlaceContextual } from "@lieudit/react/contextual";');
  expect(context).toContain("const { contextToken } = await client.createContext({");
  expect(context).toContain("contextToken={contextToken}");
});
