import { gzipSync } from "node:zlib";
import { type BuiltFile, buildApp, buildKitEntry } from "./build-kit-entry.ts";
import { APP_BUDGET, HOOKS_ENTRY, KIT_ENTRIES, KIT_PLATFORMS } from "./kit-entries.ts";

export interface WidgetSize {
  what: string;
  /** Sum of the gzipped files. */
  bytes: number;
  budget: number;
  /** Files that load when they are first needed, in bytes. */
  later: { what: string; bytes: number }[];
}

/** Builds each entry of the kit for each platform, and an app, and measures them. */
export async function measureWidgetSizes(): Promise<WidgetSize[]> {
  const sizes: WidgetSize[] = [];
  for (const platform of KIT_PLATFORMS) {
    for (const entry of [...KIT_ENTRIES, HOOKS_ENTRY]) {
      const { first, later } = await buildKitEntry(entry, platform);
      sizes.push({
        what: `kit: ${entry.name} ${platform === "react" ? "beside React" : "on preact"}`,
        bytes: first.reduce((sum, file) => sum + gzippedBytes(file), 0),
        budget: entry.budgets[platform],
        later: later.map((file) => ({ what: file.name, bytes: gzippedBytes(file) })),
      });
    }
  }
  const app = await buildApp("autocomplete-app.ts");
  return [
    ...sizes,
    {
      what: "a Vite app: autocomplete and client beside React, with French texts, without styles",
      bytes: app.reduce((sum, file) => sum + gzippedBytes(file), 0),
      budget: APP_BUDGET,
      later: [],
    },
  ];
}

function gzippedBytes({ code }: BuiltFile): number {
  return gzipSync(code, { level: 9 }).length;
}
