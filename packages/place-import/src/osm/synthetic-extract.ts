import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { NO_SKIP_LOG } from "@lieudit/intake";
import type { LatLng } from "@lieudit/place-model";
import { type OsmFile, openOsmFile } from "./open-osm-file.ts";
import type { OsmElement, OsmType } from "./osm-element.ts";
import { dataBlob, headerBlob } from "./pbf-writer.ts";

/**
 * Writes an extract with `copies` of another one side by side, each with its own ids, to
 * measure memory and time.
 *
 *     node packages/place-import/src/osm/synthetic-extract.ts in.osm.pbf out.osm.pbf --copies 50
 */
export async function writeSyntheticExtract(from: OsmFile, to: string, copies: number): Promise<void> {
  const out = await open(to, "w");
  try {
    await out.write(headerBlob());
    // By type and then by id, like real extracts.
    for (const type of ["node", "way", "relation"] as const) {
      for (let copy = 0; copy < copies; copy += 1) {
        const want: ReadonlySet<OsmType> = new Set([type]);
        for await (const batch of from.read({ want, skips: NO_SKIP_LOG })) {
          await out.write(dataBlob(batch.map((element) => moveElement(element, copy))));
        }
      }
    }
  } finally {
    await out.close();
  }
}

/** Above every id that OpenStreetMap has used so far. */
const IDS_PER_COPY = 20_000_000_000;
const COLUMNS = 10;
/** Wide enough for a small country. */
const STEP_DEGREES = 0.06;

function moveElement(element: OsmElement, copy: number): OsmElement {
  const getId = (id: number) => id + copy * IDS_PER_COPY;
  const move = ({ latitude, longitude }: LatLng): LatLng => ({
    latitude: latitude + Math.floor(copy / COLUMNS) * STEP_DEGREES,
    longitude: longitude + (copy % COLUMNS) * STEP_DEGREES,
  });
  const id = getId(element.id);
  switch (element.type) {
    case "node":
      return { ...element, id, ...move(element) };
    case "way":
      return {
        ...element,
        id,
        nodeIds: element.nodeIds.map(getId),
        ...(element.locations && {
          locations: element.locations.map((location) => location && move(location)),
        }),
      };
    case "relation":
      return {
        ...element,
        id,
        members: element.members.map((member) => ({ ...member, id: getId(member.id) })),
      };
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { copies: { type: "string", default: "50" } },
  });
  const [from, to] = positionals;
  const copies = Number(values.copies);
  if (from === undefined || to === undefined || !Number.isInteger(copies) || copies < 1) {
    console.error("Usage: node synthetic-extract.ts <in.osm.pbf> <out.osm.pbf> [--copies 50]");
    process.exitCode = 2;
  } else {
    await writeSyntheticExtract(await openOsmFile(from, { workFolder: tmpdir() }), to, copies);
  }
}
