import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { type SiteContent, type SiteText, textPath } from "../../app/shell/services/site-content.ts";
import type { SharedPicture } from "./draw-share-picture.ts";
import type { ShareFactsFinder } from "./share-pictures.ts";

const KICKERS: Readonly<Record<SiteText["folder"], string>> = {
  actualites: "Actualités",
  guides: "Guide",
  pages: "",
  legal: "Informations légales",
};

/**
 * Returns the pictures of the home page (`/accueil`), articles, guides and other texts.
 *
 * @param publicFolder where the pictures of articles lie
 */
export function textShareFacts(content: SiteContent, publicFolder: string): ShareFactsFinder {
  const texts = new Map(
    [...content.articles, ...content.guides, ...content.pages, ...content.legal].map((text) => [
      textPath(text),
      text,
    ]),
  );
  return (path) => {
    if (path === "/accueil") {
      return {
        kicker: content.operator.name,
        title: "Voitures et logements, avec le quartier autour",
        picture: null,
      };
    }
    const text = texts.get(path);
    if (text === undefined) return null;
    return {
      kicker: KICKERS[text.folder] || content.operator.name,
      title: text.title,
      picture: text.image === null ? null : publicPicture(publicFolder, text.image.src),
    };
  };
}

function publicPicture(folder: string, path: string): SharedPicture | null {
  const file = normalize(join(folder, path));
  const found = file.startsWith(folder + sep) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  // Other bytes under the same path are another picture.
  return found === undefined ? null : { name: `${path} ${found.mtimeMs}`, read: () => readFile(file) };
}
