import { distanceMetres, type LatLng, type PlaceRecord } from "@lieudit/place-model";
import { seededRandom } from "../places/seeded-random.ts";

/** A question that a person may ask an assistant, with the check of an answer. */
export interface AssistantQuestion {
  kind: QuestionKind;
  text: string;
  /** The right answer, in words, for the list of wrong ones. */
  expected: string;
  /** Whether an answer is right. It compares with the records of the index, without our servers. */
  accepts(answer: string): boolean;
}

/** How many questions of each kind are asked, half of them in French. */
const COUNTS = {
  phone: 14,
  website: 12,
  address: 12,
  "open at a time": 20,
  "nearest of a kind": 16,
  "open of a kind": 10,
  "position of an address": 14,
  "address of a position": 10,
  "better rated": 12,
  wheelchair: 12,
  "price of fuel": 8,
  "minutes on foot": 8,
  "no such place": 12,
} as const satisfies Record<string, number>;

export type QuestionKind = keyof typeof COUNTS;

/** Kinds of places as French and English speakers call them. */
const KINDS = [
  { type: "bakery", fr: "une boulangerie", en: "a bakery" },
  { type: "pharmacy", fr: "une pharmacie", en: "a pharmacy" },
  { type: "library", fr: "une bibliothèque", en: "a library" },
  { type: "post_office", fr: "un bureau de poste", en: "a post office" },
  { type: "supermarket", fr: "un supermarché", en: "a supermarket" },
  { type: "gas_station", fr: "une station-service", en: "a petrol station" },
  { type: "hotel", fr: "un hôtel", en: "a hotel" },
  { type: "french_restaurant", fr: "un restaurant français", en: "a French restaurant" },
] as const;

/** Days of questions, from Sunday on as in opening periods. */
export const WEEKDAYS = {
  fr: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
} as const;

/** Places that do not exist, in towns that do. */
const MISSING = [
  "Le Zorglub Bleu",
  "Chez Quetzalcoatl",
  "Garage Wolfram",
  "Xylophone Hôtel",
  "Librairie Kwak",
];

/** Pairs of places that are tried for one way on foot. */
const MAX_TRIES = 200;

/** The router that measures ways on foot, in seconds; null without a way. */
export type WalkingSeconds = (from: LatLng, to: LatLng) => Promise<number | null>;

/** Makes the questions about the places of an index, the same ones for the same records. */
export async function createQuestions(
  records: readonly PlaceRecord[],
  walk: WalkingSeconds,
): Promise<AssistantQuestion[]> {
  const random = seededRandom(20_261_129);
  const counts = new Map<string, number>();
  const titleOf = ({ names, address }: PlaceRecord) => `${names.default}\n${address.locality}`;
  for (const record of records) counts.set(titleOf(record), (counts.get(titleOf(record)) ?? 0) + 1);
  const shops = records.filter(
    (record) =>
      record.kind === "poi" && record.address.locality !== undefined && counts.get(titleOf(record)) === 1,
  );
  const addresses = records.filter(
    ({ kind, address }) =>
      kind === "address" && address.street !== undefined && address.postcode !== undefined,
  );
  const pick = (from: readonly PlaceRecord[]) => random.pick(from);
  const makers: Record<QuestionKind, (isFrench: boolean) => Promise<AssistantQuestion> | AssistantQuestion> =
    {
      phone: (isFrench) => {
        const place = pick(shops.filter(({ facts }) => facts.nationalPhoneNumber !== undefined));
        const expected = place.facts.nationalPhoneNumber!;
        const of = describe(place, isFrench);
        return ask(
          "phone",
          isFrench ? `Quel est le numéro de téléphone de ${of} ?` : `What is the phone number of ${of}?`,
          expected,
          (answer) => answer === expected,
        );
      },
      website: (isFrench) => {
        const place = pick(shops.filter(({ facts }) => facts.websiteUri !== undefined));
        const expected = place.facts.websiteUri!;
        const of = describe(place, isFrench);
        return ask(
          "website",
          isFrench ? `Quel est le site web de ${of} ?` : `What is the website of ${of}?`,
          expected,
          (answer) => answer === expected,
        );
      },
      address: (isFrench) => {
        const place = pick(
          shops.filter(({ address }) => address.street !== undefined && address.houseNumber !== undefined),
        );
        const expected = place.address.formatted;
        const of = describe(place, isFrench);
        return ask(
          "address",
          isFrench ? `Quelle est l’adresse de ${of} ?` : `What is the address of ${of}?`,
          expected,
          (answer) => answer.startsWith(expected),
        );
      },
      "open at a time": (isFrench) => {
        const place = pick(shops.filter(hasPlainWeek));
        const day = random.below(7);
        const hour = 7 + random.below(15);
        const isOpen = isOpenAt(place, day, hour);
        const of = describe(place, isFrench);
        const weekday = WEEKDAYS[isFrench ? "fr" : "en"][day]!;
        return ask(
          "open at a time",
          isFrench
            ? `Est-ce que c’est ouvert ${weekday} à ${hour} h : ${of} ?`
            : `Is it open on ${weekday} at ${hour}:00: ${of}?`,
          isOpen ? "true" : "false",
          (answer) => answer === String(isOpen),
        );
      },
      "nearest of a kind": (isFrench) => {
        const kind = random.pick(KINDS);
        const from = pick(shops);
        const all = records.filter(
          (record) => record.kind === "poi" && record.types.includes(kind.type) && record !== from,
        );
        const metresTo = ({ location }: PlaceRecord) => distanceMetres(from.location, location);
        const nearest = all.toSorted((a, b) => metresTo(a) - metresTo(b))[0]!;
        const of = describe(from, isFrench);
        return ask(
          "nearest of a kind",
          isFrench ? `Où y a-t-il ${kind.fr} près de ${of} ?` : `Where is ${kind.en} near ${of}?`,
          nearest.names.default,
          (answer) =>
            all.some((one) => one.names.default === answer && metresTo(one) <= metresTo(nearest) * 1.02 + 5),
        );
      },
      "open of a kind": (isFrench) => {
        const kind = random.pick(KINDS.slice(0, 2));
        const from = pick(shops);
        const day = random.below(7);
        const hour = 9 + random.below(9);
        const open = records.filter(
          (record) => record.types.includes(kind.type) && hasPlainWeek(record) && isOpenAt(record, day, hour),
        );
        const of = describe(from, isFrench);
        const weekday = WEEKDAYS[isFrench ? "fr" : "en"][day]!;
        return ask(
          "open of a kind",
          isFrench
            ? `Où y a-t-il ${kind.fr} ouverte ${weekday} à ${hour} h près de ${of} ?`
            : `Where is ${kind.en} open on ${weekday} at ${hour}:00 near ${of}?`,
          open.map(({ names }) => names.default).join(" or ") || "none",
          (answer) =>
            open.length === 0 ? answer === "" : open.some(({ names }) => names.default === answer),
        );
      },
      "position of an address": (isFrench) => {
        const place = pick(addresses);
        const { formatted } = place.address;
        const { latitude, longitude } = place.location;
        return ask(
          "position of an address",
          isFrench
            ? `Quelles sont les coordonnées de cette adresse : ${formatted} ?`
            : `What are the coordinates of this address: ${formatted}?`,
          `${latitude},${longitude}`,
          (answer) => {
            const [lat = 0, lng = 0] = answer.split(",").map(Number);
            return distanceMetres(place.location, { latitude: lat, longitude: lng }) <= 30;
          },
        );
      },
      "address of a position": (isFrench) => {
        const place = pick(addresses);
        const point = `${place.location.latitude.toFixed(6)},${place.location.longitude.toFixed(6)}`;
        return ask(
          "address of a position",
          isFrench ? `Quelle adresse se trouve à ${point} ?` : `What address is at ${point}?`,
          place.address.formatted,
          (answer) => answer.startsWith(place.address.formatted),
        );
      },
      "better rated": (isFrench) => {
        const rated = shops.filter(({ facts }) => facts.rating !== undefined);
        const one = pick(rated);
        const other = pick(
          rated.filter(
            ({ facts, names }) => facts.rating !== one.facts.rating && names.default !== one.names.default,
          ),
        );
        const best = one.facts.rating! > other.facts.rating! ? one : other;
        const names = [describe(one, isFrench), describe(other, isFrench)];
        return ask(
          "better rated",
          isFrench
            ? `Lequel est le mieux noté : ${names.join(" ; ")} ?`
            : `Which one is rated better: ${names.join("; ")}?`,
          best.names.default,
          (answer) => answer === best.names.default,
        );
      },
      wheelchair: (isFrench) => {
        const place = pick(shops);
        const known = place.facts.accessibilityOptions?.wheelchairAccessibleEntrance;
        const expected = known === undefined ? "unknown" : String(known);
        const of = describe(place, isFrench);
        return ask(
          "wheelchair",
          isFrench
            ? `Est-ce accessible en fauteuil roulant : ${of} ?`
            : `Is it wheelchair accessible: ${of}?`,
          expected,
          (answer) => answer === expected,
        );
      },
      "price of fuel": (isFrench) => {
        const place = pick(
          shops.filter(({ facts }) =>
            (facts.fuelOptions?.fuelPrices ?? []).some(
              ({ type, price }) => type === "DIESEL" && price !== undefined,
            ),
          ),
        );
        const { price } = place.facts.fuelOptions!.fuelPrices!.find(({ type }) => type === "DIESEL")!;
        const euros = Number(price?.units ?? 0) + (price?.nanos ?? 0) / 1e9;
        const of = describe(place, isFrench);
        return ask(
          "price of fuel",
          isFrench
            ? `Combien coûte le gazole à la station ${of} ?`
            : `How much is diesel at the petrol station ${of}?`,
          String(euros),
          (answer) => Math.abs(Number(answer) - euros) < 0.0005,
        );
      },
      "minutes on foot": async (isFrench) => {
        for (let tries = 0; tries < MAX_TRIES; tries++) {
          const [from, to] = [pick(shops), pick(shops)];
          if (from === to || distanceMetres(from.location, to.location) > 3_000) continue;
          const seconds = await walk(from.location, to.location);
          if (seconds === null) continue;
          const minutes = seconds / 60;
          const names = [describe(from, isFrench), describe(to, isFrench)];
          return ask(
            "minutes on foot",
            isFrench
              ? `Combien de minutes à pied : ${names.join(" ; ")} ?`
              : `How many minutes on foot: ${names.join("; ")}?`,
            `${Math.round(minutes)}`,
            (answer) => answer !== "" && Math.abs(Number(answer) - minutes) <= 1,
          );
        }
        throw new Error("No way on foot was found; import the demo with its roads.");
      },
      "no such place": (isFrench) => {
        const town = pick(shops).address.locality!;
        const name = random.pick(MISSING);
        return ask(
          "no such place",
          isFrench
            ? `Quel est le numéro de téléphone de ${name}, à ${town} ?`
            : `What is the phone number of ${name}, in ${town}?`,
          "unknown",
          (answer) => answer === "unknown",
        );
      },
    };
  const questions: AssistantQuestion[] = [];
  for (const [kind, count] of Object.entries(COUNTS)) {
    for (let i = 0; i < count; i++) questions.push(await makers[kind as QuestionKind](i % 2 === 0));
  }
  return questions;
}

function ask(
  kind: QuestionKind,
  text: string,
  expected: string,
  accepts: (answer: string) => boolean,
): AssistantQuestion {
  return { kind, text, expected, accepts };
}

/** Names a place as people do: with its town. */
function describe({ names, address }: PlaceRecord, isFrench: boolean): string {
  return `${names.default}, ${isFrench ? "à" : "in"} ${address.locality}`;
}

/** Seasons, school holidays, dates and comments: a week of the record is then not every week. */
const SEASONAL = /Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|SH|easter|week|"/;

/** Whether a place has the record's hours in each week without a public holiday. */
function hasPlainWeek({ hours, businessStatus }: PlaceRecord): boolean {
  return hours?.periods !== undefined && !SEASONAL.test(hours.tag) && businessStatus === "OPERATIONAL";
}

/** Whether a place is open at a full hour; day 0 is Sunday. */
function isOpenAt({ hours }: PlaceRecord, day: number, hour: number): boolean {
  const minute = day * 1_440 + hour * 60;
  return (hours?.periods ?? []).some(({ open, close }) => {
    if (close === undefined) return true;
    const from = open.day * 1_440 + open.hour * 60 + open.minute;
    const to = close.day * 1_440 + close.hour * 60 + close.minute;
    return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
  });
}
