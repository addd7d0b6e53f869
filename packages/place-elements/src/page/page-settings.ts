import { warnOnce } from "../core/warn-once.ts";
import { readEarlySettings } from "./early-settings.ts";

/** Settings of a page for all of the kit. */
export interface PageSettings {
  /** The server of places, such as `https://places.example`: scheme, host and path without a trailing slash. */
  dataHost: string;
  /** API key of the page. */
  key: string | null;
  /** As in BCP 47. */
  language: string;
  /** Two letters of ISO 3166-1, or null for the region of the language. */
  region: string | null;
  /** Of the parameter `v`. */
  channel: Channel;
  /** Whether HTML in strings of the page is sanitised. */
  sanitizesHtml: boolean;
}

/** The channel of the page's `v=`: some members exist in newer channels only. */
export type Channel = "stable" | "beta" | "alpha";

/** Settings of one request. */
interface OwnWords {
  language?: string | null | undefined;
  region?: string | null | undefined;
}

/** The available part of `window`: empty on a server. */
const page: Partial<Pick<typeof globalThis, "document" | "navigator" | "location">> = globalThis;

const said: Partial<PageSettings> = {};

/**
 * Returns the settings of this page.
 *
 * The data host comes from `data_host=` in the script's address, else from
 * `<meta name="lieudit-data-host">`, else from the server of the script, else it
 * is the page's own server. The language comes from the script's address, else
 * from the page, else from the reader.
 */
export function pageSettings(): PageSettings {
  return {
    dataHost: said.dataHost ?? readHost(metaContent("lieudit-data-host")) ?? ownOrigin(),
    key: said.key ?? null,
    language:
      languageTag(said.language ?? page.document?.documentElement.lang) ?? page.navigator?.language ?? "en",
    region: said.region ?? null,
    channel: said.channel ?? "stable",
    sanitizesHtml: said.sanitizesHtml ?? true,
  };
}

/** Returns language and region of a request: its own, else the page's. Empty texts are ignored. */
export function readLanguageAndRegion({ language, region }: OwnWords = {}): {
  languageCode: string;
  regionCode?: string;
} {
  const settings = pageSettings();
  const regionCode = region || settings.region;
  return { languageCode: language || settings.language, ...(regionCode && { regionCode }) };
}

/** Sets some settings; `undefined` restores a default. Warns about an invalid region. */
export function setPageSettings(settings: { [K in keyof PageSettings]?: PageSettings[K] | undefined }): void {
  Object.assign(said, settings);
  if (settings.dataHost !== undefined) said.dataHost = readHost(settings.dataHost) ?? settings.dataHost;
  if (settings.region) said.region = knownRegion(settings.region);
}

/** Returns a setting of the page's head, such as `<meta name="lieudit-data-host" content="…">`. */
export function metaContent(name: string): string | null {
  return page.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null;
}

/** `places.example` is `https://places.example`, on the reader's own machine `http://`. */
export function readHost(text: string | null): string | undefined {
  if (!text) return undefined;
  const hasScheme = /^(https?:)?\/\//i.test(text);
  const isOwnMachine = /^(localhost|127\.|\[::1\])/.test(text);
  const address = hasScheme ? text : `${isOwnMachine ? "http" : "https"}://${text}`;
  return address.replace(/\/+$/, "");
}

/** Drops an invalid region, with which the server would reject every request. */
function knownRegion(text: string): string | null {
  if (/^[a-z]{2}$/i.test(text)) return text;
  warnOnce(`The region "${text}" is no code of two letters, such as "FR"; it is left out.`);
  return null;
}

/** Returns a valid language tag, also for `fr_FR`, or null: the server would reject every request with an invalid one. */
function languageTag(text = ""): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.replaceAll("_", "-"))[0];
  } catch {
    return undefined;
  }
}

// Elements may start before the file that the script calls with them.
setPageSettings(readEarlySettings());

function ownOrigin(): string {
  return page.location?.origin ?? "";
}
