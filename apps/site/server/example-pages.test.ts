import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EXAMPLES } from "../app/playground/examples/example-list.ts";
import { readExamplePages } from "./example-pages.ts";

const pages = readExamplePages({ publicUrl: "https://www.exemple.fr", mapOrigins: [] });
const get = (path: string) => pages(new Request(`https://www.exemple.fr${path}`));

test("the list has each folder of examples/ that needs no bundler", () => {
  const folder = join(import.meta.dirname, "../../../examples");
  const plain = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) => {
      const files = readdirSync(join(folder, name));
      return files.includes("index.html") && !files.some((file) => file.endsWith(".tsx"));
    });
  expect(EXAMPLES.map((example) => example.folder).toSorted()).toEqual(
    plain.map(({ name }) => name).toSorted(),
  );
});

test.each(EXAMPLES)("$folder loads the script of this site and may run its own", async ({ folder }) => {
  const page = get(`/exemples/${folder}/`);
  const html = await page?.text();
  expect(html).toContain('src="/maps/api/js?');
  expect(html).not.toContain("localhost");
  expect(page?.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page?.headers.get("content-security-policy")).toContain("script-src 'self' 'unsafe-inline'");
});

test("an address without its slash leads to the page, since its style sheet lies beside its folder", () => {
  const answer = get("/exemples/photos");
  expect(answer?.status).toBe(308);
  expect(answer?.headers.get("location")).toBe("/exemples/photos/");
  expect(get("/exemples/page.css")?.headers.get("content-type")).toBe("text/css; charset=utf-8");
});

test("the empty name leads to the list, and other addresses are for the pages of the site", () => {
  expect(get("/exemples/")?.headers.get("location")).toBe("/exemples");
  for (const path of [
    "/exemples",
    "/exemples/react-map/",
    "/exemples/../package.json",
    "/exemples/photos/x",
    "/exemples/apps/next/package.json",
    "/exemples/apps/next/gone.tsx",
    "/exemples/test/example-pages.ts",
  ]) {
    expect(get(path)).toBeNull();
  }
});

test.each([
  ["apps/unit-test/src/store-finder.test.jsx", "createFakePlacesServer"],
  ["apps/react-router/app/routes/home.tsx", "loader"],
  ["apps/vue/src/place-page.vue", "gmp-place-search"],
  ["registry/store-locator.tsx", "PlaceSearchList"],
  ["react-map/main.tsx", "APIProvider"],
])("the code of %s is text", async (path, word) => {
  const answer = get(`/exemples/${path}`);
  expect(answer?.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await answer?.text()).toContain(word);
});
