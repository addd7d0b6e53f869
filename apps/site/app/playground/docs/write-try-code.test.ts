import { expect, test } from "vitest";
import { writeTryCode } from "./write-try-code.ts";

const ORIGIN = "https://lieux.test";

test.each([
  ["http://localhost:3000/maps/api/js"],
  ["https://places.example/maps/api/js"],
  ["https://lieux.example.org/maps/api/js"],
])("%s is of this server", (address) => {
  const code = `<script async src="${address}"></script>\n`;
  expect(writeTryCode(code, ORIGIN)).toBe(`<script async src="${ORIGIN}/maps/api/js"></script>`);
});

test("elements alone get the script that defines them", () => {
  expect(writeTryCode("<gmp-map></gmp-map>\n", ORIGIN)).toBe(
    `<script async src="${ORIGIN}/maps/api/js?libraries=places,maps,marker&loading=async"></script>\n\n<gmp-map></gmp-map>`,
  );
  expect(writeTryCode('<a href="https://www.example.org/">', ORIGIN)).toContain("https://www.example.org/");
});
