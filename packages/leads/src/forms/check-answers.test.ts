import { cleanText } from "@lieudit/listing-model/text";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkAnswers, dayInFrance } from "./check-answers.ts";
import { type FormField, getFields } from "./form-definition.ts";
import { FORM_DEFINITIONS, findForm } from "./form-definitions.ts";

const TODAY = "2026-11-20" as const;

const FIELDS: Readonly<Record<string, FormField>> = {
  email: { type: "email", name: "f", label: "F" },
  tel: { type: "tel", name: "f", label: "F" },
  postcode: { type: "postcode", name: "f", label: "F" },
  number: { type: "number", name: "f", label: "F", min: 1, max: 1000, unit: "m²" },
  whole: { type: "number", name: "f", label: "F", min: 0, max: 100, isWhole: true },
  year: { type: "year", name: "f", label: "F", min: 1900 },
  date: { type: "date", name: "f", label: "F" },
  choice: { type: "choice", name: "f", label: "F", options: ["Oui", "Non"] },
  text: { type: "text", name: "f", label: "F", isRequired: true },
  long: { type: "long-text", name: "f", label: "F" },
};

/** Returns the accepted value of a typed text, or its error. */
function check(field: string, typed: string): string {
  const { answers, errors } = checkAnswers([FIELDS[field] as FormField], new Map([["f", typed]]), TODAY);
  return answers[0]?.value ?? errors[0]?.message ?? "nothing";
}

test.each([
  ["email", "lea@exemple.fr", "lea@exemple.fr"],
  ["tel", "06.12 34-56(78)", "06 12 34 56 78"],
  ["tel", "0033 6 12 34 56 78", "+33612345678"],
  ["tel", "+33 (0)6 12 34 56 78", "+33612345678"],
  ["tel", "+352 621 123 456", "+352621123456"],
  ["postcode", "83 999", "83999"],
  ["number", "85,5", "85,5\u00a0m²"],
  ["whole", "2,0", "2"],
  ["whole", "-0", "0"],
  ["year", " 2026 ", "2026"],
  ["date", " 7/3/2027 ", "07/03/2027"],
  ["date", "2027-03-07", "07/03/2027"],
  ["choice", "Non", "Non"],
  ["text", "  Léa\u0000\u202e d’Orvain\r\n", "Léa d’Orvain"],
  ["long", "un\r\ndeux", "un\ndeux"],
  ["email", " ", "nothing"],
])("a field of the kind %s takes %j as %j", (field, typed, kept) => {
  expect(check(field, typed)).toBe(kept);
});

test.each([
  ["email", "lea@exemple", /n’est pas complète/],
  ["email", "lea@exemple.fr, max@exemple.fr", /n’est pas complète/],
  ["email", "Léa <lea@exemple.fr>", /n’est pas complète/],
  ["tel", "06 12 34", /dix chiffres/],
  ["tel", "+33 6 12 34 56 7", /dix chiffres/],
  ["postcode", "8399", /cinq chiffres/],
  ["number", "-5", /trop petit.*minimum est 1/],
  ["number", "\u22125", /trop petit/],
  ["number", "5-3", /pas un nombre/],
  ["number", "--5", /pas un nombre/],
  ["whole", "2,5", /nombre entier/],
  ["whole", "-2,5", /trop petit/],
  ["number", "1.2.3", /pas un nombre/],
  ["number", "1e3", /pas un nombre/],
  ["number", "0", /trop petit/],
  ["number", "1001", /trop grand/],
  ["year", "1899", /trop ancienne.*1900/],
  ["year", "2027", /pas encore venue.*2026/],
  ["year", "26", /quatre chiffres/],
  ["date", "31/02/2027", /n’existe pas/],
  ["date", "03/25/2027", /n’existe pas/],
  ["date", "19/11/2026", /vient trop tôt/],
  ["date", "22/11/2027", /trop lointaine/],
  ["choice", "Peut-être", /n’est pas dans la liste/],
  ["text", "", /Remplissez/],
  ["text", "x".repeat(201), /plus de 200 caractères/],
  ["long", "x".repeat(5001), /plus de 5000 caractères/],
])("a field of the kind %s refuses %j", (field, typed, sentence) => {
  expect(check(field, typed)).toMatch(sentence);
});

test("a range ends at least a day after its start, even if the start is invalid", () => {
  const fields: FormField[] = [
    { type: "date", name: "du", label: "Du" },
    { type: "date", name: "au", label: "Au", after: "du" },
  ];
  const errors = (du: string, au: string) =>
    checkAnswers(fields, new Map(Object.entries({ du, au })), TODAY).errors.map(({ name }) => name);
  expect(errors("01/12/2026", "02/12/2026")).toEqual([]);
  expect(errors("01/12/2026", "01/12/2026")).toEqual(["au"]);
  expect(errors("02/12/2026", "01/12/2026")).toEqual(["au"]);
  expect(errors("", "01/12/2026")).toEqual([]);
  expect(errors("demain", "01/12/2026")).toEqual(["du"]);
});

test("the current day is the day in France", () => {
  expect(dayInFrance(new Date("2026-11-19T23:30:00Z"))).toBe("2026-11-20");
  expect(dayInFrance(new Date("2026-07-19T22:30:00Z"))).toBe("2026-07-20");
});

describe("10,000 hostile values", () => {
  test("throw nothing, and stored values have no control characters", () => {
    const fields = FORM_DEFINITIONS.flatMap(getFields);
    const values = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.constantFrom(
        "\ud800",
        "\u0000",
        "javascript:alert(1)",
        "<svg/onload=alert(1)>",
        "=1+1",
        "\r\nBcc: x",
        "__proto__",
      ),
    );
    fc.assert(
      fc.property(fc.nat(fields.length - 1), values, (at, value) => {
        const field = fields[at];
        if (field === undefined) return;
        const { answers, errors } = checkAnswers([field], new Map([[field.name, value]]), TODAY);
        expect(answers.length + errors.length).toBeLessThanOrEqual(1);
        for (const answer of answers) {
          expect(answer.value.isWellFormed()).toBe(true);
          expect(answer.value).not.toMatch(field.type === "long-text" ? /[^\P{Cc}\n]/u : /\p{Cc}/u);
        }
      }),
      { numRuns: 10_000, seed: 11 },
    );
  });

  test("ordinary text is unchanged", () => {
    expect(cleanText("Zoë – « ça va ? » 😀\u200d🌈")).toBe("Zoë – « ça va ? » 😀\u200d🌈");
  });
});

test("each form has a path and unique field names", () => {
  for (const definition of FORM_DEFINITIONS) {
    expect(findForm(`${definition.path}/x`)).toBe(definition);
    const names = getFields(definition).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(findForm("/")).toBeUndefined();
});
