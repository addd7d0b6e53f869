import { KIT_ENTRIES } from "./kit-entries.ts";
import { writeClientAndWords, writeKitEntry } from "./write-kit.ts";

/** Writes what a page needs that has neither React nor a bundler: the whole kit on preact, the client and the words. */
export async function writePageKit(folder: string): Promise<void> {
  for (const entry of KIT_ENTRIES) {
    if (entry.script === "whole-kit.ts") await writeKitEntry(folder, entry, "preact");
  }
  await writeClientAndWords(folder);
}
