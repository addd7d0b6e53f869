import { join } from "node:path";
import type { PlaceIndex } from "./place-index.ts";
import { DROP, LOCALITY, NAME, WORD } from "./ranking/weights.ts";
import { runCall } from "./search/run-call.ts";
import { placeIndexOver } from "./search/worker-place-index.ts";
import { openReader } from "./sqlite/sqlite-reader.ts";
import { readManifest } from "./store/manifest.ts";

/** The weights that `npm run tune` tries other values of. Changing one changes the ranking in this thread alone. */
export const TUNABLE_WEIGHTS: Readonly<Record<string, Record<string, number>>> = {
  DROP,
  LOCALITY,
  NAME,
  WORD,
};

/** Opens the SQLite index of a places folder in this thread, where changed weights take effect. */
export async function openIndexInThread(folder: string): Promise<PlaceIndex> {
  const manifest = await readManifest(folder);
  const reader = await openReader({ path: join(folder, manifest?.index ?? "") });
  return placeIndexOver({ ask: (call) => runCall(reader, call), close: () => reader.close() });
}
