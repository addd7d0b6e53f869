import { TRAVEL_MODES, type TravelMode } from "@lieudit/road-routing";
import { z } from "zod";

/** Sources of routes to places. */
export interface RoutingSettings {
  /**
   * ROUTING_URL: the OSRM server of each mode, without a final slash. Other modes use the road
   * graphs of the imported sources. None by default.
   */
  servers: Partial<Record<TravelMode, string>>;
  /** ROUTING_TIMEOUT_MS: timeout of routes in ms; places are returned without late routes. Default 2 000. */
  timeoutMs: number;
}

/** Travel modes by the OSRM profile names that ROUTING_URL uses. */
const MODE_OF_PROFILE: Readonly<Record<string, TravelMode>> = {
  driving: "DRIVE",
  foot: "WALK",
  bike: "BICYCLE",
};

export const DEFAULT_ROUTING: RoutingSettings = { servers: {}, timeoutMs: 2_000 };

/** Zod shape of the environment variables. */
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

/** Converts the parsed output of `routingSettingsShape` to settings. */
export function toRoutingSettings(
  given: Readonly<z.infer<z.ZodObject<typeof routingSettingsShape>>>,
): RoutingSettings {
  return { servers: given.ROUTING_URL, timeoutMs: given.ROUTING_TIMEOUT_MS };
}

/** Parses one server URL for all modes, or a list such as `driving=…,foot=…`, because an OSRM server serves one profile only. */
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
