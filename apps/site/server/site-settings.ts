import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { DEFAULT_RETENTION, type Retention } from "@lieudit/leads";
import { countSeconds, type Interval, readInterval } from "@lieudit/leads/forms";
import { describeWholeNumber, parseSettings, type Settings, SettingsError } from "@lieudit/places-api";
import { z } from "zod";
import { CATEGORY_COOKIES } from "../app/privacy/consent/category-cookies.ts";
import { VISIT_COOKIES } from "../app/shell/http/form-visit.ts";
import type { OutsideServices } from "../app/shell/services/outside-services.ts";

/** The API's settings and those of the site's own server. */
export interface SiteSettings extends Settings {
  /** WORKERS: processes that answer. Default 2, or 1 on a machine with one core. */
  workers: number;
  /** MAX_PAGES: pages that a process makes at a time; further ones are answered 503. Default 32. */
  maxPages: number;
  /** ACCESS_LOG: whether each answer gets a line of JSON; failures always do. Default `off`. */
  isAccessLogged: boolean;
  /** CONTACT_EMAIL: where readers write about a photo or a review. None by default. */
  contactEmail: string | null;
  /** CONTENT_DIR: the folder of the site's texts and of the facts about who runs it. Default `apps/site/content`. */
  contentDir: string;
  /** LISTINGS_INBOX: the folder in which agencies drop their deliveries. None by default. */
  listingsInbox: string | null;
  /** How cookies are set. */
  cookies: CookieSettings;
  /** Limits of uploads by forms, and their receiver. */
  forms: FormSettings;
  /** SMTP_URL and MAIL_FROM. */
  mail: MailSettings;
  /**
   * MATOMO_URL, MATOMO_SITE_ID, RECAPTCHA_SITE_KEY, RECAPTCHA_URL, PLAYER_ORIGINS and MASTODON_ORIGINS: all off
   * by default. VIEW_COUNTS: on by default.
   */
  outside: Omit<OutsideServices, "hasPosts">;
  /** RECAPTCHA_SECRET: what proves this site to the verification. None by default. */
  recaptchaSecret: string | null;
  /** MAP_STYLE_URL and MAP_STYLE_URL_DARK: map styles in place of the site's own. None by default. */
  mapStyles: { light?: string; dark?: string };
}

/** How the site's cookies are set. */
export interface CookieSettings {
  /** CONSENT_COOKIE: the name of the cookie that holds the consent record. Default `consentement`. */
  consentName: string;
  /** CONSENT_LIFE: how long a choice is kept. Default 365 days. */
  consentLife: Interval;
  /** COOKIE_PATH: the part of the site that cookies are for. Default `/`. */
  path: string;
  /** COOKIE_SECURE: whether cookies go over https only. Default `off`. */
  isSecure: boolean;
}

/** Limits of uploads by forms, and their receiver. */
export interface FormSettings {
  /** LEADS_EMAIL: who gets what is for no agency, or for one without an address. Default: the operator's address. */
  email: string | null;
  /** FORMS_PER_HOUR: forms that one address may send in an hour; 0 for any number. Default 60. */
  perHour: number;
  /** UPLOAD_QUOTA_MB: what all photos of forms may take on the disk, in bytes. Default 5000 MB. */
  quotaBytes: number;
  /** LEADS_RETENTION and REPORTS_RETENTION: how long forms are kept. Default three years, and one year. */
  retention: Retention;
  /** ALERTS_FREQUENCY: the least time between two checks of an alert. Default one day. */
  alertsFrequency: Interval;
}

/** How letters are sent. */
export interface MailSettings {
  /** SMTP_URL: the server that takes them; null: they are laid into a folder. None by default. */
  smtpUrl: string | null;
  /** MAIL_FROM: whom they come from. Default: the operator's address. */
  from: string | null;
}

/**
 * Reads all settings; an empty value counts as absent.
 *
 * @throws {SettingsError} with a sentence for each wrong setting.
 */
export function parseSiteSettings(env: Readonly<Record<string, string | undefined>>): SiteSettings {
  const problems: string[] = [];
  const checked = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };
  const settings = checked(() => parseSettings(env));
  const own = checked(() => parseOwnSettings(env));
  if (settings === undefined || own === undefined) throw new SettingsError(problems.join("\n"));
  const all = { ...settings, ...own };
  const contradictions = listContradictions(all);
  if (contradictions.length > 0) throw new SettingsError(contradictions.join("\n"));
  return all;
}

/** What each setting may be by itself, and the site cannot work with. */
function listContradictions({ publicUrl, cookies }: SiteSettings): string[] {
  const { pathname, protocol, hostname } = new URL(publicUrl);
  const { consentName, isSecure } = cookies;
  const isLocal = /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return [
    ...(pathname === "/"
      ? []
      : [
          `PUBLIC_URL: "${publicUrl}" has a path, and the pages of the site stand at the root of their host; give it a host of its own, such as https://annonces.exemple.fr.`,
        ]),
    ...(isSecure && protocol === "http:" && !isLocal
      ? [
          `COOKIE_SECURE: it is on, and over the http of PUBLIC_URL browsers keep no such cookie, so that no form could be sent; give an https PUBLIC_URL, or take it away.`,
        ]
      : []),
    ...(OTHER_COOKIES.has(consentName)
      ? [
          `CONSENT_COOKIE: "${consentName}" is the name of another cookie of the site; give another one, such as consentement.`,
        ]
      : []),
    ...(/^__(?:host|secure)-/i.test(consentName) && !isSecure
      ? [
          `CONSENT_COOKIE: browsers keep a "${consentName}" only with COOKIE_SECURE=on; set that too, or give another name, such as consentement.`,
        ]
      : []),
  ];
}

/** The site's cookies whose names are fixed. */
const OTHER_COOKIES: ReadonlySet<string> = new Set([
  ...VISIT_COOKIES,
  ...Object.values(CATEGORY_COOKIES).map(({ name }) => name),
]);

function parseOwnSettings(
  env: Readonly<Record<string, string | undefined>>,
): Omit<SiteSettings, keyof Settings> {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const answer = ownSettings.safeParse(given);
  if (!answer.success) {
    throw new SettingsError(
      answer.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  }
  const { data } = answer;
  return {
    workers: data.WORKERS,
    maxPages: data.MAX_PAGES,
    isAccessLogged: data.ACCESS_LOG,
    contactEmail: data.CONTACT_EMAIL,
    contentDir: data.CONTENT_DIR,
    listingsInbox: data.LISTINGS_INBOX,
    cookies: {
      consentName: data.CONSENT_COOKIE,
      consentLife: data.CONSENT_LIFE,
      path: data.COOKIE_PATH,
      isSecure: data.COOKIE_SECURE,
    },
    forms: {
      email: data.LEADS_EMAIL,
      perHour: data.FORMS_PER_HOUR,
      quotaBytes: data.UPLOAD_QUOTA_MB * 1_000_000,
      retention: { requests: data.LEADS_RETENTION, reports: data.REPORTS_RETENTION },
      alertsFrequency: data.ALERTS_FREQUENCY,
    },
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM },
    outside: {
      matomo: both(data.MATOMO_URL, data.MATOMO_SITE_ID, ["MATOMO_URL", "MATOMO_SITE_ID"], (url, siteId) => ({
        url,
        siteId,
      })),
      recaptcha: both(
        data.RECAPTCHA_SITE_KEY,
        data.RECAPTCHA_SECRET,
        ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET"],
        (siteKey) => ({ url: data.RECAPTCHA_URL, siteKey }),
      ),
      playerOrigins: data.PLAYER_ORIGINS,
      mastodonOrigins: data.MASTODON_ORIGINS,
      countsViews: data.VIEW_COUNTS,
    },
    recaptchaSecret: data.RECAPTCHA_SECRET,
    mapStyles: mapStyles(data.MAP_STYLE_URL, data.MAP_STYLE_URL_DARK),
  };
}

const CONSENT_COOKIE_LIFE: Interval = { JOUR: 365 };

const ownSettings = z.object({
  WORKERS: describeWholeNumber(1, 64, "how many processes shall answer, such as 2").default(() =>
    Math.min(2, availableParallelism()),
  ),
  MAX_PAGES: describeWholeNumber(1, 99_999, "how many pages a process makes at a time, such as 32").default(
    32,
  ),
  ACCESS_LOG: onOrOff().default(false),
  CONTACT_EMAIL: mailAddress().nullable().default(null),
  LEADS_EMAIL: mailAddress().nullable().default(null),
  FORMS_PER_HOUR: describeWholeNumber(
    0,
    1_000_000,
    "how many forms an address may send in an hour, such as 60",
  ).default(60),
  UPLOAD_QUOTA_MB: describeWholeNumber(
    0,
    100_000_000,
    "how many megabytes photos may take, such as 5000",
  ).default(5000),
  SMTP_URL: z
    .string()
    .refine((value) => /^smtps?:\/\/[^/]/.test(value) && (URL.parse(value)?.hostname ?? "") !== "", {
      // Not the value: it may hold a password.
      error:
        "it is not the address of a mail server; give one such as smtp://user:password@smtp.exemple.fr:587.",
    })
    .nullable()
    .default(null),
  MAIL_FROM: mailAddress().nullable().default(null),
  CONTENT_DIR: z
    .string()
    .default(join(import.meta.dirname, "../content"))
    .transform((folder) => resolve(folder)),
  LISTINGS_INBOX: z
    .string()
    .transform((folder) => resolve(folder))
    .nullable()
    .default(null),
  // The characters that a cookie's name may have: https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1
  CONSENT_COOKIE: matching(
    /^[\w!#$%&'*+.^`|~-]{1,64}$/,
    "a name of a cookie; give letters, digits and dashes, such as consentement",
  ).default("consentement"),
  CONSENT_LIFE: interval({ JOUR: 1 }, { MOIS: 13 }).default(CONSENT_COOKIE_LIFE),
  LEADS_RETENTION: interval({ JOUR: 1 }, { AN: 10 }).default(DEFAULT_RETENTION.requests),
  REPORTS_RETENTION: interval({ JOUR: 1 }, { AN: 10 }).default(DEFAULT_RETENTION.reports),
  ALERTS_FREQUENCY: interval({ HEURE: 1 }, { MOIS: 1 }).default({ JOUR: 1 }),
  COOKIE_PATH: matching(/^\/[\w./~-]*$/, "a path of the site; give one such as /").default("/"),
  COOKIE_SECURE: onOrOff().default(false),
  MATOMO_URL: serviceAddress("https://stats.exemple.fr").nullable().default(null),
  MATOMO_SITE_ID: matching(/^\d{1,9}$/, "the number that Matomo gave this site; give one such as 1")
    .nullable()
    .default(null),
  RECAPTCHA_SITE_KEY: matching(/^[\w-]{1,100}$/, "a site key of reCAPTCHA v3")
    .nullable()
    .default(null),
  RECAPTCHA_SECRET: z
    .string()
    // Not the value: it is a secret.
    .refine((value) => /^[\w-]{1,100}$/.test(value), { error: "it is no secret key of reCAPTCHA v3." })
    .nullable()
    .default(null),
  RECAPTCHA_URL: serviceAddress("https://www.google.com").default("https://www.google.com"),
  PLAYER_ORIGINS: origins("https://video.exemple.fr"),
  MASTODON_ORIGINS: origins("https://mastodon.exemple.fr"),
  VIEW_COUNTS: onOrOff().default(true),
  MAP_STYLE_URL: styleAddress().nullable().default(null),
  MAP_STYLE_URL_DARK: styleAddress().nullable().default(null),
});

/** One style does for both themes where there is no dark one. */
function mapStyles(light: string | null, dark: string | null): SiteSettings["mapStyles"] {
  const inTheDark = dark ?? light;
  return { ...(light === null ? {} : { light }), ...(inTheDark === null ? {} : { dark: inTheDark }) };
}

/** Combines two settings that belong together; one alone is an error. */
function both<One, Other, Result>(
  one: One | null,
  other: Other | null,
  names: readonly [string, string],
  make: (one: One, other: Other) => Result,
): Result | null {
  if (one !== null && other !== null) return make(one, other);
  if (one === null && other === null) return null;
  const [given, missing] = one === null ? names.toReversed() : names;
  throw new SettingsError(
    `${missing}: it is missing, and ${given} is of no use without it; give both or none.`,
  );
}

/** Origins of other sites, with commas between. */
function origins(example: string) {
  return z
    .string()
    .transform((value, context) =>
      value.split(",").map((origin) => {
        const url = URL.parse(origin.trim());
        if (url !== null && /^https?:$/.test(url.protocol) && url.origin === origin.trim()) return url.origin;
        context.addIssue({
          code: "custom",
          message: `"${origin.trim()}" is not the origin of a site; give some such as ${example}, with commas between.`,
        });
        return z.NEVER;
      }),
    )
    .default([]);
}

/** Without a slash at its end. */
function serviceAddress(example: string) {
  return z
    .string()
    .refine(
      (value) => {
        const url = URL.parse(value);
        return url !== null && /^https?:$/.test(url.protocol) && !/[?#;,\s]/.test(value);
      },
      {
        error: ({ input }) =>
          `"${String(input)}" is not the address of a server; give one such as ${example}.`,
      },
    )
    .transform((value) => value.replace(/\/+$/, ""));
}

function styleAddress() {
  return z.string().refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ""), {
    error: ({ input }) =>
      `"${String(input)}" is not the address of a map style; give one such as https://cartes.exemple.fr/style.json.`,
  });
}

function mailAddress() {
  return matching(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, "an e-mail address; give one such as contact@exemple.fr");
}

/** Returns a setting such as `6 MOIS` or `1 AN|15 JOUR`, from `min` to `max`. */
function interval(min: Interval, max: Interval) {
  return z.string().transform((value, context) => {
    const read = readInterval(value);
    const seconds = read === null ? Number.NaN : countSeconds(read);
    if (read !== null && seconds >= countSeconds(min) && seconds <= countSeconds(max)) return read;
    context.addIssue({
      code: "custom",
      message: `"${value}" is not an interval from ${spellInterval(min)} to ${spellInterval(max)}; give one such as 6 MOIS or 1 AN|15 JOUR.`,
    });
    return z.NEVER;
  });
}

function spellInterval(spelled: Interval): string {
  return Object.entries(spelled)
    .map(([unit, amount]) => `${amount} ${unit}`)
    .join("|");
}

function onOrOff() {
  return z.string().transform((value, context) => {
    if (value === "on" || value === "off") return value === "on";
    context.addIssue({
      code: "custom",
      message: `"${value}" is neither on nor off; give one of the two.`,
    });
    return z.NEVER;
  });
}

function matching(pattern: RegExp, wanted: string) {
  return z.string().refine((value) => pattern.test(value), {
    error: ({ input }) => `"${String(input)}" is not ${wanted}.`,
  });
}
