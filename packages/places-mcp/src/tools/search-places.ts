import { boxAround, distanceMetres, encodePolyline, type Place } from "@lieudit/place-model";
import { isPlaceType, suggestType } from "@lieudit/place-model/types";
import { z } from "zod";
import { line, numberLines, SafeText } from "../answer/line.ts";
import { ToolError } from "../answer/tool-answer.ts";
import { findPoint, type NamedPoint } from "../place/find-place.ts";
import { getOpeningAt } from "../place/opening-at.ts";
import { describePlace, formatMetres, LIST_FIELDS } from "../place/place-line.ts";
import {
  createTool,
  getCallOptions,
  languageArgument,
  pointArgument,
  type ToolContext,
} from "./places-tool.ts";

const BIAS_METRES = 2_000;
/** Pages that a search with an opening time reads at most. */
const MAX_PAGES = 3;

const input = {
  query: z.string().min(1).max(200).describe("What and optionally where"),
  type: z.string().max(60).optional().describe("Place type of Places API (New), e.g. bakery"),
  near: pointArgument.optional().describe("Sorts by distance from here: address, name, id or lat,lng"),
  radius_m: z.int().min(1).max(50_000).optional().describe("Excludes places further from near"),
  along_to: pointArgument.optional().describe("Searches along the straight line from near to here"),
  open_at: z.string().max(20).optional().describe('"now" or place-local time, e.g. 2026-11-24T20:00'),
  limit: z.int().min(1).max(10).default(3),
  cursor: z
    .string()
    .max(500)
    .optional()
    .describe("nextCursor of the page before; repeat all other arguments"),
  language: languageArgument,
};
type Arguments = z.infer<z.ZodObject<typeof input>>;

/** Finds places by text, type, position and opening time. */
export const searchPlaces = createTool({
  name: "search_places",
  title: "Search places",
  description: "Finds places by words, type, distance and opening time. Ids are stable.",
  input,
  hasView: true,
  async run(args, context) {
    const { near, pages, nextCursor } = await search(args, context);
    const now = context.now();
    const moment = args.open_at ?? "now";
    const states = pages.map((place) => getOpeningAt(place, moment, now).state);
    const places = args.open_at === undefined ? pages : pages.filter((_, at) => states[at] === "open");
    const unknownCount =
      args.open_at === undefined ? 0 : states.filter((state) => state === "unknown").length;
    const lines = numberLines(
      places.map((place) => {
        const metres = getDistance(near, place);
        return describePlace(place, moment, now, metres === null ? null : formatMetres(metres));
      }),
    );
    if (places.length === 0) lines.push(line`No matching place is in the index.`);
    if (unknownCount > 0) lines.push(line`${unknownCount} more with unknown hours.`);
    return {
      lines,
      data: {
        places: places.map((place) => ({ ...place, opening: getOpeningAt(place, moment, now) })),
        unknownHoursCount: unknownCount,
      },
      places: pages,
      ...(nextCursor === undefined ? {} : { nextCursor }),
    };
  },
});

/** Reads pages until enough places are open; without an opening time one page. */
async function search(args: Arguments, context: ToolContext) {
  if (args.type !== undefined && !isPlaceType(args.type)) {
    const meant = suggestType(args.type);
    const advice = new SafeText(meant === undefined ? "" : `use ${meant}, or `);
    throw new ToolError(
      line`${args.type} is not a place type; ${advice}leave type out and put the words in query.`,
    );
  }
  if (args.near === undefined && (args.radius_m !== undefined || args.along_to !== undefined)) {
    throw new ToolError(line`radius_m and along_to need near.`);
  }
  const near = args.near === undefined ? null : await findPoint(context, args.near);
  const end = args.along_to === undefined ? null : await findPoint(context, args.along_to);
  const pages: Place[] = [];
  let nextCursor = args.cursor;
  for (let page = 0; page < MAX_PAGES; page++) {
    const { places = [], nextPageToken } = await context.client.searchText(
      {
        textQuery: args.query,
        pageSize: args.limit,
        ...(args.type === undefined ? {} : { includedType: args.type, strictTypeFiltering: true }),
        ...(args.language === undefined ? {} : { languageCode: args.language }),
        ...(args.open_at === "now" ? { openNow: true } : {}),
        ...getArea(near, end, args.radius_m),
        ...(nextCursor === undefined ? {} : { pageToken: nextCursor }),
      },
      LIST_FIELDS,
      getCallOptions(context),
    );
    // The restriction is a box; its corners are further away than the radius.
    pages.push(...places.filter((place) => (getDistance(near, place) ?? 0) <= (args.radius_m ?? Infinity)));
    nextCursor = nextPageToken;
    const isEnough = args.open_at === undefined || countOpen(pages, args.open_at, context) >= args.limit;
    if (isEnough || nextCursor === undefined) break;
  }
  return { near, pages, nextCursor };
}

function getArea(near: NamedPoint | null, end: NamedPoint | null, radiusMetres: number | undefined) {
  if (near === null) return {};
  if (end !== null) {
    const polyline = { encodedPolyline: encodePolyline([near.location, end.location]) };
    return { searchAlongRouteParameters: { polyline } };
  }
  const area =
    radiusMetres === undefined
      ? { locationBias: { circle: { center: near.location, radius: BIAS_METRES } } }
      : { locationRestriction: { rectangle: boxAround(near.location, radiusMetres) } };
  return { ...area, rankPreference: "DISTANCE" as const };
}

function countOpen(places: readonly Place[], moment: string, context: ToolContext): number {
  return places.filter((place) => getOpeningAt(place, moment, context.now()).state === "open").length;
}

function getDistance(near: NamedPoint | null, { location }: Place): number | null {
  return near === null || location === undefined ? null : distanceMetres(near.location, location);
}
