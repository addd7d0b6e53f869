import { createElement, lazy, Suspense } from "react";
import { expect, test } from "vitest";
import { renderPage } from "./render-page.ts";

const NONCE = "c2VjcmV0";

function Broken(): never {
  throw new Error("no such card");
}

function aPage(body: React.ReactNode): React.ReactNode {
  return createElement("html", null, createElement("head"), createElement("body", null, body));
}

test("renders a whole document", async () => {
  expect((await renderPage(aPage("Bonjour"), NONCE)).toString()).toBe(
    "<!DOCTYPE html><html><head></head><body>Bonjour</body></html>",
  );
});

test("waits for a part that loads later and writes it in its place, without a script", async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => React.ReactNode }>();
  const Part = lazy(() => promise);
  const page = aPage(createElement(Suspense, { fallback: "…" }, createElement(Part)));
  const rendered = renderPage(page, NONCE);
  setTimeout(() => resolve({ default: () => "la carte" }), 20);
  const html = (await rendered).toString();
  expect(html).toMatch(/^<!DOCTYPE html><html><head><\/head><body>.*la carte.*<\/body><\/html>$/);
  expect(html).not.toMatch(/…|<script/);
});

test("rejects with the error of a component outside every boundary", async () => {
  await expect(renderPage(aPage(createElement(Broken)), NONCE)).rejects.toThrow("no such card");
});
