import { kml } from "@tmcw/togeojson";
import type { KmlLayerMetadata, KmlLayerStatusName } from "./kml-types.ts";

/** A document that cannot be shown. */
export class KmlError extends Error {
  override readonly name = "KmlError";
  readonly status: KmlLayerStatusName;

  constructor(status: KmlLayerStatusName, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Maximum size of a document, in bytes: also that of an unpacked KMZ. */
const MAX_BYTES = 10_000_000;
const MAX_FEATURES = 5_000;
/** Time for the answer of the host of the document, in ms. */
const FETCH_MS = 20_000;

/** A document as it is drawn. */
export interface KmlDocument {
  metadata: KmlLayerMetadata;
  /** GeoJSON of points, lines and areas, with their looks as properties. */
  features: object;
  /** Pictures on the ground: west, south, east, north in degrees. */
  pictures: readonly { url: string; box: readonly number[] }[];
  /** Returns the address of a file that the document names, or null where none may be used. */
  resolve: (href: string) => string | null;
  /** Frees the files of the document. Nothing may show them afterwards. */
  release: () => void;
}

/** @throws {KmlError} if the document cannot be fetched or read */
export async function loadKml(url: string): Promise<KmlDocument> {
  const base = new URL(url, document.baseURI);
  const bytes = await fetchBytes(base);
  // The files of a KMZ: the document, and pictures that it names.
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const files: Readonly<Record<string, Uint8Array>> = isZip ? await unzip(bytes) : { "doc.kml": bytes };
  const main = Object.keys(files).find((name) => name.toLowerCase().endsWith(".kml"));
  if (main === undefined) throw new KmlError("INVALID_DOCUMENT", "The archive holds no .kml file.");
  const urls = new Map<string, string>();
  const resolve = (href: string) => {
    const name = href.replace(/^\.\//, "");
    const file = isZip ? files[name] : undefined;
    if (file === undefined) return toPictureUrl(href, base);
    const known = urls.get(name) ?? URL.createObjectURL(new Blob([new Uint8Array(file)]));
    urls.set(name, known);
    return known;
  };
  const release = () => {
    for (const each of urls.values()) URL.revokeObjectURL(each);
  };
  return { ...readKml(new TextDecoder().decode(files[main]), resolve), release };
}

async function fetchBytes(url: URL): Promise<Uint8Array> {
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) });
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === "TimeoutError";
    throw new KmlError(
      isLate ? "TIMED_OUT" : "FETCH_ERROR",
      `${url.href} was not received; its host must allow requests of this page (CORS).`,
      { cause },
    );
  }
  if (!response.ok) {
    const status = response.status === 404 || response.status === 410 ? "DOCUMENT_NOT_FOUND" : "FETCH_ERROR";
    throw new KmlError(status, `${url.href} answers with ${response.status}.`);
  }
  if (Number(response.headers.get("content-length")) > MAX_BYTES) throw tooLarge();
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > MAX_BYTES) throw tooLarge();
  return bytes;
}

async function unzip(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const { unzipSync } = await import("fflate");
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize;
        if (total > MAX_BYTES) throw tooLarge();
        return true;
      },
    });
  } catch (cause) {
    if (cause instanceof KmlError) throw cause;
    throw new KmlError("INVALID_DOCUMENT", "The archive cannot be unpacked.", { cause });
  }
}

function tooLarge(): KmlError {
  return new KmlError("DOCUMENT_TOO_LARGE", `A document has at most ${MAX_BYTES / 1_000_000} MB.`);
}

/** Hosts whose icons are not asked for: a page that left has no more requests there. */
const OTHER_ICONS = /(?:^|\.)(?:google|googleapis|gstatic|googleusercontent)\.com$/;

function toPictureUrl(href: string, base: URL): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  return /^https?:$/.test(url.protocol) && !OTHER_ICONS.test(url.hostname) ? url.href : null;
}

/** @throws {KmlError} if `text` is not KML */
function readKml(text: string, resolve: KmlDocument["resolve"]): Omit<KmlDocument, "release"> {
  const xml = new DOMParser().parseFromString(text, "application/xml");
  if (xml.querySelector("parsererror") !== null || xml.documentElement.localName !== "kml") {
    throw new KmlError("INVALID_DOCUMENT", "The document is not KML.");
  }
  const collection = kml(xml);
  if (collection.features.length > MAX_FEATURES) {
    throw new KmlError("LIMITS_EXCEEDED", `A document has at most ${MAX_FEATURES} features.`);
  }
  const isPicture = (feature: (typeof collection.features)[number]) =>
    feature.properties?.["@geometry-type"] === "groundoverlay";
  return {
    metadata: readMetadata(xml),
    features: {
      type: "FeatureCollection",
      features: collection.features.filter((feature) => feature.geometry !== null && !isPicture(feature)),
    },
    pictures: collection.features.filter(isPicture).flatMap(({ properties, bbox }) => {
      const url = resolve(String(properties?.icon ?? ""));
      return url === null || bbox === undefined ? [] : [{ url, box: bbox }];
    }),
    resolve,
  };
}

function readMetadata(xml: Document): KmlLayerMetadata {
  const container = [...xml.documentElement.children].find(
    (element) => element.localName !== "NetworkLinkControl",
  );
  const read = (from: Element | undefined, tag: string) =>
    [...(from?.children ?? [])].find(({ localName }) => localName === tag)?.textContent?.trim() ?? "";
  const author = [...(container?.children ?? [])].find(({ localName }) => localName === "author");
  return {
    author:
      author === undefined
        ? null
        : { name: read(author, "name"), email: read(author, "email"), uri: read(author, "uri") },
    description: read(container, "description"),
    hasScreenOverlays: xml.getElementsByTagName("ScreenOverlay").length > 0,
    name: read(container, "name"),
    snippet: read(container, "Snippet"),
  };
}
