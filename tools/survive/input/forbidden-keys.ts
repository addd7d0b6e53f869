import { parseListing } from "@lieudit/listing-model";
import { readConsentRecord } from "../../../apps/site/app/privacy/consent/consent-record.ts";
import { describePatchFault } from "../../../packages/place-import/src/source/patch-shape.ts";
import { apiOver } from "../../../packages/places-api/test/api-over.ts";
import { aPlaceRecord } from "../../../packages/test-kit/src/index.ts";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";

const KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "unknownField",
  "$where",
  "",
];
const VALUES = ['{"polluted":true}', '{"prototype":{"polluted":true}}', '"x"', "[1]", "null"];
const BODIES: Readonly<Record<string, readonly string[]>> = {
  "places:searchText": [
    '{"textQuery":"a"@}',
    '{"textQuery":"a","locationBias":{"circle":{"center":{"latitude":1,"longitude":2@},"radius":3@}@}}',
  ],
  "places:searchNearby": [
    '{"locationRestriction":{"circle":{"center":{"latitude":1,"longitude":2@},"radius":3@}@}@}',
  ],
  "places:autocomplete": ['{"input":"a"@}', '{"input":"a","origin":{"latitude":1,"longitude":2@}}'],
  "places:reverseGeocode": ['{"location":{"latitude":1,"longitude":2@}@}'],
  contexts: ['{"placeIds":["osm-n-0000000101"]@}', '{"searchText":{"textQuery":"a"@},"ttl":"60s"@}'],
};

/** Unknown keys, and keys that would change the prototype of every object, are ignored or return 400. */
export const forbiddenKeys: Scenario = {
  name: "__proto__ and unknown keys in JSON, queries and cookies",
  seededBug: "a server that merges the whole request body",
  async run({ seed, isShort }, build) {
    const random = seededRandom(seed);
    const runs = build === "mutated" ? 200 : isShort ? 1_500 : 100_000;
    const tally = new Tally();
    const call = build === "real" ? apiOver([aPlaceRecord()]).call : createNaiveApi();
    const methods = Object.keys(BODIES);
    for (let run = 0; run < runs; run += 1) {
      const method = random.pick(methods);
      const pair = `${JSON.stringify(random.pick(KEYS))}:${random.pick(VALUES)}`;
      const holes = random.pick(BODIES[method] ?? []).split("@");
      const filled = random.below(holes.length - 1);
      const body = holes.map((part, index) => part + (index === filled ? `,${pair}` : "")).join("");
      await tally.run(`${method} ${body}`, async () => {
        const name = encodeURIComponent(random.pick(KEYS));
        const response = await call(`${method}?${run % 7 === 0 ? `${name}=1&` : ""}$fields=*`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        });
        const text = await response.text();
        if (response.status !== 400)
          tally.addViolation(`${body} returned ${response.status}: ${text.slice(0, 80)}`);
        describePatchFault(JSON.parse(`{${pair},"facts":{${pair}}}`));
        parseListing(JSON.parse(`{"kind":"estate",${pair}}`));
        readConsentRecord(encodeURIComponent(`{"video":true,${pair}}`));
        for (const key of Object.keys(Object.prototype)) {
          Reflect.deleteProperty(Object.prototype, key);
          tally.addViolation(`${body} gave every object ${key}`);
        }
      });
    }
    return tally.toOutcome();
  },
};

/** Creates a naive API. */
function createNaiveApi(): (path: string, init?: RequestInit) => Promise<Response> {
  return async (_path, init) => {
    merge({}, JSON.parse(String(init?.body)));
    return new Response("{}", { status: 400 });
  };
}

function merge(into: Record<string, unknown>, from: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(from)) {
    if (typeof value !== "object" || value === null) into[key] = value;
    else {
      const inner = (into[key] ?? {}) as Record<string, unknown>;
      into[key] = inner;
      merge(inner, value as Record<string, unknown>);
    }
  }
}
