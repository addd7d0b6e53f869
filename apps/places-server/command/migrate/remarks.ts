import { countLines } from "./edits.ts";

/** Something that a person has to change, and how. */
interface Remark {
  find: RegExp;
  /** What to do; `$S` is the address of the server. */
  advice: string;
}

/** What has no equal by a change of text; docs/moving.md gives the reasons. */
const REMARKS: readonly Remark[] = [
  {
    find: /\bChIJ[\w-]{10,}/g,
    advice: "a stored place id is unknown here; resolve your table of ids with: npx lieudit ids FILE.csv",
  },
  {
    find: /\bKmlLayer\b/g,
    advice: "the browser of the reader fetches the document; its host must allow that (CORS)",
  },
  {
    find: /\bgoogle\.maps\.drawing\b|[?&]libraries=[^"'`\s]*\bdrawing\b|\bDrawingManager\b/g,
    advice: "there is no drawing library, as Google has removed it too; use Terra Draw or your own handlers",
  },
  {
    find: /\bStreetView(?:Panorama|Service)\b/g,
    advice: "there are no panoramas: answers are ZERO_RESULTS; remove the control or hide it",
  },
  {
    find: /\bfindPlaceFrom(?:Query|PhoneNumber)\b/g,
    advice: "this method throws; use Place.searchByText",
  },
  {
    find: /\b(?:TravelMode\.)?(?:TRANSIT|TWO_WHEELER)\b/g,
    advice: "there are no timetables: these routes find nothing; offer DRIVING, WALKING or BICYCLING",
  },
  {
    find: /\b(?:TrafficLayer|TransitLayer|BicyclingLayer)\b/g,
    advice: "the layer has no data and shows nothing",
  },
  {
    find: /\b(?:ElevationService|MaxZoomService|WebGLOverlayView)\b/g,
    advice: "this class is not built; remove its use",
  },
  {
    find: /<gmp-map-3d\b|\bMap3D(?:Element|InteractiveElement)\b|\bimportLibrary\(\s*["']maps3d["']/g,
    advice: "there are no maps in three dimensions; use google.maps.Map",
  },
  {
    find: /https:\/\/maps\.googleapis\.com\/maps\/api\/(?:place|geocode|directions|distancematrix)\/[\w/]*/g,
    advice:
      "this older web service is not served; use $S/v1/places:searchText, $S/geocodeur/search or the classes of the page",
  },
  {
    find: /https:\/\/maps\.googleapis\.com\/maps\/api\/(?:staticmap|streetview|timezone|elevation)\b/g,
    advice: "this web service is not served; a still map is an <img> of $S/cartes/statique",
  },
  {
    find: /["'](?:@googlemaps\/(?:google-maps-services-js|places|routing)|@google\/maps)["']/g,
    advice:
      "the client calls Google; give its option apiEndpoint your host where it has one, else call $S/v1 yourself",
  },
  {
    find: /https?:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/(?:maps\/(?:embed|dir|search|place)|maps\?|\?q=)[^"'\s]{0,20}/gi,
    advice:
      "the page leads to Google, or shows a frame of it; use the page of the place, $S/lieu/ID, or a map",
  },
  {
    find: /(?:script-src|connect-src|default-src|img-src)[^;"\n]*\b(?:maps\.)?(?:googleapis|gstatic)\.com/gi,
    advice: "the policy must allow the scripts, styles, pictures and requests of $S instead",
  },
];

/** A line of a file with what remains to be done there. */
export interface RemarkedLine {
  line: number;
  found: string;
  advice: string;
}

/** Returns what a person has to change in a text, each once for a line. */
export function findRemarks(text: string, server: string): RemarkedLine[] {
  const remarks = REMARKS.flatMap(({ find, advice }) =>
    [...text.matchAll(find)].map(({ 0: found, index }) => ({
      line: countLines(text, index),
      found: found.slice(0, MAX_SHOWN),
      advice: advice.replaceAll("$S", server),
    })),
  );
  // Whatever its options look like: without the address it loads from Google.
  const loader = LOADER.exec(text);
  if (loader !== null && !text.includes(`${server}/maps/api/js`)) {
    const advice = `give the loader its option url: "${server}/maps/api/js"`;
    remarks.push({ line: countLines(text, loader.index), found: loader[0], advice });
  }
  const unique = new Map(remarks.map((remark) => [`${remark.line} ${remark.advice}`, remark]));
  return [...unique.values()].sort((a, b) => a.line - b.line);
}

/** The class of version 1 of the loader, imported or from its script. */
const LOADER =
  /import\s*\{[^}]*\bLoader\b[^}]*\}\s*from\s*["']@googlemaps\/js-api-loader["']|google\.maps\.plugins\.loader\.Loader/;

/** Maximum number of characters of a finding that are shown. */
const MAX_SHOWN = 60;
