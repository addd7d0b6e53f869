import type { DeliveredFiles } from "../delivered-files.ts";
import type { Delivery } from "../delivery.ts";

const MAX_BYTES = 10_000;

/**
 * Reads `Photos.cfg` of a Poliris delivery. `FULL`: every photo is included.
 * `DIFF`: only new and changed ones. `URL`: photos are URLs. The default is `FULL`.
 *
 * @returns whether missing photos stay as stored; an unknown mode adds a warning to `delivery`
 */
export async function isPartOfPhotos(files: DeliveredFiles, delivery: Delivery): Promise<boolean> {
  const bytes = await files.read("Photos.cfg", MAX_BYTES);
  const [, mode = "FULL"] = /^\s*mode\s*=\s*(\w{1,20})/im.exec(bytes?.toString("latin1") ?? "") ?? [];
  const known = mode.toUpperCase();
  if (known !== "FULL" && known !== "DIFF" && known !== "URL") {
    const reason = `le mode « ${mode} » n’est ni FULL, ni DIFF, ni URL ; les photos sont lues comme avec FULL.`;
    delivery.warnings = [
      ...(delivery.warnings ?? []),
      { line: 0, reference: "Photos.cfg", reasons: [reason] },
    ];
  }
  return known === "DIFF";
}
