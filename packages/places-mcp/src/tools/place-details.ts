import type { PlaceField } from "@lieudit/place-model";
import { z } from "zod";
import { line, type SafeText } from "../answer/line.ts";
import { describeFacts, describeReviews, FACT_FIELDS } from "../place/place-facts.ts";
import { formatId, getName } from "../place/place-line.ts";
import { createTool, getCallOptions, idArgument, languageArgument } from "./places-tool.ts";

const REVIEWS = 3;

/** Returns all known facts of places by their ids. */
export const placeDetails = createTool({
  name: "place_details",
  title: "Place details",
  description: "All known facts of places. A missing fact is unknown, not false.",
  input: {
    ids: z.array(idArgument).min(1).max(5),
    reviews: z.boolean().default(false),
    language: languageArgument,
  },
  hasView: true,
  async run({ ids, reviews, language }, context) {
    const fields: PlaceField[] = [...FACT_FIELDS, ...(reviews ? (["reviews"] as const) : [])];
    const { places = [], missingIds = [] } = await context.client.batchGetPlaces(
      { placeIds: ids, ...(language === undefined ? {} : { languageCode: language }) },
      fields,
      getCallOptions(context),
    );
    const lines = places.flatMap((place): SafeText[] => [
      line`${getName(place)} · id ${formatId(place.id)}`,
      ...[...describeFacts(place, context.now())].map(([name, text]) => line`${formatId(name)}: ${text}`),
      ...(reviews ? describeReviews(place, REVIEWS) : []),
    ]);
    if (missingIds.length > 0) lines.push(line`No place has the id ${missingIds.join(", ")}.`);
    return { lines, data: { places, missingIds }, places };
  },
});
