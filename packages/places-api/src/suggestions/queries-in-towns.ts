import type { AutocompleteQuery, PlaceIndex } from "@lieudit/place-index";
import type { Suggestion } from "@lieudit/place-model";

/** "pizza near Syd": what is searched, a word for "near", and the beginning of a town. */
const IN_TOWN =
  /^(\S.*?)\s+(near|in|at|around|à|dans|près de|pres de|proche de|autour de|في|قرب|بالقرب من)\s+(\S.+)$/iu;

/** Suggests queries such as "pizza near Sydney" for an input that begins to name a town. */
export async function suggestQueriesInTowns(
  places: PlaceIndex,
  query: AutocompleteQuery,
  limit: number,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const [, what = "", near = "", town = ""] = IN_TOWN.exec(query.input.trim()) ?? [];
  if (town === "") return [];
  const { primaryTypes: _, types: __, ...area } = query;
  const hits = await places.autocomplete({ ...area, input: town, limit, primaryTypes: ["(cities)"] }, signal);
  const typed = `${what} ${near} `;
  const start = [...typed].length;
  return hits.map(({ matchedName, matches }) => {
    const text = {
      text: typed + matchedName,
      matches: [
        { endOffset: start },
        ...matches.map(({ startOffset, endOffset }) => ({
          startOffset: start + startOffset,
          endOffset: start + endOffset,
        })),
      ],
    };
    return { queryPrediction: { text, structuredFormat: { mainText: text } } };
  });
}
