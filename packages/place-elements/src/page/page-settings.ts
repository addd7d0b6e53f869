/** What a page says once for everything of the kit on it. */
export interface PageSettings {
  /** Where places come from, such as `https://places.example`: scheme, host and path without a slash at the end. */
  dataHost: string;
  key: string | null;
  /** As in BCP 47. */
  language: string;
  /** Two letters of ISO 3166-1, or null: that of the language. */
  region: string | null;
  channel: Channel;
}

/** What the page's `v=` asks for: some members exist in the newer ones alone. */
export type Channel = "stable" | "beta" | "alpha";

/** What a request says itself. */
interface OwnWords {
  language?: string | null | undefined;
  region?: string | null | undefined;
}

/** What of it there is: nothing in a server. */
const page: Partial<Pick<typeof globalThis, "document" | "navigator" | "location">> = globalThis;

const said: Partial<PageSettings> = {};

/**
 * The settings of this page. The data host is that of `data_host=` in the
 * script's address, else of `<meta name="lieudit-data-host">`, else of the
 * server that gave the script, else the page's own; the language that of the
 * script's address, else of the page, else of the reader.
 */
export function pageSettings(): PageSettings {
  return {
    dataHost: said.dataHost ?? readHost(metaContent("lieudit-data-host")) ?? ownOrigin(),
    key: said.key ?? null,
    language:
      languageTag(said.language ?? page.document?.documentElement.lang) ?? page.navigator?.language ?? "en",
    region: said.region ?? null,
    channel: said.channel ?? "stable",
  };
}

/** What a request has of these on the wire: its own, else the page's. An empty text is as none. */
export function readLanguageAndRegion({ language, region }: OwnWords = {}): {
  languageCode: string;
  regionCode?: string;
} {
  const settings = pageSettings();
  const regionCode = region || settings.region;
  return { languageCode: language || settings.language, ...(regionCode && { regionCode }) };
}

/** Sets some of them; `undefined` takes one back to what the page says elsewhere. Warns of a region that is none. */
export function setPageSettings(settings: { [K in keyof PageSettings]?: PageSettings[K] | undefined }): void {
  Object.assign(said, settings);
  if (settings.dataHost !== undefined) said.dataHost = readHost(settings.dataHost) ?? settings.dataHost;
  if (settings.region) said.region = knownRegion(settings.region);
}

/** The setting `name` of the page's head, such as `<meta name="lieudit-data-host" content="…">`. */
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

/** A server refuses every question with a region that cannot be one: without it they are answered. */
function knownRegion(text: string): string | null {
  if (/^[a-z]{2}$/i.test(text)) return text;
  console.warn(`The region "${text}" is no code of two letters, such as "FR"; it is left out.`);
  return null;
}

/** What says a language, also as other systems write it, `fr_FR`: a server refuses every question with what says none. */
function languageTag(text = ""): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.replaceAll("_", "-"))[0];
  } catch {
    return undefined;
  }
}

function ownOrigin(): string {
  return page.location?.origin ?? "";
}
