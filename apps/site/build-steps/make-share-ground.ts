import { join } from "node:path";
import sharp from "sharp";

/**
 * Draws the background of the share pictures: paper, and a sun over the sea.
 * Run it by hand when the drawing changes. The file is in the repository,
 * because a running server loads no SVG.
 *
 *     node apps/site/build-steps/make-share-ground.ts
 */
const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <path fill="#fbf9f4" d="M0 0h1200v630H0z"/>
  <path fill="#f1e7d6" d="M0 0h1200v470H0z" opacity=".55"/>
  <circle cx="985" cy="318" r="118" fill="#d9542b"/>
  <path fill="#cddfdd" d="M560 430q120-92 236-58t180-36 224 26v110H560z"/>
  <path fill="#7fa98d" d="M690 452q110-96 214-70t150-58 146 44v104H690z"/>
  <path fill="#fbf9f4" d="M1116 250h22l8 164h-38z"/>
  <path fill="#d9542b" d="M1113 300h28l1.500 30h-31zM1111 350h32l1.500 30h-35z"/>
  <path fill="#1f3a5a" d="M1114 232h26v18h-26zM1110 226h34l-17-16z"/>
  <path fill="#5f9cc0" d="M0 440q100-22 200 0t200 0 200 0 200 0 200 0 200 0v190H0z"/>
  <path fill="#2f74a3" d="M0 496q100-22 200 0t200 0 200 0 200 0 200 0 200 0v134H0z"/>
  <path fill="#1c527c" d="M0 552q100-22 200 0t200 0 200 0 200 0 200 0 200 0v78H0z"/>
  <path fill="#d9542b" opacity=".5" d="M930 462h110v5H930zM950 480h76v5h-76zM964 516h50v5h-50z"/>
  <path fill="#fbf9f4" d="M806 424v-74l44 74zM798 424v-52l-26 52z"/>
  <path fill="#1f3a5a" d="M764 430h96l-16 16h-66z"/>
</svg>`;

const file = join(import.meta.dirname, "../app/shell/design/share-ground.webp");
const { size } = await sharp(Buffer.from(SCENE), { density: 96 })
  .resize(1200, 630)
  .webp({ quality: 90 })
  .toFile(file);
console.log(`share-ground.webp: ${size} bytes`);
