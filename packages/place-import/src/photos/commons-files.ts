import { cleanText, isObject } from "@lieudit/intake";
import { PhotoUnavailable, type PoliteClient } from "@lieudit/intake/photos";
import type { PhotoCache } from "./photo-cache.ts";

/** A file's description on Wikimedia Commons. */
export interface CommonsFile {
  /** A copy of sufficient size. */
  imageUrl: string;
  /** The page of the file, with its licence. */
  pageUrl: string;
  /** Author and licence to show. */
  credit: string;
}

const COMMONS_API = "https://commons.wikimedia.org/w/api.php";

/** Commons returns at most fifty files per request. */
const BATCH = 50;
const MAX_ANSWER_BYTES = 5_000_000;
/** Width that suffices for every size on the site. */
const WIDTH_PX = 1_600;
const RASTER = new Set(["image/jpeg", "image/png", "image/webp"]);

/** Fetches descriptions of Wikimedia Commons files in batches, and caches them. */
export class CommonsFiles {
  readonly #client: PoliteClient;
  readonly #cache: PhotoCache;
  readonly #api: string;
  /** Titles to be requested, in the order in which they were announced. */
  readonly #pending = new Set<string>();

  constructor(client: PoliteClient, cache: PhotoCache, api: string = COMMONS_API) {
    this.#client = client;
    this.#cache = cache;
    this.#api = api;
  }

  /** Announces `title`, so that it can be requested together with others. */
  expect(title: string): void {
    this.#pending.add(title);
  }

  /**
   * Returns the description of a file.
   *
   * @throws {PhotoUnavailable} when the photo does not exist or must not be shown.
   */
  async find(title: string): Promise<CommonsFile> {
    const answer = (await this.#readCached(title)) ?? (await this.#ask(title));
    if (typeof answer === "string") throw new PhotoUnavailable(answer, false);
    return answer;
  }

  async #readCached(title: string): Promise<CommonsFile | string | undefined> {
    return this.#cache.readJson<CommonsFile | string>(this.#urlOf([title]).href);
  }

  async #ask(title: string): Promise<CommonsFile | string> {
    const titles = [title];
    this.#pending.delete(title);
    for (const other of this.#pending) {
      if (titles.length === BATCH) break;
      this.#pending.delete(other);
      if ((await this.#readCached(other)) === undefined) titles.push(other);
    }
    const body = await this.#client.get(this.#urlOf(titles), MAX_ANSWER_BYTES);
    const files = readFiles(body);
    for (const requested of titles) {
      await this.#cache.writeJson(
        this.#urlOf([requested]).href,
        files.get(requested) ?? "Commons has no such file",
      );
    }
    return files.get(title) ?? "Commons has no such file";
  }

  #urlOf(titles: readonly string[]): URL {
    const url = new URL(this.#api);
    url.search = new URLSearchParams({
      action: "query",
      format: "json",
      formatversion: "2",
      // The server may report overload in the response.
      maxlag: "5",
      prop: "imageinfo",
      iiprop: "url|mime|extmetadata",
      iiurlwidth: String(WIDTH_PX),
      iiextmetadatafilter: "Artist|Attribution|LicenseShortName|Credit",
      titles: titles.join("|"),
    }).toString();
    return url;
  }
}

function readFiles(body: Buffer): Map<string, CommonsFile | string> {
  let answer: unknown;
  try {
    answer = JSON.parse(body.toString("utf8"));
  } catch (error) {
    throw new PhotoUnavailable("the response of Commons is not JSON", true, { cause: error });
  }
  const query = isObject(answer) ? answer.query : undefined;
  if (!isObject(query) || !Array.isArray(query.pages)) {
    throw new PhotoUnavailable("Commons answers with something else than files", true);
  }
  const requested = new Map<string, string>();
  for (const change of [query.normalized].flat()) {
    if (isObject(change)) requested.set(String(change.to), String(change.from));
  }
  const files = new Map<string, CommonsFile | string>();
  for (const page of query.pages) {
    if (!isObject(page) || typeof page.title !== "string") continue;
    const file = toCommonsFile(page);
    files.set(page.title, file);
    const before = requested.get(page.title);
    if (before !== undefined) files.set(before, file);
  }
  return files;
}

function toCommonsFile({ missing, imageinfo }: Record<string, unknown>): CommonsFile | string {
  const [info] = Array.isArray(imageinfo) ? imageinfo : [];
  if (missing === true || !isObject(info)) return "Commons has no such file";
  if (!RASTER.has(String(info.mime))) return "it is not a JPEG, PNG or WebP";
  const meta = isObject(info.extmetadata) ? info.extmetadata : {};
  const text = (key: string) => {
    const entry = meta[key];
    return isObject(entry) && typeof entry.value === "string" ? toPlainText(entry.value) : undefined;
  };
  const licence = text("LicenseShortName");
  if (licence === undefined) return "Commons names no licence for it";
  const author = text("Attribution") ?? text("Artist") ?? text("Credit");
  const imageUrl = info.thumburl ?? info.url;
  const pageUrl = info.descriptionurl;
  if (typeof imageUrl !== "string" || !URL.canParse(imageUrl)) return "Commons gives no address for it";
  if (typeof pageUrl !== "string" || !/^https?:\/\//.test(pageUrl)) return "Commons gives no page for it";
  return { imageUrl, pageUrl, credit: author === undefined ? licence : `${author}, ${licence}` };
}

/** Converts Commons HTML to one line of text. */
function toPlainText(html: string): string | undefined {
  const text = html
    .slice(0, 10_000)
    .replace(/<(style|script)[\s\S]*?<\/\1>/gi, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|nbsp|#39|#039);/g, (_, name: string) => ENTITIES[name] ?? " ");
  return cleanText(text, 120);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  "#039": "'",
};
