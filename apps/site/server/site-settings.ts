import { availableParallelism } from "node:os";
import { parseSettings, type Settings, SettingsError } from "@lieudit/places-api";

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
  const workers = checked(() => parseWorkers(env.WORKERS?.trim()));
  const maxPages = checked(() => parseMaxPages(env.MAX_PAGES?.trim()));
  const isAccessLogged = checked(() => parseAccessLog(env.ACCESS_LOG?.trim()));
  const contactEmail = checked(() => parseContactEmail(env.CONTACT_EMAIL?.trim()));
  if (
    settings === undefined ||
    workers === undefined ||
    maxPages === undefined ||
    isAccessLogged === undefined ||
    contactEmail === undefined
  ) {
    throw new SettingsError(problems.join("\n"));
  }
  return { ...settings, workers, maxPages, isAccessLogged, contactEmail };
}

function parseWorkers(value: string | undefined): number {
  if (!value) return Math.min(2, availableParallelism());
  const number = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (number >= 1 && number <= 64) return number;
  throw new SettingsError(
    `WORKERS: "${value}" is not a whole number from 1 to 64; give how many processes shall answer, such as 2.`,
  );
}

function parseMaxPages(value: string | undefined): number {
  if (!value) return 32;
  const number = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (number >= 1) return number;
  throw new SettingsError(
    `MAX_PAGES: "${value}" is not a whole number from 1 to 99999; give how many pages a process makes at a time, such as 32.`,
  );
}

function parseAccessLog(value: string | undefined): boolean {
  if (!value || value === "off") return false;
  if (value === "on") return true;
  throw new SettingsError(`ACCESS_LOG: "${value}" is neither on nor off; give one of the two.`);
}

function parseContactEmail(value: string | undefined): string | null {
  if (!value) return null;
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(value)) return value;
  throw new SettingsError(
    `CONTACT_EMAIL: "${value}" is not an e-mail address; give one such as contact@exemple.fr.`,
  );
}
