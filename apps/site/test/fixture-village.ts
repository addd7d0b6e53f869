import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type SharedStores, toStoreSettings } from "./two-servers.ts";

const IMPORT_COMMAND = join(import.meta.dirname, "../../../packages/place-import/src/command/main.ts");

/** Shops of a village by the sea: name, latitude, longitude. Two stand beside each other, one is far. */
const SHOPS = [
  ["Boulangerie du Quai", 49.5502, -0.7902],
  ["Épicerie du Quai", 49.5504, -0.7905],
  ["Librairie du Quai", 49.5545, -0.7835],
] as const;

/** Imports the village with its base map by the command behind `npm run import`, for the servers of `stores`. */
export async function importVillage(dataDir: string, stores: Partial<SharedStores>): Promise<void> {
  const file = join(dataDir, "village.osm");
  const shops = SHOPS.map(
    ([name, latitude, longitude], at) =>
      `<node id="${at + 10}" lat="${latitude}" lon="${longitude}"><tag k="shop" v="${["bakery", "convenience", "books"][at]}"/>` +
      `<tag k="name" v="${name}"/></node>`,
  );
  await writeFile(
    file,
    `<osm version="0.6"><bounds minlat="49.53" minlon="-0.82" maxlat="49.57" maxlon="-0.75"/>
    <node id="1" lat="49.52" lon="-0.8"/><node id="2" lat="49.58" lon="-0.8"/>
    <node id="3" lat="49.55" lon="-0.79"><tag k="place" v="village"/><tag k="name" v="Sablonne"/></node>
    <node id="4" lat="49.551" lon="-0.799"/><node id="5" lat="49.56" lon="-0.77"/>
    ${shops.join("")}
    <way id="6"><nd ref="2"/><nd ref="1"/><tag k="natural" v="coastline"/></way>
    <way id="7"><nd ref="4"/><nd ref="3"/><nd ref="5"/><tag k="highway" v="residential"/><tag k="name" v="Rue du Port"/></way></osm>`,
  );
  await promisify(execFile)(
    process.execPath,
    [IMPORT_COMMAND, file, "--data-dir", dataDir, "--name", "village"],
    { env: { ...process.env, ...toStoreSettings(stores) } },
  );
}
