import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { PictureRequest } from "./picture-request.ts";
import { renderPicture } from "./render-picture.ts";

/** Pictures above articles and guides: each is drawn once and kept with the site. */
const PICTURES: Readonly<Record<string, PictureRequest>> = {
  "lire-un-dpe": { seed: 11, view: "bien/facade?front=contemporaine&autour=campagne&heure=dawn" },
  "papiers-voiture": {
    seed: 5,
    view: "auto/avant?carrosserie=citadine&couleur=rouge&visage=renault&lieu=place&jantes=5-doubles&heure=noon",
  },
  "crit-air": {
    seed: 8,
    view: "auto/avant?carrosserie=compacte&couleur=turquoise&visage=volkswagen&lieu=pinede&jantes=7-fins&heure=noon",
  },
  honoraires: { seed: 3, view: "ville/place?heure=dawn" },
  "visiter-un-appartement": { seed: 21, view: "bien/salon?decor=ancien&vue=toits&heure=noon" },
  "louer-meuble-ou-vide": { seed: 17, view: "bien/chambre?decor=bord+de+mer&vue=mer&heure=dawn" },
  viager: { seed: 6, view: "bien/facade?front=villa&autour=mer&heure=dusk" },
  recharger: { seed: 9, view: "auto/poste?planche=ecran&sellerie=beige&automatique=oui&heure=dawn" },
  "marche-couvert": { seed: 2, view: "ville/marche?heure=noon" },
  "bilan-automne": { seed: 14, view: "bien/vue?vue=mer&heure=dawn" },
  "train-du-matin": { seed: 4, view: "ville/gare?heure=dawn" },
};

/** `node demo/listings/pictures/article-pictures.ts <folder>` */
async function main([folder]: readonly string[]): Promise<void> {
  if (folder === undefined)
    throw new Error("No folder to write to; name one, such as apps/site/public/articles.");
  await mkdir(folder, { recursive: true });
  for (const [name, request] of Object.entries(PICTURES))
    await writeFile(join(resolve(folder), `${name}.webp`), await renderPicture({ ...request, width: 960 }));
}

if (import.meta.main) await main(process.argv.slice(2));
