import { describe, expect, test } from "vitest";
import { cookieValue } from "../../shell/http/cookie-value.ts";
import { consentCookie, readConsent } from "./consent-cookie.ts";
import { decideAll, UNDECIDED, writeConsentRecord } from "./consent-record.ts";

const DEFAULTS = { consentName: "consentement", consentLife: { JOUR: 365 }, path: "/", isSecure: false };

describe("the cookie", () => {
  test("lives 365 days on the chosen path, with no domain and no secure flag", () => {
    const value = writeConsentRecord(decideAll(true));
    expect(consentCookie(decideAll(true), DEFAULTS)).toBe(
      `consentement=${value}; Max-Age=31536000; Path=/; SameSite=Lax`,
    );
  });

  test("takes name, life, path and the secure flag from the settings [S9-018]", () => {
    const line = consentCookie(UNDECIDED, {
      consentName: "choix",
      consentLife: { JOUR: 182 },
      path: "/annonces",
      isSecure: true,
    });
    expect(line).toMatch(/^choix=.*; Max-Age=15724800; Path=\/annonces; SameSite=Lax; Secure$/);
  });
});

describe("a request", () => {
  const asked = (cookie: string) => new Request("http://site.test/", { headers: { cookie } });

  test("tells the record among other cookies", () => {
    const cookie = `a=1; consentement=${writeConsentRecord(decideAll(false))}; b=2`;
    expect(readConsent(asked(cookie), DEFAULTS)).toEqual(decideAll(false));
  });

  test("without the cookie, or with a damaged one, has none", () => {
    expect(readConsent(new Request("http://site.test/"), DEFAULTS)).toBeNull();
    expect(readConsent(asked("consentement=%7Btrue"), DEFAULTS)).toBeNull();
    expect(readConsent(asked("xconsentement=%7B%7D"), DEFAULTS)).toBeNull();
  });

  test.each([
    ["a=b=c", "a", "b=c"],
    [" a = b ", "a", "b"],
    ["=x; a", "a", undefined],
    ["", "a", undefined],
  ])("the header %j has for %s the value %s", (header, name, value) => {
    expect(cookieValue(header, name)).toBe(value);
  });
});
