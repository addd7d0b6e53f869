import { expect, test } from "vitest";
import { readWebsite, toWebAddress } from "./website.ts";

test.each([
  ["https://fournil.example.com/", "https://fournil.example.com/"],
  ["http://fournil.example.com", "http://fournil.example.com/"],
  ["www.fournil.example.com", "https://www.fournil.example.com/"],
  ["fournil.example.com/menu?a=1", "https://fournil.example.com/menu?a=1"],
  ["fournil.example.com:8080/x", "https://fournil.example.com:8080/x"],
  ["HTTPS://FOURNIL.example.com/Menu", "https://fournil.example.com/Menu"],
  ["https://café.example.com", "https://xn--caf-dma.example.com/"],
])("%s is linked as %s", (text, url) => expect(toWebAddress(text)).toBe(url));

test.each([
  "",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "ftp://fournil.example.com",
  "https://user:secret@fournil.example.com",
  "https://bank.example.com@evil.example.net",
  "https://127.0.0.1/",
  "http://[::1]/",
  "http://localhost/",
  "intranet",
  "https://a b.example.com",
  'https://fournil.example.com/"onmouseover=alert(1)',
  "https://fournil.example.com/\u202Egnp",
  `https://fournil.example.com/${"a".repeat(600)}`,
  "https://",
])("%s is not linked", (text) => expect(toWebAddress(text)).toBeUndefined());

test("uses the first valid URL of all keys", () => {
  expect(readWebsite({ website: "javascript:1;b.example.com", url: "c.example.com" })).toBe(
    "https://b.example.com/",
  );
  expect(readWebsite({ "contact:website": "c.example.com" })).toBe("https://c.example.com/");
  expect(readWebsite({ name: "none" })).toBeUndefined();
});

test("reads hostile values in time that grows with their length", () => {
  const start = process.cpuUsage();
  for (let run = 0; run < 100; run += 1) readWebsite({ website: `a${" ".repeat(4_096)}` });
  // With a pattern that looks for blanks before each semicolon it is more than a second.
  expect(process.cpuUsage(start).user).toBeLessThan(500_000);
});
