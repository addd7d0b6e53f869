import { expect, test } from "vitest";
import { writeTryCode } from "./write-try-code.ts";

const ORIGIN = "https://lieux.test";
const writeHtml = (code: string) => writeTryCode({ code, language: "html" }, ORIGIN);

test.each([
  ["http://localhost:3000/maps/api/js"],
  ["https://places.example/maps/api/js"],
  ["https://lieux.example.org/maps/api/js"],
])("%s is of this server", (address) => {
  const code = `<script async src="${address}"></script>\n`;
  expect(writeHtml(code)).toBe(`<script async src="${ORIGIN}/maps/api/js"></script>`);
});

test("elements alone get the script that defines them", () => {
  expect(writeHtml("<gmp-map></gmp-map>\n")).toBe(
    `<script async src="${ORIGIN}/maps/api/js?libraries=places,maps,marker&loading=async"></script>\n\n<gmp-map></gmp-map>`,
  );
  expect(writeHtml('<a href="https://www.example.org/">')).toContain("https://www.example.org/");
});

test("a module gets no script and no key, and is called where it only declares something", () => {
  const code = 'const client = createPlacesClient({ baseUrl: "https://lieux.example", key: "mine" });\n';
  expect(writeTryCode({ code, language: "ts", call: "await load('a')" }, ORIGIN)).toBe(
    `const client = createPlacesClient({ baseUrl: "${ORIGIN}" });\n\nconsole.log(await load('a'));`,
  );
});
