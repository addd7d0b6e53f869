import { z } from "zod";

/** What the script at `/maps/api/js` tells pages; without either it is where the script itself was asked for. */
export interface KitSettings {
  /** KIT_CODE_BASE, with a slash at its end: where the kit's files lie. */
  codeBase: string | undefined;
  /** KIT_DATA_HOST, without one: where places come from. */
  dataHost: string | undefined;
}

/** The part of the environment that says it. */
export const kitSettingsShape = {
  KIT_CODE_BASE: z
    .string()
    .transform(plainAddress("https://cdn.exemple.fr/maps/kit/, below which the files of the kit lie"))
    .optional(),
  KIT_DATA_HOST: z
    .string()
    .transform(plainAddress("https://lieux.exemple.fr, whose /v1 answers with places"))
    .optional(),
};

/**
 * What `kitSettingsShape` gives.
 *
 * @param publicUrl PUBLIC_URL where it is set: pages are then sent there, by whatever name they came.
 */
export function kitSettings(
  given: Readonly<z.infer<z.ZodObject<typeof kitSettingsShape>>>,
  publicUrl: string | undefined,
): KitSettings {
  const codeBase = given.KIT_CODE_BASE ?? (publicUrl && `${publicUrl}/maps/kit`);
  return {
    codeBase: codeBase && `${codeBase}/`,
    dataHost: given.KIT_DATA_HOST ?? publicUrl,
  };
}

function plainAddress(example: string) {
  return (value: string, context: z.RefinementCtx) => {
    const url = URL.parse(value);
    const isPlain =
      url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
    if (isPlain) return url.href.replace(/\/+$/, "");
    context.addIssue({
      code: "custom",
      message: `"${value}" is not an http or https address; give one such as ${example}.`,
    });
    return z.NEVER;
  };
}
