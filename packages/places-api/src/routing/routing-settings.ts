import { TRAVEL_MODES, type TravelMode } from "@lieudit/road-routing";
import { z } from "zod";

/** Sources of routes to places. */
export interface RoutingSettings {
  /**
   * ROUTING_URL: the OSRM server of each mode, without a final slash. Other modes use the road
   * graphs of the imported sources. None by default.
   */
  servers: Partial<Record<TravelMode, string>>;
  /** ROUTING_TIMEOUT_MS: places without a route by then are returned without one. Default 2 000. */
  timeoutMs: number;
}

/** Names of OSRM profiles, which operators know. */
const MODE_OF_PROFILE: Readonly<Record<string, TravelMode>> = {
  driving: "DRIVE",
  foot: "WALK",
  bike: "BICYCLE",
};

export const DEFAULT_ROUTING: RoutingSettings = { servers: {}, timeoutMs: 2_000 };

/** The variables of the environment. */
export const routingSettingsShape = {
  ROUTING_URL: z.string().transform(parseServers).default({}),
  ROUTING_TIMEOUT_MS: z
    .string()
    .transform((value, context) => {
      const timeoutMs = /^\d{1,5}$/.test(value.trim()) ? Number(value) : Number.NaN;
      if (timeoutMs >= 10 && timeoutMs <= 60_000) return timeoutMs;
      context.addIssue({
        code: "custom",
        message: `"${value}" is not a whole number from 10 to 60000; give how many milliseconds routes may take, such as 2000.`,
      });
      return z.NEVER;
    })
    .default(DEFAULT_ROUTING.timeoutMs),
};

/** Converts the output of `routingSettingsShape`. */
export function toRoutingSettings(
  given: Readonly<z.infer<z.ZodObject<typeof routingSettingsShape>>>,
): RoutingSettings {
  return { servers: given.ROUTING_URL, timeoutMs: given.ROUTING_TIMEOUT_MS };
}

/** Parses one address for all modes, or `driving=…,foot=…`. An OSRM server has one profile only. */
function parseServers(value: string, context: z.RefinementCtx): RoutingSettings["servers"] {
  const servers: RoutingSettings["servers"] = {};
  for (const part of value.split(",").map((text) => text.trim())) {
    const [, profile, address] = /^(?:([a-z]+)=)?(.*)$/.exec(part) ?? [];
    const mode = profile === undefined ? undefined : MODE_OF_PROFILE[profile];
    const url = URL.parse(address ?? "");
    const isPlain =
      url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
    if (!isPlain || (profile !== undefined && mode === undefined)) {
      context.addIssue({
        code: "custom",
        message:
          "it is no address of an OSRM server; give one such as http://localhost:5000, or one for each profile: " +
          "driving=http://localhost:5000,foot=http://localhost:5001 (driving, foot, bike).",
      });
      return z.NEVER;
    }
    for (const one of mode === undefined ? TRAVEL_MODES : [mode]) servers[one] = url.href.replace(/\/+$/, "");
  }
  return servers;
}
