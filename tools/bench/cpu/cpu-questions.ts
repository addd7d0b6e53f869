import type { PlaceIndex, TextQuery } from "@lieudit/place-index";
import type { MeasuredIndex } from "@lieudit/place-index/measuring";
import type { LatLng, Viewport } from "@lieudit/place-model";

/** One call of the index. */
export type CpuQuestion = (index: PlaceIndex, signal?: AbortSignal) => Promise<unknown>;

/** Questions of one kind; the report shows the most expensive one. */
export interface CpuClass {
  name: string;
  questions: readonly CpuQuestion[];
}

/** No place of the generator lies here. */
const OCEAN: Viewport = { low: { latitude: 38, longitude: -32 }, high: { latitude: 53, longitude: -12 } };
/** The same size, with the western coast of the generator's places. */
const COAST: Viewport = { low: { latitude: 38, longitude: -19 }, high: { latitude: 53, longitude: 1 } };
/** Thursday, 3 a.m. in Paris. */
const NIGHT = new Date("2026-01-08T02:00:00Z");

const TEXT = { language: "fr", limit: 20 } as const;

/** Creates the hardest questions that are known, in the order of the table in README.md. */
export async function createCpuClasses({
  listCommonWords,
  listTownCentres,
}: Pick<MeasuredIndex, "listCommonWords" | "listTownCentres">): Promise<CpuClass[]> {
  const { names, context } = await listCommonWords(60);
  const words = names.filter((word) => word.length > 2);
  const [town = { latitude: 47, longitude: 2 }] = await listTownCentres(1);
  const bias = { circle: { center: town, radius: 5_000 } };
  const pairs = words
    .slice(0, 5)
    .flatMap((one, i) => words.slice(i + 1, 6).map((other) => `${one} ${other}`));
  const kinds = ["boulangerie", "restaurant", words[0]!];
  return [
    {
      name: "one letter, a stop word, `rue`, `saint`, `12`",
      questions: ["a", "de", "rue", "saint", "12"].flatMap((text) => [type(text, town), search(text)]),
    },
    {
      name: "`12 rue de la`, with a position",
      questions: [type("12 rue de la", town), search("12 rue de la", { bias })],
    },
    { name: "two common words", questions: pairs.map((text) => search(text)) },
    { name: "text with `minRating: 5`", questions: kinds.map((text) => search(text, { minRating: 5 })) },
    {
      name: "text with `openAt` at 3 a.m., where nothing is open",
      questions: kinds.map((text) => search(text, { openAt: NIGHT, now: NIGHT })),
    },
    {
      name: "`rue` or `saint` in an ocean box of 15 x 20 degrees",
      questions: ["rue", "saint"].map((text) => search(text, { restriction: OCEAN })),
    },
    {
      name: "the same with a coast in the box",
      questions: ["rue", "saint"].map((text) => search(text, { restriction: COAST })),
    },
    {
      name: "places within 50 km by distance, all types excluded",
      questions: [
        (index, signal) =>
          index.searchNearby(
            {
              center: town,
              radiusMetres: 50_000,
              limit: 20,
              rank: "DISTANCE",
              excludedTypes: ["point_of_interest", "establishment"],
            },
            signal,
          ),
      ],
    },
    {
      name: "thirty common words",
      questions: [
        search(words.slice(0, 30).join(" ")),
        search(words.slice(0, 30).join(" "), { bias }),
        search(context.slice(0, 30).join(" ")),
        type(words.slice(0, 30).join(" "), town),
      ],
    },
    {
      name: "the address at a point",
      questions: [(index, signal) => index.reverseGeocode({ location: town, limit: 10 }, signal)],
    },
  ];
}

function search(text: string, options: Partial<TextQuery> = {}): CpuQuestion {
  return (index, signal) => index.searchText({ ...TEXT, text, ...options }, signal);
}

function type(input: string, center: LatLng): CpuQuestion {
  const bias = { circle: { center, radius: 5_000 } };
  return (index, signal) => index.autocomplete({ input, limit: 5, language: "fr", bias }, signal);
}
