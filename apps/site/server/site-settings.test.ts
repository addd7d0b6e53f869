import { expect, test } from "vitest";
import { parseSiteSettings } from "./site-settings.ts";

test("an empty environment gives the defaults", () => {
  const settings = parseSiteSettings({});
  expect(settings).toMatchObject({ port: 3000, isAccessLogged: false });
  expect(settings.workers).toBeGreaterThanOrEqual(1);
  expect(settings.workers).toBeLessThanOrEqual(2);
});

test.each(["0", "-1", "65", "two", "1.5", "1e1"])("WORKERS=%s is refused in a sentence", (value) => {
  expect(() => parseSiteSettings({ WORKERS: value })).toThrow(
    `WORKERS: "${value}" is not a whole number from 1 to 64`,
  );
});

test("how many pages are made at a time is a setting", () => {
  expect(parseSiteSettings({}).maxPages).toBe(32);
  expect(parseSiteSettings({ MAX_PAGES: "4" }).maxPages).toBe(4);
  expect(() => parseSiteSettings({ MAX_PAGES: "0" })).toThrow('MAX_PAGES: "0" is not a whole number');
});

test("an address to write to is checked", () => {
  expect(parseSiteSettings({}).contactEmail).toBeNull();
  expect(parseSiteSettings({ CONTACT_EMAIL: "contact@exemple.fr" }).contactEmail).toBe("contact@exemple.fr");
  expect(() => parseSiteSettings({ CONTACT_EMAIL: "a@b?bcc=c" })).toThrow("is not an e-mail address");
});

test("cookies live 365 days, on the whole site, without the secure flag, unless the operator says otherwise", () => {
  expect(parseSiteSettings({}).cookies).toEqual({
    consentName: "consentement",
    consentLife: { JOUR: 365 },
    path: "/",
    isSecure: false,
  });
  expect(
    parseSiteSettings({
      CONSENT_COOKIE: "choix",
      CONSENT_LIFE: "6 MOIS",
      COOKIE_PATH: "/annonces",
      COOKIE_SECURE: "on",
    }).cookies,
  ).toEqual({ consentName: "choix", consentLife: { MOIS: 6 }, path: "/annonces", isSecure: true });
});

test.each([
  [{ CONSENT_COOKIE: "a b" }, 'CONSENT_COOKIE: "a b" is not a name of a cookie'],
  // No tracker may live longer than 13 months.
  [{ CONSENT_LIFE: "14 MOIS" }, 'CONSENT_LIFE: "14 MOIS" is not an interval from 1 JOUR to 13 MOIS'],
  [{ CONSENT_LIFE: "365" }, 'CONSENT_LIFE: "365" is not an interval'],
  [{ LEADS_RETENTION: "3 YEARS" }, 'LEADS_RETENTION: "3 YEARS" is not an interval from 1 JOUR to 10 AN'],
  [{ ALERTS_FREQUENCY: "1 SECONDE" }, 'ALERTS_FREQUENCY: "1 SECONDE" is not an interval from 1 HEURE'],
  [{ COOKIE_PATH: "/; Domain=x" }, 'COOKIE_PATH: "/; Domain=x" is not a path of the site'],
  [{ COOKIE_SECURE: "yes" }, 'COOKIE_SECURE: "yes" is neither on nor off'],
])("%j is refused in a sentence", (env, message) => {
  expect(() => parseSiteSettings(env)).toThrow(message);
});

test.each([
  [{ PUBLIC_URL: "https://exemple.fr/annonces" }, /^PUBLIC_URL: .* has a path/],
  [{ PUBLIC_URL: "http://annonces.exemple.fr", COOKIE_SECURE: "on" }, /^COOKIE_SECURE: it is on/],
  [{ CONSENT_COOKIE: "visite" }, /^CONSENT_COOKIE: "visite" is the name of another cookie/],
  [{ CONSENT_COOKIE: "selection_biens" }, /^CONSENT_COOKIE: .* another cookie/],
  [{ CONSENT_COOKIE: "__Host-choix" }, /^CONSENT_COOKIE: browsers keep/],
  [{ SMTP_URL: "smtp:exemple.fr" }, /^SMTP_URL: it is not the address of a mail server/],
  [{ SMTP_URL: "smtp:///" }, /^SMTP_URL: it is not the address of a mail server/],
])("%j, with which the site could not work, is refused", (env, message) => {
  expect(() => parseSiteSettings(env)).toThrow(message);
});

test("secure cookies work over https, and over http on this machine alone", () => {
  for (const PUBLIC_URL of [
    "https://exemple.fr",
    "http://localhost:3000",
    "http://127.0.0.1",
    "http://[::1]:80",
  ])
    expect(parseSiteSettings({ PUBLIC_URL, COOKIE_SECURE: "on" }).cookies.isSecure).toBe(true);
});

test("a map style replaces the site's own, and one does for light and dark", () => {
  const light = "https://cartes.exemple.fr/clair.json";
  const dark = "https://cartes.exemple.fr/sombre.json";
  expect(parseSiteSettings({}).mapStyles).toEqual({});
  expect(parseSiteSettings({ MAP_STYLE_URL: light }).mapStyles).toEqual({ light, dark: light });
  expect(parseSiteSettings({ MAP_STYLE_URL: light, MAP_STYLE_URL_DARK: dark }).mapStyles).toEqual({
    light,
    dark,
  });
  expect(() => parseSiteSettings({ MAP_STYLE_URL: "file:///etc/passwd" })).toThrow(
    'MAP_STYLE_URL: "file:///etc/passwd" is not the address of a map style; give one such as',
  );
});

test("every invalid setting is reported at once", () => {
  expect(() => parseSiteSettings({ PORT: "x", WORKERS: "x", ACCESS_LOG: "yes" })).toThrow(
    /PORT: [\s\S]*WORKERS: [\s\S]*ACCESS_LOG: /,
  );
});

test("given values are taken", () => {
  expect(parseSiteSettings({ WORKERS: "4", ACCESS_LOG: "on", PORT: "8080" })).toMatchObject({
    workers: 4,
    isAccessLogged: true,
    port: 8080,
  });
});

test("nothing of other servers is used unless the operator sets it up, whole", () => {
  expect(parseSiteSettings({})).toMatchObject({
    outside: { matomo: null, recaptcha: null, playerOrigins: [], mastodonOrigins: [], countsViews: true },
    recaptchaSecret: null,
  });
  const { outside, recaptchaSecret } = parseSiteSettings({
    MATOMO_URL: "https://stats.exemple.fr/matomo/",
    MATOMO_SITE_ID: "3",
    RECAPTCHA_SITE_KEY: "public",
    RECAPTCHA_SECRET: "secret",
    PLAYER_ORIGINS: "https://video.exemple.fr, https://visites.exemple.fr:8443",
    MASTODON_ORIGINS: "https://mastodon.exemple.fr",
    VIEW_COUNTS: "off",
  });
  expect(outside).toEqual({
    matomo: { url: "https://stats.exemple.fr/matomo", siteId: "3" },
    recaptcha: { url: "https://www.google.com", siteKey: "public" },
    playerOrigins: ["https://video.exemple.fr", "https://visites.exemple.fr:8443"],
    mastodonOrigins: ["https://mastodon.exemple.fr"],
    countsViews: false,
  });
  expect(recaptchaSecret).toBe("secret");
});

test.each<[Record<string, string>, string]>([
  [{ MATOMO_URL: "https://stats.exemple.fr" }, "MATOMO_SITE_ID: it is missing"],
  [{ RECAPTCHA_SECRET: "secret" }, "RECAPTCHA_SITE_KEY: it is missing"],
  [{ MATOMO_URL: "stats", MATOMO_SITE_ID: "1" }, "is not the address of a server"],
  [{ MATOMO_URL: "https://a.fr;script-src *", MATOMO_SITE_ID: "1" }, "is not the address of a server"],
  [{ PLAYER_ORIGINS: "https://video.exemple.fr/films" }, "is not the origin of a site"],
  [{ PLAYER_ORIGINS: "*" }, "is not the origin of a site"],
])("%j is refused in a sentence that tells no secret", (env, sentence) => {
  expect(() => parseSiteSettings(env)).toThrow(sentence);
  expect(() => parseSiteSettings(env)).not.toThrow(/"secret"/);
});
