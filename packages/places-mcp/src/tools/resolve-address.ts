import type { Place, PlaceField } from "@lieudit/place-model";
import { z } from "zod";
import { joinText, line, numberLines } from "../answer/line.ts";
import { notFound, parseCoordinates } from "../place/find-place.ts";
import { formatId, formatLocation, formatWord } from "../place/place-line.ts";
import { createTool, getCallOptions, languageArgument, pointArgument } from "./places-tool.ts";

const FIELDS = [
  "id",
  "displayName",
  "primaryType",
  "formattedAddress",
  "addressComponents",
  "location",
  "attributions",
] as const satisfies readonly PlaceField[];

/** Converts an address to a position, and a position to the addresses around it. */
export const resolveAddress = createTool({
  name: "resolve_address",
  title: "Resolve address",
  description: "Address to coordinates, or coordinates to the nearest addresses.",
  input: {
    address: pointArgument.describe("Address, or lat,lng"),
    limit: z.int().min(1).max(5).default(2),
    language: languageArgument,
  },
  hasView: false,
  async run({ address, limit, language }, context) {
    const options = getCallOptions(context);
    const languageCode = language === undefined ? {} : { languageCode: language };
    const location = parseCoordinates(address);
    let places: Place[];
    if (location === null) {
      const request = { textQuery: address, pageSize: limit, ...languageCode };
      places = (await context.client.searchText(request, FIELDS, options)).places ?? [];
    } else {
      const { results = [] } = await context.client.reverseGeocode(
        { location, ...languageCode },
        FIELDS,
        options,
      );
      places = results.slice(0, limit).map(({ place }) => place);
    }
    if (places.length === 0) throw notFound(address);
    const lines = places.map((place) =>
      joinText(
        [
          line`${place.formattedAddress || place.displayName?.text || "unnamed"}`,
          formatWord(place.primaryType),
          formatLocation(place),
          line`id ${formatId(place.id)}`,
        ],
        " · ",
      ),
    );
    return { lines: numberLines(lines), data: { places }, places };
  },
});
