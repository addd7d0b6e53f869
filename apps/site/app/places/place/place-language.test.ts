import { expect, test } from "vitest";
import { decide, decideAll, UNDECIDED } from "../../privacy/consent/consent-record.ts";
import { askedLanguage, languageCookie, rememberedLanguage } from "./place-language.ts";

const SETTINGS = { consentName: "consentement", consentLife: { JOUR: 365 }, path: "/", isSecure: false };

test("a language is remembered only with consent", () => {
  const kept = "a=1; langue_lieux=en";
  expect(rememberedLanguage(kept, decide(UNDECIDED, "i18n", true))).toBe("en");
  for (const consent of [null, UNDECIDED, decideAll(false)])
    expect(rememberedLanguage(kept, consent)).toBe("fr");
  expect(rememberedLanguage("langue_lieux=<b>", decideAll(true))).toBe("fr");
});

test.each([
  ["langue=ar", "ar"],
  ["langue=sv", null],
  ["", null],
])("the address %j asks for %s", (query, language) => {
  expect(askedLanguage(new URLSearchParams(query))).toBe(language);
});

test("the cookie lasts as long as the consent", () => {
  expect(languageCookie("en", SETTINGS)).toBe(
    "langue_lieux=en; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax",
  );
});
