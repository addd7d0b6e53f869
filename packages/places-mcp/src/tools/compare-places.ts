import { z } from "zod";
import { joinText, line, SafeText } from "../answer/line.ts";
import { ToolError } from "../answer/tool-answer.ts";
import { describeFacts, FACT_FIELDS, FACT_NAMES, type FactName } from "../place/place-facts.ts";
import { formatId, getName } from "../place/place-line.ts";
import { createTool, getCallOptions, idArgument, languageArgument } from "./places-tool.ts";

/** Facts that `place_details` has and a comparison omits: they are long and hardly comparable. */
const OMITTED: readonly FactName[] = ["position", "phone", "website", "hours", "summary"];

/** Compares places fact by fact. */
export const comparePlaces = createTool({
  name: "compare_places",
  title: "Compare places",
  description: "Facts of places side by side; ? is unknown.",
  input: { ids: z.array(idArgument).min(2).max(6), language: languageArgument },
  hasView: true,
  async run({ ids, language }, context) {
    const { places = [], missingIds = [] } = await context.client.batchGetPlaces(
      { placeIds: ids, ...(language === undefined ? {} : { languageCode: language }) },
      FACT_FIELDS,
      getCallOptions(context),
    );
    if (places.length < 2) {
      throw new ToolError(line`Fewer than two of these ids exist; search for the places first.`);
    }
    const facts = places.map((place) => describeFacts(place, context.now()));
    const letters = places.map((_, at) => new SafeText(String.fromCharCode(65 + at)));
    const lines = places.map(
      (place, at) => line`${letters[at] ?? ""} = ${getName(place)} · id ${formatId(place.id)}`,
    );
    for (const name of FACT_NAMES) {
      if (OMITTED.includes(name) || !facts.some((one) => one.has(name))) continue;
      const cells = facts.map((one, at) => line`${letters[at] ?? ""} ${one.get(name) ?? new SafeText("?")}`);
      lines.push(line`${formatId(name)}: ${joinText(cells, " | ")}`);
    }
    if (missingIds.length > 0) lines.push(line`No place has the id ${missingIds.join(", ")}.`);
    return { lines, data: { places, missingIds }, places };
  },
});
