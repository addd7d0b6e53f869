import { ImportError, SkipReport } from "@lieudit/intake";
import type { FeedFile, FeedFormat } from "@lieudit/intake/files";
import { readFuel, readIrveLive } from "@lieudit/live-values";
import { createFuelPlace } from "../../../packages/place-import/src/feeds/fuel/fuel-place.ts";
import { createChargingPlace } from "../../../packages/place-import/src/feeds/irve/charging-place.ts";
import { readIrveStatic } from "../../../packages/place-import/src/feeds/irve/read-irve-static.ts";
import { readReviews } from "../../../packages/place-import/src/feeds/reviews/read-reviews.ts";
import {
  createReviewer,
  signReview,
} from "../../../packages/place-import/src/feeds/reviews/signed-review.ts";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";
import { mutateText } from "./mutate-text.ts";

const NOW = new Date("2026-05-02T10:00:00Z");
/** Enough for a feed of a few kilobytes. */
const MAX_MS = 2_000;
/** Unpaired surrogates, control characters and characters that change the text direction. */
const HARMFUL = /[\p{Cs}\u202a-\u202e]|[^\P{Cc}\n]/u;

/** Mutates feeds of each kind: the reader returns safe texts or throws an error of one line. */
export const hostileFeeds: Scenario = {
  name: "hostile feeds of stations and reviews",
  seededBug: "readers that trust their input",
  async run({ seed, isShort }, build) {
    const random = seededRandom(seed);
    const runs = build === "mutated" ? 50 : isShort ? 150 : 100_000;
    const tally = new Tally();
    for (const { name, format, text, read } of await createFeeds()) {
      for (let run = 0; run < runs; run += 1) {
        const changed = mutateText(text, random);
        const file: FeedFile = {
          name,
          path: name,
          format,
          text: async function* () {
            yield changed;
          },
        };
        const reader = build === "real" ? read : naiveRead;
        await tally.run(`${name}, run ${run}`, async () => {
          const started = performance.now();
          const places = await reader(file, new SkipReport()).catch((error: unknown) => {
            if (!(error instanceof ImportError) || error.message.includes("\n")) throw error;
            return [];
          });
          const harmful = listTexts(places).find((one) => one.length > 2_000 || HARMFUL.test(one));
          if (harmful !== undefined)
            tally.addViolation(`${name}, run ${run}: the text ${JSON.stringify(harmful)}`);
          if (performance.now() - started > MAX_MS)
            tally.addViolation(`${name}, run ${run}: it took too long`);
        });
      }
    }
    return tally.toOutcome();
  },
};

type Read = (file: FeedFile, skips: SkipReport) => Promise<unknown>;

async function createFeeds(): Promise<{ name: string; format: FeedFormat; text: string; read: Read }[]> {
  const review = await signReview(await createReviewer(), {
    iat: 1_777_000_000,
    sub: "geo:43.24,6.81?q=A&u=30",
    rating: 50,
    opinion: "Bien",
  });
  const fuel: Read = async (file, skips) =>
    (await readFuel(file, NOW, skips)).map((station) => createFuelPlace(station, "fuel"));
  return [
    { name: "prix.xml", format: "xml", text: XML, read: fuel },
    { name: "prix.csv", format: "csv", text: CSV, read: fuel },
    { name: "prix.json", format: "json", text: JSON_FEED, read: fuel },
    {
      name: "irve.csv",
      format: "csv",
      text: IRVE,
      read: async (file, skips) =>
        (await readIrveStatic(file, skips)).map((station) => createChargingPlace(station, "irve")),
    },
    {
      name: "irve-live.csv",
      format: "csv",
      text: LIVE,
      read: async (file, skips) => [...(await readIrveLive(file, NOW, skips))],
    },
    {
      name: "avis.jsonl",
      format: "json",
      text: review,
      read: (file, skips) => readReviews(file, NOW, skips),
    },
  ];
}

/** Returns a naive reader. */
async function naiveRead(file: FeedFile): Promise<unknown> {
  let text = "";
  for await (const chunk of file.text()) text += chunk;
  const [, id = "", at = ""] = /(\d{6,}).*?(\d{4}-\d\d-\d\d[^"',;]*)/s.exec(text) ?? [];
  return { id, at: new Date(at).toISOString(), name: text.slice(0, 3_000) };
}

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

const XML = `<?xml version="1.0" encoding="ISO-8859-1"?><pdv_liste><pdv id="83990001" latitude="4324120.5" longitude="681370" cp="83990" pop="R"><adresse>12 ROUTE DE L'ECLUSE</adresse><ville>ST CYR</ville><horaires automate-24-24=""><jour id="1" nom="Lundi" ferme=""><horaire ouverture="07.00" fermeture="12.00"/></jour></horaires><services><service>Wifi</service></services><prix nom="Gazole" id="1" maj="2026-05-01 08:30:00" valeur="1.749"/><rupture nom="SP98" id="6" debut="2026-05-01 20:00:00" fin="" type="temporaire"/></pdv></pdv_liste>`;
const CSV = `id;latitude;longitude;cp;adresse;ville;horaires;services;prix;rupture\n83990001;4324120;681370;83990;12 rue X;ST CYR;"{""@automate-24-24"":""1"",""jour"":[{""@id"":""1"",""@ferme"":""1""}]}";"{""service"":[""Wifi""]}";"[{""@nom"":""Gazole"",""@id"":""1"",""@maj"":""2026-05-01 08:30:00"",""@valeur"":""1.749""}]";"{""@nom"":""SP98""}"\n`;
const JSON_FEED = `[{"id":83990001,"latitude":"4324120","longitude":681370,"cp":"83990","services":"{\\"service\\":\\"Bar\\"}","prix":[{"@nom":"E85","@maj":"2026-05-01T00:00:00","@valeur":"0.8"}],"geom":{"lon":6.8,"lat":43.2}}]`;
const IRVE = `nom_enseigne,id_station_itinerance,nom_station,adresse_station,coordonneesXY,nbre_pdc,id_pdc_itinerance,puissance_nominale,prise_type_2,horaires,accessibilite_pmr,date_maj\nAmpere,FRAMPP1,Parking,"3 quai 83990 ST CYR","[6.81,43.24]",1,FRAMPE1,22.0,True,"Mo-Fr 08:00-12:00,Sa 09:00-10:00",Non accessible,2026-04-01\n`;
const LIVE = `id_pdc_itinerance,etat_pdc,occupation_pdc,horodatage,etat_prise_type_2\nFRAMPE1,en_service,libre,2026-05-02T11:55:00+02:00,fonctionnel\n`;
