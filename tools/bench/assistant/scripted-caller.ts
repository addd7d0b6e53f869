import { WEEKDAYS } from "./questions.ts";

/** Calls a tool of the server; the result's text, as a model reads it. */
export type CallTool = (name: string, args: Record<string, unknown>) => Promise<string>;

/** Reads a kind of question, and answers it with tools. */
interface Rule {
  patterns: readonly RegExp[];
  answer(groups: Readonly<Record<string, string>>, call: CallTool, now: Date): Promise<string>;
}

const UNKNOWN = "unknown";

/**
 * Rules in place of a language model: each recognises questions by their words, calls
 * tools, and reads the answer from their text alone.
 */
const RULES: readonly Rule[] = [
  factRule("phone", [
    /^Quel est le numéro de téléphone de (?<place>.+) \?$/,
    /^What is the phone number of (?<place>.+)\?$/,
  ]),
  factRule("website", [
    /^Quel est le site web de (?<place>.+) \?$/,
    /^What is the website of (?<place>.+)\?$/,
  ]),
  factRule("address", [
    /^Quelle est l’adresse de (?<place>.+) \?$/,
    /^What is the address of (?<place>.+)\?$/,
  ]),
  {
    patterns: [
      /^Combien coûte le gazole à la station (?<place>.+) \?$/,
      /^How much is diesel at the petrol station (?<place>.+)\?$/,
    ],
    async answer({ place = "" }, call) {
      return /DIESEL ([\d.]+)/.exec(await readFact(place, "fuel", call))?.[1] ?? UNKNOWN;
    },
  },
  {
    patterns: [
      /^Est-ce que c’est ouvert (?<day>\p{L}+) à (?<hour>\d+) h : (?<place>.+) \?$/u,
      /^Is it open on (?<day>\w+) at (?<hour>\d+):00: (?<place>.+)\?$/,
    ],
    answer: ({ place = "", day = "", hour = "" }, call, now) =>
      verify(place, "open_at", toLocalTime(day, hour, now), call),
  },
  {
    patterns: [
      /^Est-ce accessible en fauteuil roulant : (?<place>.+) \?$/,
      /^Is it wheelchair accessible: (?<place>.+)\?$/,
    ],
    answer: ({ place = "" }, call) => verify(place, "feature", "wheelchair", call),
  },
  {
    patterns: [
      /^Où y a-t-il une? (?<kind>.+) ouverte (?<day>\p{L}+) à (?<hour>\d+) h près de (?<place>.+) \?$/u,
      /^Where is an? (?<kind>.+) open on (?<day>\w+) at (?<hour>\d+):00 near (?<place>.+)\?$/,
    ],
    async answer({ kind = "", day = "", hour = "", place = "" }, call, now) {
      const near = toName(place);
      const open_at = toLocalTime(day, hour, now);
      return readFirstName(await call("search_places", { query: kind, near, open_at, limit: 5 }));
    },
  },
  {
    patterns: [
      /^Où y a-t-il une? (?<kind>.+) près de (?<place>.+) \?$/,
      /^Where is an? (?<kind>.+) near (?<place>.+)\?$/,
    ],
    async answer({ kind = "", place = "" }, call) {
      return readFirstName(await call("search_places", { query: kind, near: toName(place), limit: 3 }));
    },
  },
  {
    patterns: [
      /^Quelles sont les coordonnées de cette adresse : (?<address>.+) \?$/,
      /^What are the coordinates of this address: (?<address>.+)\?$/,
    ],
    async answer({ address = "" }, call) {
      const text = await call("resolve_address", { address, limit: 1 });
      return / · (-?\d+\.\d+,-?\d+\.\d+) · /.exec(text)?.[1] ?? UNKNOWN;
    },
  },
  {
    patterns: [/^Quelle adresse se trouve à (?<point>\S+) \?$/, /^What address is at (?<point>\S+)\?$/],
    async answer({ point = "" }, call) {
      return readFirstName(await call("resolve_address", { address: point, limit: 1 }));
    },
  },
  {
    patterns: [
      /^Lequel est le mieux noté : (?<one>.+) ; (?<other>.+) \?$/,
      /^Which one is rated better: (?<one>.+); (?<other>.+)\?$/,
    ],
    async answer({ one = "", other = "" }, call) {
      const ids = [await findId(one, call), await findId(other, call)];
      if (ids.includes(null)) return UNKNOWN;
      const text = await call("compare_places", { ids });
      const names = [...text.matchAll(/^[A-F] = ⟦(.+?)⟧/gm)].map(([, name]) => name!);
      const row = /^rating: (.+)$/m.exec(text)?.[1] ?? "";
      const ratings = row.split(" | ").map((cell) => Number(/([\d.]+)\/5/.exec(cell)?.[1]));
      if (ratings.length !== 2 || ratings.some(Number.isNaN)) return UNKNOWN;
      return names[ratings[0]! > ratings[1]! ? 0 : 1] ?? UNKNOWN;
    },
  },
  {
    patterns: [
      /^Combien de minutes à pied : (?<one>.+) ; (?<other>.+) \?$/,
      /^How many minutes on foot: (?<one>.+); (?<other>.+)\?$/,
    ],
    async answer({ one = "", other = "" }, call) {
      const text = await call("travel_times", { from: toName(one), to: [toName(other)], mode: "WALK" });
      return /: (\d+) min/.exec(text)?.[1] ?? UNKNOWN;
    },
  },
];

/**
 * Answers a question by the first rule that reads it.
 *
 * @throws {Error} if no rule reads it.
 */
export async function answerQuestion(question: string, call: CallTool, now: Date): Promise<string> {
  for (const { patterns, answer } of RULES) {
    for (const pattern of patterns) {
      const groups = pattern.exec(question)?.groups;
      if (groups !== undefined) return answer(groups, call, now);
    }
  }
  throw new Error(`No rule reads the question "${question}"; add one to scripted-caller.ts.`);
}

/** Looks a place up, and reads one of its facts. */
function factRule(fact: string, patterns: readonly RegExp[]): Rule {
  return { patterns, answer: ({ place = "" }, call) => readFact(place, fact, call) };
}

async function readFact(place: string, fact: string, call: CallTool): Promise<string> {
  const id = await findId(place, call);
  if (id === null) return UNKNOWN;
  const text = await call("place_details", { ids: [id] });
  const value = new RegExp(`^${fact}: (.+)$`, "m").exec(text)?.[1];
  return value === undefined ? UNKNOWN : value.replace(/⟦|⟧/g, "");
}

/** Returns the id of the named place; null if the first result has another name. */
async function findId(place: string, call: CallTool): Promise<string | null> {
  const text = await call("search_places", { query: toName(place), limit: 1 });
  const [asked = ""] = splitTown(place);
  if (fold(readFirstName(text)) !== fold(asked)) return null;
  return / · id (\S+)/.exec(text)?.[1] ?? null;
}

async function verify(place: string, fact: string, value: string, call: CallTool): Promise<string> {
  const text = await call("verify_claims", { claims: [{ place: toName(place), fact, value }] });
  return /^1\. (true|false|unknown):/.exec(text)?.[1] ?? UNKNOWN;
}

/** Reads the name in the first line of a list; empty without one. */
function readFirstName(text: string): string {
  return /^1\. ⟦(.+?)⟧/m.exec(text)?.[1] ?? "";
}

/** Writes "Le Fournil, à Aubremer" as a search: "Le Fournil, Aubremer". */
function toName(place: string): string {
  return splitTown(place).join(", ");
}

/** Splits "Le Fournil, à Aubremer" into the name and the town. */
function splitTown(place: string): string[] {
  const [, name = place, town] = /^(.+), (?:à|in) (.+)$/.exec(place) ?? [];
  return town === undefined ? [name] : [name, town];
}

/** Returns the next time of a weekday's hour on the place's clock, from tomorrow on: 2026-11-14T20:00. */
function toLocalTime(day: string, hour: string, now: Date): string {
  const wanted = Object.values(WEEKDAYS).map((days) => (days as readonly string[]).indexOf(day));
  const date = new Date(now);
  do date.setUTCDate(date.getUTCDate() + 1);
  while (!wanted.includes(date.getUTCDay()));
  return `${date.toISOString().slice(0, 10)}T${hour.padStart(2, "0")}:00`;
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
