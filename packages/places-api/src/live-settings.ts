import { resolve } from "node:path";
import { z } from "zod";

/** Sources of live prices and availability. */
export interface LiveSettings {
  /** FUEL_SOURCE: path or URL of the French fuel feed. Not fetched by default. */
  fuelSource: string | undefined;
  /** IRVE_LIVE_SOURCE: path or URL of a dynamic IRVE file. Not fetched by default. */
  irveLiveSource: string | undefined;
  /** FUEL_REFRESH_MINUTES: refresh interval of both sources. Default 10. */
  refreshMinutes: number;
  /** IMPORT_ALLOW_PRIVATE_HOSTS: whether sources may be on private and loopback addresses. Default no. */
  allowPrivateHosts: boolean;
}

/** The variables of the environment. */
export const liveSettingsShape = {
  FUEL_SOURCE: z.string().transform(describeSource("the fuel feed")).optional(),
  IRVE_LIVE_SOURCE: z.string().transform(describeSource("the states of charging points")).optional(),
  FUEL_REFRESH_MINUTES: z
    .string()
    .transform((value, context) => {
      const minutes = /^\d{1,4}$/.test(value.trim()) ? Number(value) : Number.NaN;
      if (minutes >= 1 && minutes <= 1_440) return minutes;
      context.addIssue({
        code: "custom",
        message: `"${value}" is not a whole number from 1 to 1440; give how many minutes lie between two refreshes, such as 10.`,
      });
      return z.NEVER;
    })
    .default(10),
  IMPORT_ALLOW_PRIVATE_HOSTS: z
    .string()
    .transform((value) => /^(1|true|yes)$/i.test(value.trim()))
    .default(false),
};

/** Converts the output of `liveSettingsShape`. */
export function toLiveSettings(
  given: Readonly<z.infer<z.ZodObject<typeof liveSettingsShape>>>,
): LiveSettings {
  return {
    fuelSource: given.FUEL_SOURCE,
    irveLiveSource: given.IRVE_LIVE_SOURCE,
    refreshMinutes: given.FUEL_REFRESH_MINUTES,
    allowPrivateHosts: given.IMPORT_ALLOW_PRIVATE_HOSTS,
  };
}

/** Returns an absolute path, or an http or https address. */
function describeSource(what: string) {
  return (value: string, context: z.RefinementCtx): string => {
    const text = value.trim();
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return resolve(text);
    const url = URL.parse(text);
    if (url !== null && /^https?:$/.test(url.protocol)) return text;
    context.addIssue({
      code: "custom",
      message: `it is no http or https address of ${what}; give one, or the path of a file.`,
    });
    return z.NEVER;
  };
}
