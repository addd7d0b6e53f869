import { createReadStream, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { openPlaces, runTableCommand, WORKING_FOLDER } from "../../table/table-command.ts";
import { resolveTable } from "../resolve-table.ts";
import { IDS_USAGE, type IdsCommand, parseIdsCommand } from "./ids-command.ts";

/** `npm run ids` */
await runTableCommand(
  { usage: IDS_USAGE, stopped: "Stopped; no table was written." },
  parseIdsCommand,
  resolveIds,
);

async function resolveIds(
  { file, output, doubtful, dataDir, ...options }: IdsCommand,
  signal: AbortSignal,
): Promise<void> {
  const places = await openPlaces(dataDir);
  try {
    const input = createReadStream(resolve(WORKING_FOLDER, file));
    const resolved = await resolveTable(places, input, { ...options, signal });
    writeFileSync(resolve(WORKING_FOLDER, output), resolved.aliases);
    writeFileSync(resolve(WORKING_FOLDER, doubtful), resolved.doubtful);
    const { sure, doubtful: unsure, unknown } = resolved.counts;
    console.error(
      `${sure} ids found, in ${output}; ${unsure} doubtful and ${unknown} not found, in ${doubtful}.\n` +
        `Write the id of each doubtful row into its column "id". Then start with PLACE_ALIASES=${output},${doubtful}.`,
    );
  } finally {
    await places.close();
  }
}
