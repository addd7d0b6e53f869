import { expect, test } from "vitest";
import { composeLeadMail } from "./lead-mail.ts";

test("the email of a lead leads to the desk and to the listing, and is answered to the visitor", () => {
  const { text, replyTo, subject } = composeLeadMail({
    to: "agence@exemple.fr",
    subject: "Nous contacter",
    reference: "ABCDEFGHJK",
    listing: { id: "1", reference: "R-1", title: "Maison de bourg", path: "/bien/maison-1" },
    answers: [
      { name: "nom", label: "Nom et prénom", value: "Jeanne Marchand" },
      { name: "courriel", label: "Courriel", value: "jeanne@exemple.fr" },
    ],
    callConsent: null,
    fileCount: 0,
    wasConfirmed: false,
    brand: { name: "Lieudit", url: "https://lieudit.example", address: "1 rue du Port" } as never,
  });
  expect(text).toContain("Répondre dans l’espace");
  expect(text).toContain("https://lieudit.example/espace/demandes/ABCDEFGHJK");
  expect(text).toContain("https://lieudit.example/bien/maison-1");
  expect(replyTo).toBe("jeanne@exemple.fr");
  expect(subject).toContain("Jeanne Marchand");
});
