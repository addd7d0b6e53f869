import type { DocBlock } from "./doc-blocks.ts";

/** Where blocks find what the documentation names on the network. */
export interface LocalAddresses {
  /** The built site over the demo, as `npm start` serves it. */
  site: string;
  /** The places server over the same data. */
  places: string;
  /** The sample files. */
  files: string;
}

/** A place of the demo town, for samples that leave its id out. */
export const DEMO_PLACE = "osm-n-911200141293";

/** Servers of readers in the samples. */
const READERS_SERVER = /https:\/\/(?:lieux|places)\.exampl?e(?:\.org)?\b/g;

/** Addresses of public data without a file name, each with its file. */
const PUBLIC_DATA = [["https://donnees.roulez-eco.fr/opendata/instantane", "prix.zip"]] as const;

/** Returns the code of a block with local addresses in place of those of the documentation. */
export function withLocalAddresses(
  { page, code }: DocBlock,
  { site, places, files }: LocalAddresses,
): string {
  const server = /places-server/.test(`${page}\n${code}`) ? places : site;
  let local = code
    .replaceAll("http://localhost:3000", server)
    .replaceAll("localhost:3000", new URL(server).host)
    .replaceAll(READERS_SERVER, server);
  for (const [address, file] of PUBLIC_DATA) local = local.replaceAll(address, `${files}/${file}`);
  return local.replaceAll(
    /https:\/\/[^\s"/]+\/(?:[^\s"]*\/)?([\w-]+\.(?:zip|csv\.gz|osm\.pbf))/g,
    `${files}/$1`,
  );
}
