import { checkAnswers, findForm } from "@lieudit/leads/forms";
import { expect, test } from "vitest";
import { summariseErrors } from "./summarise-errors.ts";

test("what is wrong goes on small behind its field, and a telephone number stays on one line", () => {
  const definition = findForm("/rappel");
  const { errors } = checkAnswers(definition?.parts[0]?.fields ?? [], new Map(), "2026-11-20");
  const shown = summariseErrors({ problem: "answers", values: {}, errors, lostFiles: [], token: null });
  expect(shown.map(({ message }) => message)).toEqual([
    "Nom et prénom\u00a0: remplissez ce champ.",
    "Téléphone\u00a0: indiquez votre numéro de téléphone, comme 06\u00a012\u00a034\u00a056\u00a078.",
  ]);
});
