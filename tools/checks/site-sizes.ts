import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const KB = 1024;

/** Most that a visitor downloads, in bytes; scripts and styles as gzip sends them. */
const SIZE_BUDGETS = {
  /** All scripts of the first page of a visit; React and its router alone are 105 KB. */
  firstLoadScript: 150 * KB,
  firstLoadStyle: 16.1 * KB,
  /** One font file, which is compressed already. */
  font: 25 * KB,
  /** A picture of the site's own, such as the one above an article. */
  picture: 80 * KB,
} as const;

/**
 * Pages with a budget of their own, by the identifier of their route.
 * The dropdown and the number helper of the form kit take 3 KB of each list; the styled part of a dropdown loads later.
 */
const SCRIPT_BUDGETS: Readonly<Record<string, number>> = {
  "listings/vehicles/vehicles-page": 148.2 * KB,
  "listings/vehicles/vehicle-page": 142.2 * KB,
  "listings/estates/estates-page": 148.6 * KB,
  "listings/estates/estate-page": 142.2 * KB,
  "content/home/home-page": 149.1 * KB,
  "places/search/places-page": 140.9 * KB,
  "places/place/place-page": 144.7 * KB,
  "listings/agencies/agency-page": 149.1 * KB,
  "articles/actualite": 135.6 * KB,
  "articles/guide": 135.6 * KB,
  // Developers try every widget there.
  "playground/kit/kit-page": 156.9 * KB,
  // Every widget in every state.
  "playground/gallery/gallery-page": 150.6 * KB,
  // The editor brings the fields of listings and the card of a list; only people of an agency load it.
  "desk/listings/edit-page": 162.5 * KB,
};

/** The page of places needs the styles of a map too, the gallery those of every widget in every state. */
const STYLE_BUDGETS: Readonly<Record<string, number>> = {
  "places/search/places-page": 17 * KB,
  "playground/gallery/gallery-page": 16.5 * KB,
  "playground/kit/kit-page": 16.3 * KB,
  // The styles of a listing's page beside those of the desk.
  "desk/listings/preview-page": 16.9 * KB,
};

export interface MeasuredSize {
  what: string;
  bytes: number;
  budget: number;
}

/** Which page needs which files: a script that every page loads. */
interface RouteManifest {
  entry: Chunk;
  routes: Record<string, (Chunk & { id: string; parentId?: string }) | undefined>;
}

interface Chunk {
  module: string;
  imports?: string[];
  css?: string[];
}

/**
 * First-load sizes of every page of the built site, and of each font and picture of its own.
 *
 * @param clientFolder the browser's half of the build, `apps/site/build/client`.
 * @throws {Error} when it holds no build.
 */
export function measureSite(clientFolder: string): MeasuredSize[] {
  const { entry, routes, address: manifest } = readRouteManifest(clientFolder);
  // Styles that a part loaded later needs too are marked by an empty fragment.
  const fileSize = (address: string) => measureGzipped(join(clientFolder, address.replace(/#$/, "")));
  const pages = Object.values(routes).flatMap((route) => {
    if (route === undefined) return [];
    const chunks: Chunk[] = [entry];
    for (let at: typeof route | undefined = route; at; at = routes[at.parentId ?? ""]) chunks.push(at);
    const scripts = new Set([
      manifest,
      ...chunks.flatMap((chunk) => [chunk.module, ...(chunk.imports ?? [])]),
    ]);
    const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
    return [
      {
        what: `scripts of ${route.id}`,
        bytes: sum(scripts, fileSize),
        budget: SCRIPT_BUDGETS[route.id] ?? SIZE_BUDGETS.firstLoadScript,
      },
      {
        what: `styles of ${route.id}`,
        bytes: sum(styles, fileSize),
        budget: STYLE_BUDGETS[route.id] ?? SIZE_BUDGETS.firstLoadStyle,
      },
    ];
  });
  const fonts = readdirSync(join(clientFolder, "assets"))
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => ({
      what: `font ${file}`,
      bytes: statSync(join(clientFolder, "assets", file)).size,
      budget: SIZE_BUDGETS.font,
    }));
  return [...pages, ...fonts, ...measurePictures(clientFolder)];
}

function measurePictures(clientFolder: string): MeasuredSize[] {
  return readdirSync(clientFolder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:webp|avif|jpe?g|png)$/.test(path))
    .map((path) => ({
      what: `picture ${path}`,
      bytes: statSync(join(clientFolder, path)).size,
      budget: SIZE_BUDGETS.picture,
    }));
}

function readRouteManifest(clientFolder: string): RouteManifest & { address: string } {
  const assets = join(clientFolder, "assets");
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  if (file === undefined)
    throw new Error(`${assets} holds no route manifest; build the site first (npm test does).`);
  const source = readFileSync(join(assets, file), "utf8");
  const manifest = JSON.parse(
    source.slice(source.indexOf("{"), source.lastIndexOf("}") + 1),
  ) as RouteManifest;
  return { ...manifest, address: `/assets/${file}` };
}

const gzippedSizes = new Map<string, number>();

function measureGzipped(path: string): number {
  const known = gzippedSizes.get(path);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(path), { level: 9 }).length;
  gzippedSizes.set(path, size);
  return size;
}

function sum(addresses: Iterable<string>, sizeOf: (address: string) => number): number {
  let total = 0;
  for (const address of addresses) total += sizeOf(address);
  return total;
}
