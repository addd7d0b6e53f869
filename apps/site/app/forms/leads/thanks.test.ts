import { findForm } from "@lieudit/leads/forms";
import { expect, test } from "vitest";
import { calendarPath, getThanks, thankedReference, thanksPath } from "./thanks.ts";

const contact = findForm("/contact");
if (contact === undefined) throw new Error("there is a contact form");

const REFERENCE = "ABCDEFGHJK";
const saidAfter = (awaited: Parameters<typeof thanksPath>[1]["awaited"]) => {
  const address = new URL(thanksPath(contact, { reference: REFERENCE, awaited }, null), "http://localhost");
  expect([address.pathname, address.searchParams.get("numero")]).toEqual(["/merci/contact", REFERENCE]);
  expect(thankedReference(address.searchParams)).toBe(REFERENCE);
  return getThanks(contact, address.searchParams);
};

test("a letter is announced only where one was written", () => {
  expect(saidAfter("asked").text).toContain("Nous venons de vous écrire");
  const { heading, text } = saidAfter("asked-before");
  expect(heading).toBe("Encore une étape");
  expect(text).not.toContain("Nous venons de vous écrire");
  expect(text).toContain("Nous avons déjà écrit plusieurs fois à cette adresse");
  expect(text).toContain("son lien confirme aussi cette demande");
});

test("what waits for nothing is thanked for", () => {
  expect(saidAfter(null)).toEqual({ heading: "Merci", text: contact.thanks });
});

test("what is about a listing leads back to it", () => {
  const known = { reference: REFERENCE, awaited: null };
  expect(thanksPath(contact, known, "1abc")).toBe(`/merci/contact?numero=${REFERENCE}&annonce=1abc`);
  expect(thanksPath(contact, known, null)).toBe(`/merci/contact?numero=${REFERENCE}`);
});

test("the days of a visit go into a calendar, once it waits for no confirmation", () => {
  const visit = findForm("/visite");
  if (visit === undefined) throw new Error("there is a form for visits");
  const read = (query: string, form = visit) => calendarPath(form, new URLSearchParams(query));
  expect(read("numero=A&du=2026-12-05")).toBe("/merci/visite/agenda.ics?numero=A&du=2026-12-05");
  for (const query of [
    "",
    "du=2026-02-31",
    "du=2026-12-05&au=2026-12-04",
    "du=2026-12-05&confirmation=attendue",
  ])
    expect(read(query)).toBeNull();
  expect(read("du=2026-12-05", contact)).toBeNull();
});

test.each(["", "numero=", "numero=1", "numero=<script>", "confirmation=attendue"])(
  "an address with %j thanks for nothing",
  (query) => {
    expect(thankedReference(new URLSearchParams(query))).toBeNull();
  },
);
