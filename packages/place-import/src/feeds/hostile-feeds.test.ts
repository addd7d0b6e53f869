import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ImportError, SkipReport } from "@lieudit/intake";
import { buildZip, type FeedFile, openFeedFile } from "@lieudit/intake/files";
import { readFuel, readIrveLive } from "@lieudit/live-values";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFuelPlace } from "./fuel/fuel-place.ts";
import { createChargingPlace } from "./irve/charging-place.ts";
import { readIrveStatic } from "./irve/read-irve-static.ts";
import { readReviews } from "./reviews/read-reviews.ts";
import { createReviewer, signReview } from "./reviews/signed-review.ts";

/*
 * Sound feeds with one thing or several changed at random: whatever comes of
 * it, it is a feed or one sentence, and no text in it can do harm.
 */
const SEED = 20_260_502;
const RUNS = Number(process.env.FEED_FUZZ_RUNS ?? 120);
const NOW = new Date("2026-05-02T10:00:00Z");

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-hostile-feeds-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const XML = `<?xml version="1.0" encoding="ISO-8859-1"?><pdv_liste><pdv id="83990001" latitude="4324120.5" longitude="681370" cp="83990" pop="R"><adresse>12 ROUTE DE L'ECLUSE</adresse><ville>ST CYR</ville><horaires automate-24-24=""><jour id="1" nom="Lundi" ferme=""><horaire ouverture="07.00" fermeture="12.00"/></jour></horaires><services><service>Wifi</service></services><prix nom="Gazole" id="1" maj="2026-05-01 08:30:00" valeur="1.749"/><rupture nom="SP98" id="6" debut="2026-05-01 20:00:00" fin="" type="temporaire"/></pdv></pdv_liste>`;
const CSV = `id;latitude;longitude;cp;adresse;ville;horaires;services;prix;rupture\n83990001;4324120;681370;83990;12 rue X;ST CYR;"{""@automate-24-24"":""1"",""jour"":[{""@id"":""1"",""@ferme"":""1""}]}";"{""service"":[""Wifi""]}";"[{""@nom"":""Gazole"",""@id"":""1"",""@maj"":""2026-05-01 08:30:00"",""@valeur"":""1.749""}]";"{""@nom"":""SP98""}"\n`;
const JSON_FEED = `[{"id":83990001,"latitude":"4324120","longitude":681370,"cp":"83990","services":"{\\"service\\":\\"Bar\\"}","prix":[{"@nom":"E85","@maj":"2026-05-01T00:00:00","@valeur":"0.8"}],"geom":{"lon":6.8,"lat":43.2}}]`;
const IRVE = `nom_enseigne,id_station_itinerance,nom_station,adresse_station,coordonneesXY,nbre_pdc,id_pdc_itinerance,puissance_nominale,prise_type_2,horaires,accessibilite_pmr,date_maj\nAmpere,FRAMPP1,Parking,"3 quai 83990 ST CYR","[6.81,43.24]",1,FRAMPE1,22.0,True,"Mo-Fr 08:00-12:00,Sa 09:00-10:00",Non accessible,2026-04-01\n`;
const LIVE = `id_pdc_itinerance,etat_pdc,occupation_pdc,horodatage,etat_prise_type_2\nFRAMPE1,en_service,libre,2026-05-02T11:55:00+02:00,fonctionnel\n`;

const HOSTILE = [
  "\u0000",
  "\ud800",
  "\u202e",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "]]>",
  "<!--",
  "&lol;",
  '"',
  "\n",
  ";",
  ",",
  "{",
  "}",
  "[",
  "9".repeat(400),
  "-1e309",
  "NaN",
  "__proto__",
  "constructor",
  "é".repeat(3_000),
  " ".repeat(5_000),
  "<a>".repeat(500),
  "-0",
];

/**
 * Creates a pseudo-random generator.
 *
 * @see https://en.wikipedia.org/wiki/Xorshift
 */
function createRandom(seed: number): (below: number) => number {
  let state = seed | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function mutate(text: string, random: (below: number) => number): Buffer {
  let result = text;
  for (let time = 0; time <= random(4); time += 1) {
    const at = random(result.length + 1);
    const length = random(40);
    const kind = random(5);
    if (kind === 0) result = result.slice(0, at);
    else if (kind === 1) result = result.slice(0, at) + result.slice(at + length);
    else if (kind === 2) result = result.slice(0, at) + result.slice(Math.max(0, at - length));
    else if (kind === 3)
      result = result.slice(0, at) + String.fromCharCode(random(256)) + result.slice(at + 1);
    else result = result.slice(0, at) + HOSTILE[random(HOSTILE.length)] + result.slice(at);
  }
  return Buffer.from(result, random(2) === 0 ? "utf8" : "latin1");
}

type Reader = (file: FeedFile, skips: SkipReport) => Promise<unknown>;
const fuel: Reader = async (file, skips) =>
  (await readFuel(file, NOW, skips)).map((station) => createFuelPlace(station, "fuel"));
const irve: Reader = async (file, skips) =>
  (await readIrveStatic(file, skips)).map((station) => createChargingPlace(station, "irve"));
const live: Reader = (file, skips) => readIrveLive(file, NOW, skips).then((states) => [...states]);
const reviews: Reader = (file, skips) => readReviews(file, NOW, skips);

const token = async () =>
  signReview(await createReviewer(), {
    iat: 1_777_000_000,
    sub: "geo:43.24,6.81?q=A&u=30",
    rating: 50,
    opinion: "Bien",
  });

test.each<[string, () => string | Promise<string>, Reader, boolean]>([
  ["XML", () => XML, fuel, false],
  ["zipped XML", () => XML, fuel, true],
  ["CSV", () => CSV, fuel, false],
  ["JSON", () => JSON_FEED, fuel, false],
  ["charging points", () => IRVE, irve, false],
  ["states of charging points", () => LIVE, live, false],
  ["reviews", token, reviews, false],
])(
  `%s, ${RUNS} times mutated: a feed or one sentence (seed ${SEED})`,
  async (name, make, read, isZip) => {
    const random = createRandom(SEED);
    const text = await make();
    const path = join(folder, `${name.replaceAll(" ", "-")}.feed`);
    let violations = 0;
    let readCount = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const bytes = mutate(text, random);
      const packed = isZip ? buildZip("feed.xml", bytes) : bytes;
      // A zip is also damaged in its own bytes.
      if (isZip && random(2) === 0) packed[random(packed.length)] = random(256);
      await writeFile(path, packed);
      try {
        const result = await read(await openFeedFile(path), new SkipReport());
        readCount += 1;
        if (
          textsIn(result).some((one) => one.length > 2_000 || /[\p{Cs}\u202a-\u202e]|[^\P{Cc}\n]/u.test(one))
        )
          violations += 1;
      } catch (error) {
        const isSentence = error instanceof ImportError && !error.message.includes("\n");
        if (!isSentence) {
          violations += 1;
          console.log(run, error);
        }
      }
    }
    console.log(JSON.stringify({ fault: `hostile feed: ${name}`, runs: RUNS, read: readCount, violations }));
    expect(violations).toBe(0);
    expect(readCount).toBeGreaterThan(0);
  },
  120_000,
);

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
