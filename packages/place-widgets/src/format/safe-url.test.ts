import { expect, test } from "vitest";
import { formatHost, phoneUrl, safeImageUrl, safeUrl } from "./safe-url.ts";

test.each([
  ["https://fournil.example/a?b=c#d"],
  ["http://fournil.example/"],
  ["mailto:bonjour@fournil.example"],
  ["tel:0499001234"],
])("%s is followed", (address) => {
  expect(safeUrl(address)).toBe(address);
});

test.each([
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://a.example/1",
  "file:///etc/passwd",
  "ftp://a.example/",
  "//a.example/",
  "/path",
  "fournil.example",
  "",
  null,
  undefined,
  42,
  {},
  ["https://a.example/"],
])("%j is not followed", (address) => {
  expect(safeUrl(address)).toBeUndefined();
});

test.each([
  "mailto:a@b.example",
  "tel:1",
  "data:image/png;base64,AA",
  "javascript:1",
  "//a.example/x",
  "/\\a.example/x",
])("%s is no picture", (address) => {
  expect(safeImageUrl(address)).toBeUndefined();
});

test("a picture may be a path on the page's own server", () => {
  expect(safeImageUrl("/v1/places/a/photos/b/media?maxWidthPx=500")).toBe(
    "/v1/places/a/photos/b/media?maxWidthPx=500",
  );
});

test.each([
  ["S9-071", "04 99 00 12 34", "tel:0499001234"],
  ["S9-072", "04-99-00-12-34", "tel:0499001234"],
  ["S9-073", "(04)99001234", "tel:0499001234"],
  ["S9-074", "+33499001234", "tel:33499001234"],
])("[%s] calling %s dials %s", (_, number, url) => {
  expect(phoneUrl(number)).toBe(url);
});

test("a site is shown as its host", () => {
  expect(formatHost("https://www.fournil.example/menu")).toBe("fournil.example");
});
