import { distanceMetres, type Place } from "@lieudit/place-model";
import { z } from "zod";
import { line, numberLines, SafeText } from "../answer/line.ts";
import { findPlace, findPoint, notFound } from "../place/find-place.ts";
import { formatMetres, getName, NAME_FIELDS } from "../place/place-line.ts";
import { readLeg } from "../place/route-leg.ts";
import { createTool, getCallOptions, pointArgument, travelModeArgument } from "./places-tool.ts";

/** Returns the time and the distance from one point to several places, by the road graph. */
export const travelTimes = createTool({
  name: "travel_times",
  title: "Travel times",
  description: "Time and distance by road from one point to places. No traffic, no public transport.",
  input: {
    from: pointArgument.describe("Address, name, id or lat,lng"),
    to: z.array(pointArgument).min(1).max(10).describe("Ids, names or addresses"),
    mode: travelModeArgument,
  },
  hasView: false,
  async run({ from, to, mode }, context) {
    const origin = await findPoint(context, from);
    const targets = await Promise.all(
      to.map(async (text) => {
        const place = await findPlace(context, text, NAME_FIELDS);
        if (place?.id === undefined) throw notFound(text);
        return place as Place & { id: string };
      }),
    );
    const options = getCallOptions(context);
    const { contextToken } = await context.client.createContext(
      {
        placeIds: [...new Set(targets.map(({ id }) => id))],
        origin: origin.location,
        travelMode: mode,
        ttl: "60s",
      },
      options,
    );
    const { places = [], routingSummaries = [] } = await context.client.getContext(
      { contextToken },
      ["id"],
      options,
    );
    const results = targets.map((place) => ({
      place,
      leg: readLeg(routingSummaries[places.findIndex(({ id }) => id === place.id)]),
      straightMetres: place.location && distanceMetres(origin.location, place.location),
    }));
    const lines = results.map(({ place, leg, straightMetres }) => {
      if (leg !== null) {
        return line`${getName(place)}: ${leg.minutes} min, ${formatMetres(leg.metres)}`;
      }
      const straight = straightMetres === undefined ? new SafeText("?") : formatMetres(straightMetres);
      return line`${getName(place)}: route unknown, ${straight} in a straight line`;
    });
    const start = origin.place === undefined ? "" : getName(origin.place);
    const heading = line`${new SafeText(mode)} from ${start || from}`;
    return {
      lines: [heading, ...numberLines(lines)],
      data: { from: origin, mode, results },
      places: targets,
    };
  },
});
