import { ImportError } from "@lieudit/intake";
import { parseListing, readEstateSearch, readVehicleSearch } from "@lieudit/listing-model";
import { parseParisTime } from "@lieudit/live-values";
import { decodePolyline, PlacesError } from "@lieudit/place-model";
import { readSigns } from "../../../apps/site/app/forms/bot-check/bot-signs.ts";
import { readToken } from "../../../apps/site/app/forms/bot-check/bot-token.ts";
import {
  decideAll,
  readConsentRecord,
  writeConsentRecord,
} from "../../../apps/site/app/privacy/consent/consent-record.ts";
import { readSelectedIds } from "../../../apps/site/app/privacy/selection/selection-cookie.ts";
import { cookieValue } from "../../../apps/site/app/shell/http/cookie-value.ts";
import {
  readCalendarDay,
  readFrenchDate,
  toCalendarDay,
} from "../../../packages/leads/src/forms/calendar-day.ts";
import { checkAnswers } from "../../../packages/leads/src/forms/check-answers.ts";
import { getFields } from "../../../packages/leads/src/forms/form-definition.ts";
import { FORM_DEFINITIONS } from "../../../packages/leads/src/forms/form-definitions.ts";
import { readInterval } from "../../../packages/leads/src/forms/interval-string.ts";
import { cleanNumber } from "../../../packages/leads/src/forms/typed-number.ts";
import { parseCommandLine } from "../../../packages/place-import/src/command/command-line.ts";
import { describePatchFault } from "../../../packages/place-import/src/source/patch-shape.ts";
import { readQuery } from "../../../packages/place-index/src/query/read-query.ts";
import { parseFieldMask } from "../../../packages/place-model/src/field-mask/field-mask.ts";
import { PLACE_SHAPE } from "../../../packages/place-model/src/shapes/place-shape.ts";
import { parseAutocompleteRequest } from "../../../packages/place-model/src/validation/parse-autocomplete.ts";
import {
  parseGetPhotoMediaRequest,
  parseGetPlaceRequest,
} from "../../../packages/place-model/src/validation/parse-get-requests.ts";
import { parseReverseGeocodeRequest } from "../../../packages/place-model/src/validation/parse-reverse-geocode.ts";
import { parseSearchNearbyRequest } from "../../../packages/place-model/src/validation/parse-search-nearby.ts";
import { parseSearchTextRequest } from "../../../packages/place-model/src/validation/parse-search-text.ts";
import { GeocodeError } from "../../../packages/places-api/src/geocoder/geocode-error.ts";
import { parseReverse, parseSearch } from "../../../packages/places-api/src/geocoder/geocode-request.ts";
import { readPageToken } from "../../../packages/places-api/src/paging/page-token.ts";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";
import { mutateText } from "./mutate-text.ts";

/** Enough for inputs of a few thousand characters. */
const MAX_MS = 500;

/** Every parser either parses its input or throws a typed error with a message, quickly. */
export const generatedInput: Scenario = {
  name: "generated input of every parser",
  seededBug: "parsers that trust their input",
  async run({ seed, isShort }, build) {
    const random = seededRandom(seed);
    const runs = build === "mutated" ? 50 : isShort ? 1_000 : 100_000;
    const tally = new Tally();
    for (const [name, samples, parse] of build === "real" ? PARSERS : NAIVE) {
      for (let run = 0; run < runs; run += 1) {
        const input = mutateText(random.pick(samples), random);
        await tally.run(`${name} of ${JSON.stringify(input.slice(0, 120))}`, () => {
          // CPU time, which other work on the machine does not change.
          const started = process.threadCpuUsage();
          expectTypedError(() => parse(input));
          const { user, system } = process.threadCpuUsage(started);
          const tookMs = (user + system) / 1_000;
          if (tookMs > MAX_MS)
            tally.addViolation(`${name}: ${tookMs.toFixed(0)} ms for ${input.length} characters`);
        });
      }
    }
    return tally.toOutcome();
  },
};

type Parser = readonly [name: string, samples: readonly string[], parse: (text: string) => unknown];

function expectTypedError(parse: () => unknown): void {
  try {
    parse();
  } catch (error) {
    const isTyped =
      error instanceof PlacesError || error instanceof ImportError || error instanceof GeocodeError;
    if (!isTyped || error.message === "") throw error;
  }
}

const knownTypes = { has: (type: string) => type === "bakery", suggest: () => undefined };
/** Like the server, it skips bodies that are not valid JSON. */
const parseJsonFirst = (parse: (json: unknown) => unknown) => (text: string) => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return;
  }
  return parse(json);
};
const query = (text: string) => Object.fromEntries(new URLSearchParams(text));

const BODIES = [
  '{"textQuery":"pain","pageSize":5,"locationBias":{"circle":{"center":{"latitude":43.7,"longitude":7.2},"radius":500}},"includedType":"bakery","languageCode":"fr"}',
  '{"input":"boul","sessionToken":"abc","includedRegionCodes":["fr"],"origin":{"latitude":1,"longitude":2},"inputOffset":3}',
  '{"locationRestriction":{"circle":{"center":{"latitude":43.7,"longitude":7.2},"radius":500}},"maxResultCount":10,"rankPreference":"DISTANCE"}',
  '{"location":{"latitude":43.7,"longitude":7.2},"types":["street_address"]}',
];
const TODAY = toCalendarDay(new Date(Date.UTC(2026, 2, 1)));

const PARSERS: readonly Parser[] = [
  ["text searches", BODIES, parseJsonFirst((json) => parseSearchTextRequest(json, knownTypes))],
  ["nearby searches", BODIES, parseJsonFirst((json) => parseSearchNearbyRequest(json, knownTypes))],
  ["autocompletes", BODIES, parseJsonFirst((json) => parseAutocompleteRequest(json, knownTypes))],
  ["reverse geocodings", BODIES, parseJsonFirst((json) => parseReverseGeocodeRequest(json, knownTypes))],
  ["details", ["osm-n-0000000101"], (text) => parseGetPlaceRequest(text, query(text))],
  [
    "photos",
    ["ab-9"],
    (text) => parseGetPhotoMediaRequest("osm-n-0000000101", text, query(`maxWidthPx=${text}`)),
  ],
  [
    "field masks",
    ["places.id,places.displayName", "*", "photos.author_attributions"],
    (text) => parseFieldMask(text, PLACE_SHAPE),
  ],
  ["page tokens", ["FAAAAAAAAAAAAAAAAAAAAA"], (text) => readPageToken(text, { textQuery: "a" })],
  ["polylines", ["_p~iF~ps|U_ulLnnqC_mqNvxq`@"], decodePolyline],
  [
    "geocodings",
    ["q=rue+du+port&lat=43.7&lon=7.2&limit=5"],
    (text) => parseSearch(new URLSearchParams(text)),
  ],
  [
    "reverse geocodings of points",
    ["lat=43.7&lon=7.2&limit=5"],
    (text) => parseReverse(new URLSearchParams(text)),
  ],
  [
    "typed words",
    ["12 bis rue de l’Église, Nice", "restau italien près du port"],
    (text) => readQuery(text, true),
  ],
  ["feed times", ["2026-05-01 08:30:00", "2026-05-01T08:30:00+02:00"], parseParisTime],
  [
    "fact lines",
    ['{"facts":{"rating":4.5},"hours":{"tag":"24/7"},"photos":[{"file":"a.jpg"}]}'],
    parseJsonFirst(describePatchFault),
  ],
  [
    "vehicle searches",
    ["prix-max=9000&marque=renault&ville=aubremer&rayon=20&page=2"],
    (text) => readVehicleSearch(new URLSearchParams(text)),
  ],
  [
    "estate searches",
    ["transaction=vente&surface-min=20&pieces=3&ville=aubremer"],
    (text) => readEstateSearch(new URLSearchParams(text)),
  ],
  [
    "listings",
    [
      '{"kind":"estate","reference":"A1","prixCents":100,"titre":"T","type":"maison"}',
      '{"kind":"vehicle","reference":"A1","kilometrageKm":3}',
    ],
    parseJsonFirst(parseListing),
  ],
  [
    "consent records",
    [writeConsentRecord(decideAll(true)), writeConsentRecord(decideAll(false))],
    readConsentRecord,
  ],
  ["selections", ["v001.b002.b003", "v001,b002"], readSelectedIds],
  [
    "cookies",
    ["a=1; consentement=%7B%7D; visite=AAAAAAAAAAAAAAAAAAAAAA"],
    (text) => cookieValue(text, "visite"),
  ],
  ["form signals", ["3-80"], readSigns],
  ["bot check tokens", [btoa('{"challenge":{"parameters":{}},"solution":{"counter":1}}')], readToken],
  [
    "dates as typed",
    ["07/03/2026", "7 3 26", "2026-03-07"],
    (text) => readFrenchDate(text) ?? readCalendarDay(text),
  ],
  ["numbers as typed", ["1 234,50", "-12.5"], (text) => cleanNumber(text)],
  ["intervals", ["3 MOIS", "1 SEMAINE"], readInterval],
  [
    "form values",
    ["lea@exemple.fr", "06 12 34 56 78", "07/03/2026", "83999", "1 200", "Maison"],
    (text) => {
      for (const form of FORM_DEFINITIONS) {
        const fields = getFields(form);
        checkAnswers(fields, new Map(fields.map(({ name }) => [name, text])), TODAY);
      }
    },
  ],
  [
    "import commands",
    ["--fuel a.xml --name b", "town.osm.pbf --patch f"],
    (text) => parseCommandLine({ args: text.split(" "), env: {}, workingFolder: "/a", defaultDataDir: "/b" }),
  ],
];

/** Naive parsers. */
const NAIVE: readonly Parser[] = [
  ["text searches", BODIES, (text) => (JSON.parse(text) as { textQuery: string }).textQuery.trim()],
  ["feed times", ["2026-05-01 08:30:00"], (text) => new Date(text).toISOString()],
];
