import { cleanText } from "@lieudit/intake";
import type {
  StoredTransitAgency as TransitAgency,
  StoredTransitLine as TransitLine,
  StoredTransitStation as TransitStation,
} from "@lieudit/place-model";
import type { StopLine } from "../osm/stop-lines.ts";
import { getMainLanguage } from "./country-facts.ts";

/** Returns the lines at a stop by agency; undefined if none is known. */
export function toTransitStation(
  lines: readonly StopLine[],
  name: string,
  countryCode: string,
): TransitStation | undefined {
  if (lines.length === 0) return undefined;
  const language = getMainLanguage(countryCode);
  const toText = (text: string) => ({ text, ...(language === undefined ? {} : { languageCode: language }) });
  const agencies = lines.map(({ osm, tags }): TransitAgency => {
    const agency = cleanText(tags.network) ?? cleanText(tags.operator);
    const [displayName, ref] = [cleanText(tags.name), cleanText(tags.ref, 20)];
    const { colour = "" } = tags;
    const vehicleType = VEHICLE_TYPES.get(tags.route ?? "");
    const line: TransitLine = {
      id: osm,
      ...(displayName === undefined ? {} : { displayName: toText(displayName) }),
      ...(ref === undefined ? {} : { shortDisplayName: toText(ref) }),
      ...(HEX_COLOUR.test(colour) ? { backgroundColor: colour.toUpperCase() } : {}),
      ...(vehicleType === undefined ? {} : { vehicleType }),
    };
    return { ...(agency === undefined ? {} : { displayName: toText(agency) }), lines: [line] };
  });
  return mergeTransitStations([{ displayName: toText(name), agencies }]);
}

/** Merges the lines of the poles of a stop. Both directions of a line are one line. */
export function mergeTransitStations(stations: readonly TransitStation[]): TransitStation | undefined {
  const [first] = stations;
  if (first === undefined) return undefined;
  const byAgency = new Map<string, { agency: TransitAgency; lines: Map<string, TransitLine> }>();
  for (const agency of stations.flatMap(({ agencies }) => agencies)) {
    const key = agency.displayName?.text ?? "";
    const row = byAgency.get(key) ?? { agency, lines: new Map<string, TransitLine>() };
    byAgency.set(key, row);
    for (const line of agency.lines) {
      const lineKey = `${line.vehicleType ?? ""} ${line.shortDisplayName?.text ?? line.displayName?.text ?? ""}`;
      if (!row.lines.has(lineKey)) row.lines.set(lineKey, line);
    }
  }
  const agencies = [...byAgency.values()].map(({ agency, lines }) => ({
    ...agency,
    lines: [...lines.values()].sort(compareLines),
  }));
  return { ...first, agencies };
}

/** `2` before `10`, numbers before names. */
function compareLines(a: TransitLine, b: TransitLine): number {
  const [one, other] = [a, b].map(
    ({ shortDisplayName, displayName }) => shortDisplayName?.text ?? displayName?.text ?? "",
  );
  return (one ?? "").localeCompare(other ?? "", "en", { numeric: true });
}

const HEX_COLOUR = /^#[\da-f]{6}$/i;
const VEHICLE_TYPES: ReadonlyMap<string, NonNullable<TransitLine["vehicleType"]>> = new Map([
  ["bus", "BUS"],
  ["trolleybus", "TROLLEYBUS"],
  ["share_taxi", "SHARE_TAXI"],
  ["tram", "TRAM"],
  ["subway", "SUBWAY"],
  ["light_rail", "TRAM"],
  ["train", "RAIL"],
  ["monorail", "MONORAIL"],
  ["funicular", "FUNICULAR"],
  ["ferry", "FERRY"],
]);
