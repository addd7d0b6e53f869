import { MAX_RADIUS_METRES } from "@lieudit/place-model";
import { isPlaceType, suggestType } from "@lieudit/place-model/types";
import { z } from "zod";
import { line, numberLines, SafeText } from "../answer/line.ts";
import { ToolError } from "../answer/tool-answer.ts";
import { findPoint } from "../place/find-place.ts";
import { describePlace, LIST_FIELDS } from "../place/place-line.ts";
import { readLeg } from "../place/route-leg.ts";
import {
  createTool,
  getCallOptions,
  languageArgument,
  pointArgument,
  travelModeArgument,
} from "./places-tool.ts";

/** Metres that nobody exceeds in a minute on average, by mode: they bound the search. */
const MAX_METRES_PER_MINUTE = { WALK: 100, BICYCLE: 400, DRIVE: 2_000 };
const MAX_CANDIDATES = 20;
const MAX_LISTED = 6;

/** Finds the places of a type that are within a travel time. */
export const reachablePlaces = createTool({
  name: "reachable_places",
  title: "Reachable places",
  description: "Places of a type within a travel time by road. Checks the 20 nearest in a straight line.",
  input: {
    from: pointArgument.describe("Address, name, id or lat,lng"),
    type: z.string().max(60).describe("Place type, e.g. pharmacy"),
    minutes: z.int().min(1).max(60),
    mode: travelModeArgument,
    language: languageArgument,
  },
  hasView: true,
  async run({ from, type, minutes, mode, language }, context) {
    if (!isPlaceType(type)) {
      const meant = new SafeText(suggestType(type) ?? "one such as bakery, pharmacy or park");
      throw new ToolError(line`${type} is not a place type; use ${meant}.`);
    }
    const origin = await findPoint(context, from);
    const { places: candidates = [], routingSummaries = [] } = await context.client.searchNearby(
      {
        locationRestriction: {
          circle: {
            center: origin.location,
            radius: Math.min(MAX_RADIUS_METRES, minutes * MAX_METRES_PER_MINUTE[mode]),
          },
        },
        includedTypes: [type],
        maxResultCount: MAX_CANDIDATES,
        rankPreference: "DISTANCE",
        routingParameters: { origin: origin.location, travelMode: mode },
        ...(language === undefined ? {} : { languageCode: language }),
      },
      LIST_FIELDS,
      getCallOptions(context),
    );
    const routed = candidates.map((place, at) => ({ place, leg: readLeg(routingSummaries[at]) }));
    const reachable = routed
      .flatMap(({ place, leg }) => (leg === null || leg.minutes > minutes ? [] : [{ place, leg }]))
      .sort((a, b) => a.leg.minutes - b.leg.minutes);
    const unknownCount = routed.filter(({ leg }) => leg === null).length;
    const now = context.now();
    const lines = numberLines(
      reachable
        .slice(0, MAX_LISTED)
        .map(({ place, leg }) => describePlace(place, "now", now, line`${leg.minutes} min`)),
    );
    lines.unshift(line`${reachable.length} of ${candidates.length} within ${minutes} min.`);
    if (unknownCount > 0) lines.push(line`${unknownCount} more without a known route.`);
    const places = reachable.map(({ place }) => place);
    return {
      lines,
      data: { places, routes: reachable.map(({ leg }) => leg), unknownRouteCount: unknownCount },
      places: candidates,
    };
  },
});
