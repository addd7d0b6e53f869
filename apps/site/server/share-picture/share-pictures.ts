import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawSharePicture, type SharePictureFacts } from "./draw-share-picture.ts";

/** Counts up when the drawing changes, so that pictures kept from before are redrawn. */
const DRAWING_VERSION = 2;
const A_DAY = "public, max-age=86400";

/** What the picture of a page says, by the page's path; null if no such page is known here. */
export type ShareFactsFinder = (path: string) => SharePictureFacts | null | Promise<SharePictureFacts | null>;

export interface SharePictureParts {
  /** Where drawn pictures are kept; made when needed. */
  folder: string;
  /** The first that knows a page tells its facts. */
  finders: readonly ShareFactsFinder[];
  /** Bounds what is drawn at a time; rejects when there is no room. */
  bounded: (work: () => Promise<Buffer>) => Promise<Buffer>;
}

/** Answers `/og/<path of a page>.jpg`; null if there is no such page. */
export type SharePictures = (request: Request) => Promise<Response | null>;

/** Pictures that stand for pages where their addresses are shared: drawn when first asked for, then kept on disk. */
export function createSharePictures({ folder, finders, bounded }: SharePictureParts): SharePictures {
  const drawing = new Map<string, Promise<Buffer>>();

  /** The same picture is drawn once, however many ask for it. */
  const kept = (facts: SharePictureFacts): Promise<Buffer> => {
    const name = createHash("sha256")
      .update(JSON.stringify([DRAWING_VERSION, facts.kicker, facts.title, facts.picture?.name]))
      .digest("hex")
      .slice(0, 32);
    const known = drawing.get(name);
    if (known !== undefined) return known;
    const file = join(folder, `${name}.jpg`);
    const picture = readFile(file)
      .catch(async () => {
        const drawn = await bounded(() => drawSharePicture(facts));
        // A picture that cannot be kept, on a full disk, is still an answer.
        await keep(folder, file, drawn).catch(() => {});
        return drawn;
      })
      .finally(() => drawing.delete(name));
    drawing.set(name, picture);
    return picture;
  };

  return async (request) => {
    const [, path] = /^\/og(\/[\w/.~-]{1,200})\.jpg$/.exec(new URL(request.url).pathname) ?? [];
    if (path === undefined) return null;
    for (const find of finders) {
      const facts = await find(path);
      if (facts === null) continue;
      const picture = await kept(facts);
      return new Response(request.method === "HEAD" ? null : new Uint8Array(picture), {
        headers: {
          "content-type": "image/jpeg",
          "content-length": String(picture.length),
          "cache-control": A_DAY,
          // Made to be shown on other sites.
          "cross-origin-resource-policy": "cross-origin",
        },
      });
    }
    return null;
  };
}

async function keep(folder: string, file: string, picture: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Whole or not at all, whichever process is first.
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, picture);
  await rename(draft, file);
}
