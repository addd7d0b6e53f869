import { expect, test } from "vitest";
import { readKitSettings } from "./kit-settings.ts";
import { KIT_WIDGETS } from "./kit-widgets.ts";
import { pageCode } from "./page-code.ts";

const subject = {
  placeId: "osm-n-0000000101",
  textQuery: `a"</script><!--`,
  point: { latitude: 43.25, longitude: 6.85 },
  contextToken: "jeton",
  center: { latitude: 43.2, longitude: 6.8 },
  baseUrl: "https://lieux.example",
};
const code = (query: string) => pageCode(readKitSettings(new URLSearchParams(query)), subject);

test("a page loads the built kit from the site and draws the place", () => {
  expect(
    code("titre=h2"),
  ).toBe(`<link rel="stylesheet" href="https://lieux.example/kit/preact/whole-kit/styles.css">
<div id="lieu" lang="fr" dir="ltr"></div>
<script type="module">
  import { createElement, createRoot, PlaceDetails, PlacesProvider } from "https://lieux.example/kit/preact/whole-kit/whole-kit.js";
  import { createPlacesClient } from "https://lieux.example/kit/client.js";
  import { fr } from "https://lieux.example/kit/text/fr.js";

  const client = createPlacesClient({ baseUrl: "https://lieux.example" });
  const root = createRoot(document.getElementById("lieu"));
  root.render(
    createElement(PlacesProvider, { client, text: fr, region: "FR" },
      createElement(PlaceDetails, {
        placeId: "osm-n-0000000101",
      }),
    ),
  );
</script>
`);
});

test("language, direction, scheme, width and the widget's options come along", () => {
  const card = code(
    "composant=carte&orientation=horizontale&tronque=1&langue=ar&sens=gauche-droite&theme=sombre&largeur=320",
  );
  expect(card).toContain(
    '<div id="lieu" lang="ar" dir="ltr" style="color-scheme: dark; inline-size: 320px">',
  );
  expect(card).toContain('{ client, text: ar, region: "FR", direction: "ltr" }');
  expect(card).toContain('orientation: "HORIZONTAL",\n        truncationPreferred: true,');
});

test("every component is a script that can be read, whatever was typed", () => {
  for (const { slug } of KIT_WIDGETS) {
    const html = code(
      `composant=${slug}&contenu=tout&source-clair=noir&distance=1&choix=1&trajet=1&unites=miles`,
    );
    if (html === null) {
      // Pages have the contextual view as an element only.
      expect(slug).toBe("contexte");
      continue;
    }
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const script = html.slice(html.indexOf('module">') + 8, html.indexOf("</script>"));
    const body = script.replace(/^ *import .*$/gm, "");
    expect(() => new Function(`return async () => {${body}}`), slug).not.toThrow();
  }
});
