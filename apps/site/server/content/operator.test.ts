import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fillFacts, readOperator } from "./operator.ts";

const json = readFileSync(join(import.meta.dirname, "../../content/exploitant.json"), "utf8");
const file = "exploitant.json";

/** The facts that come with the project, changed. */
function changed(change: (facts: Record<string, unknown>) => void): string {
  const facts = JSON.parse(json) as Record<string, unknown>;
  change(facts);
  return JSON.stringify(facts);
}

test("the facts that come with the project can be used", () => {
  expect(readOperator(json, file)).toMatchObject({
    postalCode: expect.stringMatching(/^\d{5}$/),
    accessibility: "non conforme",
  });
});

test("reports every missing or invalid fact, each in a sentence", () => {
  const broken = changed((facts) => {
    delete facts.mediateur;
    facts.telephone = "02 61 91 00 10";
  });
  expect(() => readOperator(broken, file)).toThrow(
    'exploitant.json has no "mediateur.nom", which the site must tell; add it',
  );
  expect(() => readOperator(broken, file)).toThrow(
    '"telephone" is "02 61 91 00 10", which cannot be used; write it like "+33261910010"',
  );
});

test.each([
  ["{", "is no JSON"],
  ["[]", "the whole is neither a text nor an object of texts"],
  [changed((facts) => Object.assign(facts, { capital: 20_000 })), '"capital" is neither a text'],
  [
    changed((facts) =>
      Object.assign(facts, { accessibilite: { etat: "partiellement conforme", taux: "83 %" } }),
    ),
    "without the audit that shows it",
  ],
  [changed((facts) => Object.assign(facts, { nom: " " })), '"nom" is neither a text'],
  [changed((facts) => Object.assign(facts, { securite: { contact: "javascript:x" } })), "securite.contact"],
])("%j is refused in a sentence", (wrong, sentence) => {
  expect(() => readOperator(wrong, file)).toThrow(sentence);
});

test("the statement of accessibility tells the rate of the audit, or that no audit is valid", () => {
  const audited = { etat: "partiellement conforme", taux: "83 %", audit: "Cabinet Clair, 3 mars 2026" };
  const operator = readOperator(
    changed((facts) => Object.assign(facts, { accessibilite: audited })),
    file,
  );
  expect(operator.facts["accessibilite.resultat"]).toContain("(Cabinet Clair, 3 mars 2026) montre que 83 %");
  expect(readOperator(json, file).facts["accessibilite.resultat"]).toMatch(/^Aucun audit/);
});

test("facts fill a text as words only, and an unknown one is refused", () => {
  const operator = readOperator(
    changed((facts) => Object.assign(facts, { nom: "A *b* [c](d) <e>" })),
    file,
  );
  expect(fillFacts("{{nom}}, {{ adresse.commune }}", operator, "legal/x.md")).toBe(
    "A \\*b\\* \\[c\\]\\(d\\) \\<e\\>, Aubremer",
  );
  expect(() => fillFacts("{{capitale}}", operator, "legal/x.md")).toThrow(
    'legal/x.md tells "capitale", which exploitant.json does not have',
  );
  expect(() => fillFacts("{{constructor}}", operator, "legal/x.md")).toThrow('tells "constructor"');
});
