import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { escapeMarkup } from "./clean-text.ts";

test("markup becomes text, between tags and in an attribute", () => {
  expect(escapeMarkup(`a"b' <i>&amp;</i>`)).toBe("a&quot;b' &lt;i&gt;&amp;amp;&lt;/i&gt;");
  expect(escapeMarkup("L’église, 5 m²")).toBe("L’église, 5 m²");
});

test("no file of the site escapes markup with its own table", () => {
  const site = join(import.meta.dirname, "../../../../apps/site");
  const sources = ["app", "server"].flatMap((folder) =>
    readdirSync(join(site, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );
  const escaping = sources.filter((path) => readFileSync(join(site, path), "utf8").includes('"&lt;"'));
  expect(escaping).toEqual([]);
});
