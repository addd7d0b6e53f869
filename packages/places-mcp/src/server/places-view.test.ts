import { expect, test } from "vitest";
import { connectClient } from "../../test/connect-client.ts";

const URI = "ui://lieudit/places.html";

test("offers the view as a page without access to any address, and links it to the tools that list places", async () => {
  const { client } = await connectClient({ places: [], view: "<p>places</p>" });
  const { contents } = await client.readResource({ uri: URI });
  expect(contents).toEqual([
    {
      uri: URI,
      mimeType: "text/html;profile=mcp-app",
      text: "<p>places</p>",
      _meta: { ui: { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: true } },
    },
  ]);
  const { tools } = await client.listTools();
  const withView = tools.filter(({ _meta }) => JSON.stringify(_meta ?? {}).includes(URI));
  expect(withView.map(({ name }) => name)).toEqual([
    "search_places",
    "place_details",
    "compare_places",
    "reachable_places",
  ]);
});

test("names no view when it is not built", async () => {
  const { client } = await connectClient({ places: [], view: null });
  const { tools } = await client.listTools();
  expect(tools.every(({ _meta }) => _meta?.ui === undefined)).toBe(true);
  expect(client.getServerCapabilities()?.resources).toBeUndefined();
});
