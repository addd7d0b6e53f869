import { z } from "zod";

/** Settings that the script at `/maps/api/js` passes to pages. Both default to the origin of the script. */
export interface KitSettings {
  /** KIT_CODE_BASE: address of the kit's files, with a final slash. */
  codeBase: string | undefined;
  /** KIT_DATA_HOST: address of the places API, without a final slash. */
  dataHost: string | undefined;
}

/** The variables of the environment. */
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
 * Converts the output of `kitSettingsShape`.
 *
 * @param publicUrl PUBLIC_URL if it is set: pages are then sent to it, whatever host they used.
 */
export function toKitSettings(
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
