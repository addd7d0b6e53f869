import type { DeliveredFiles } from "../delivered-files.ts";
import type { Delivery } from "../delivery.ts";

/** Nothing but a word or two. */
const MAX_BYTES = 10_000;

/**
 * What `Photos.cfg` says of a Poliris delivery: `FULL`, every photo is in it;
 * `DIFF`, only those that are new or changed; `URL`, photos are addresses.
 * Without the file all of them have to be there.
 *
 * @returns whether photos that are not in the delivery stay as they were; a mode that is not known becomes a warning of `delivery`.
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
