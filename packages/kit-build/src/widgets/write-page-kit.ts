import { KIT_ENTRIES } from "./kit-entries.ts";
import { writeClientAndTexts, writeKitEntry } from "./write-kit.ts";

/** Writes the kit for pages without React and without a bundler: all widgets on preact, the client and the texts. */
export async function writePageKit(folder: string): Promise<void> {
  for (const entry of KIT_ENTRIES) {
    if (entry.script === "whole-kit.ts") await writeKitEntry(folder, entry, "preact");
  }
  await writeClientAndTexts(folder);
}
