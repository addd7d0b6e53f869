import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFrontMatter } from "./front-matter.ts";

test("a head gives its values, and the rest is the body", () => {
  const { matter, body } = readFrontMatter(
    '---\ntitre: "Vendre : par où commencer"\ndescription: Les étapes.\ndate: 2026-03-12\nauteur: Jeanne Lefort\nimage: /articles/vente.webp | Une maison\nthemes: [vente, maison]\n---\n## Un\n---\n',
    "guides/vendre.md",
  );
  expect(matter).toEqual({
    video: null,
    publication: null,
    lieux: null,
    titre: "Vendre : par où commencer",
    description: "Les étapes.",
    date: "2026-03-12",
    miseAJour: null,
    auteur: "Jeanne Lefort",
    image: { src: "/articles/vente.webp", alt: "Une maison" },
    themes: ["vente", "maison"],
  });
  expect(body).toBe("## Un\n---\n");
});

test.each([
  ["# Vendre\n", "does not begin with its title"],
  ["---\ntitre: A\n---\n", 'has no "description"'],
  ["---\ntitre: A\ndescription: B\ntags: c\n---\n", '"tags: c" is not one of the lines titre, description'],
  ["---\ntitre: A\ntitre: B\n---\n", 'has two lines "titre"'],
  ["---\ntitre: A\ndescription: B\ndate: 12/03/2026\n---\n", 'the date "12/03/2026" is no day'],
  ["---\ntitre: A\ndescription: B\ndate: 2026-02-31\n---\n", 'the date "2026-02-31" is no day'],
  ["---\ntitre: A\ndescription: B\nimage: https://x.example/a.png\n---\n", "is no picture of this site"],
  ["---\ntitre: A\ndescription: B\nimage: //x.example/a.png\n---\n", "is no picture of this site"],
  ["---\ntitre: A\ndescription: B\n__proto__: x\n---\n", "is not one of the lines"],
])("%j is refused in a sentence", (text, sentence) => {
  expect(() => readFrontMatter(text, "guides/vendre.md")).toThrow(sentence);
});

test("a film and a post of known sites may stand under a text, anything else is refused in a sentence", () => {
  const head = (line: string) =>
    readFrontMatter(`---\ntitre: A\ndescription: B\n${line}\n---\n`, "guides/a.md").matter;
  expect(head("video: https://youtu.be/abc").video).toBe("https://youtu.be/abc");
  expect(head("publication: https://www.instagram.com/p/abc/").publication).toContain("instagram");
  for (const line of [
    "video: https://autre.exemple/film",
    "video: https://www.instagram.com/p/abc/",
    "publication: x",
  ]) {
    expect(() => head(line)).toThrow("on a site whose player is known");
  }
});

test("reads the example of the README", () => {
  const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
  const [, example = ""] = /```yaml\n(.*?)```/s.exec(readme) ?? [];
  expect(readFrontMatter(example, "README.md").matter).toMatchObject({
    titre: expect.stringMatching(/^Acheter/),
  });
});
