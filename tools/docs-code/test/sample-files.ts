import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { buildFeeds } from "../../../demo/feeds/build.ts";
import { osmXml } from "../../../demo/osm/osm-xml.ts";
import { CORNERS } from "../../../demo/region/coast.ts";
import { drawRegion } from "../../../demo/region/region.ts";
import { createTemplate } from "../../../packages/listing-store/src/import/templates.ts";
import type { OsmElement } from "../../../packages/place-import/src/osm/osm-element.ts";
import { dataBlob, headerBlob } from "../../../packages/place-import/src/osm/pbf-writer.ts";

/** Writes every file that commands of the documentation read, below `folder`. */
export async function writeSampleFiles(folder: string): Promise<void> {
  const write = async (name: string, content: string | Uint8Array) => {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#789" } })
    .jpeg()
    .toBuffer();
  const estates = zipSync({
    "Annonces.csv": strToU8(createTemplate("poliris")),
    "m-2001-1.jpg": new Uint8Array(picture),
  });
  for (const name of EXTRACTS) await write(name, Buffer.concat([headerBlob(), dataBlob(VILLAGE)]));
  for (const [name, text] of Object.entries(TEXTS)) await write(name, text);
  for (const name of ["adresses-09", "bano-04", "bano-09", "bano-46"])
    await write(`${name}.csv.gz`, gzipSync(name.startsWith("bano") ? toBano(name.slice(-2)) : BAN));
  await write("agence-du-quai.zip", estates);
  await write("Downloads/portefeuille.zip", estates);
  for (const name of ["Downloads/parc.csv", "stock.csv"]) await write(name, createTemplate("vehicules-csv"));
  for (const name of ["m-2001-1.jpg", "pictures/front.jpg"]) await write(name, picture);
  await writeFeeds(folder, write);
}

/** All of them are the same village: a real country would take minutes. */
const EXTRACTS = [
  "Downloads/bretagne-latest.osm.pbf",
  ...["andorra-latest", "bretagne-latest", "monaco-latest", "monaco", "my-town", "region"].map(
    (name) => `${name}.osm.pbf`,
  ),
];

/** A street with a café, at the positions of the README of road-routing. */
const VILLAGE: readonly OsmElement[] = [
  { type: "node", id: 1, latitude: 43.7384, longitude: 7.4246, tags: {} },
  { type: "node", id: 2, latitude: 43.7312, longitude: 7.4197, tags: {} },
  {
    type: "node",
    id: 123,
    latitude: 43.735,
    longitude: 7.422,
    tags: { amenity: "cafe", name: "Café du Phare" },
  },
  {
    type: "way",
    id: 4,
    nodeIds: [1, 2],
    tags: { highway: "residential", name: "Boulevard des Moulins" },
  },
];

const ADDRESS = { rue: "3 quai Nord", codePostal: "76990", commune: "Aubremer" };
const AGENCIES = [
  { slug: "agence-du-quai", kind: "agence", nom: "Agence du Quai", adresse: ADDRESS },
  { slug: "agence-du-port", kind: "agence", nom: "Agence du Port", adresse: ADDRESS },
  { slug: "garage-du-phare", kind: "concession", nom: "Garage du Phare", adresse: ADDRESS },
];

const PAGE_FOR_GOOGLE = `<!doctype html><html lang="fr"><head><title>Lieux</title>
<script async src="https://maps.googleapis.com/maps/api/js?key=k&libraries=places"></script></head></html>
`;

const TEXTS: Readonly<Record<string, string>> = {
  "agences.jsonl": AGENCIES.map((agency) => `${JSON.stringify(agency)}\n`).join(""),
  "clients.csv": "nom,rue,cp,ville\nDupont,1 Boulevard des Moulins,98000,Monaco\n",
  "schools.csv":
    "name,latitude,longitude,Adresse_1,Nom_commune,Code postal\n" +
    "École du Port,43.734,7.421,1 Boulevard des Moulins,Monaco,98000\n",
  "my-stores.csv": "name,type,latitude,longitude\nNotre magasin,store,43.737,7.424\n",
  "shops.csv": "name,type,latitude,longitude\nBoulangerie du Port,bakery,43.736,7.423\n",
  "shops.geojson": JSON.stringify({
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        geometry: { type: "Point", coordinates: [7.423, 43.736] },
        properties: { label: "Boulangerie du Port", kind: "bakery" },
      },
    ],
  }),
  "stored.csv": "old_id,name,lat,lng,address\nChIJ1,Café du Phare,43.735,7.422,Boulevard des Moulins\n",
  "site/index.html": PAGE_FOR_GOOGLE,
  "src/index.html": PAGE_FOR_GOOGLE,
};

const BAN =
  "id;id_fantoir;numero;rep;nom_voie;code_postal;code_insee;nom_commune;lon;lat\n" +
  "09122_0150_00012;09122_0150;12;;Rue du Lavoir;09000;09122;Foix;1.6;42.96\n";

function toBano(departement: string): string {
  return `${departement}1220150A-12,12,Rue du Lavoir,${departement}000,Ville,OSM,42.96,1.6\n`;
}

/** The demo's feeds, under the names that the documentation uses. */
async function writeFeeds(
  folder: string,
  write: (name: string, content: string | Uint8Array) => Promise<void>,
): Promise<void> {
  const feeds = join(folder, "feeds");
  await buildFeeds(osmXml(drawRegion().drawing, CORNERS), feeds, new Date().toISOString());
  const prices = await readFile(join(feeds, "prix.xml"));
  await write("prix.xml", prices);
  const archive = zipSync({ "prix.xml": new Uint8Array(prices) });
  for (const name of ["prix.zip", "prices.zip"]) await write(name, archive);
  for (const [name, from] of [
    ["irve.csv", "irve-statique.csv"],
    ["irve-dynamique.csv", "irve-dynamique.csv"],
    ["reviews.jsonl", "avis.jsonl"],
  ] as const)
    await write(name, await readFile(join(feeds, from)));
}
