/** Maximum size of the cached pictures of a process, in characters. */
const ROOM = 16_000_000;

/** Keeps the pictures that were asked for last. */
export interface PictureCache {
  get(key: string): string | undefined;
  put(key: string, picture: string): void;
}

/** @param room for all pictures together, in characters */
export function createPictureCache(room = ROOM): PictureCache {
  // A map keeps its keys in the order in which they were put: the first is the one that waited longest.
  const pictures = new Map<string, string>();
  let taken = 0;
  const drop = (key: string): void => {
    taken -= pictures.get(key)?.length ?? 0;
    pictures.delete(key);
  };
  return {
    get(key) {
      const picture = pictures.get(key);
      if (picture === undefined) return undefined;
      pictures.delete(key);
      pictures.set(key, picture);
      return picture;
    },
    put(key, picture) {
      drop(key);
      pictures.set(key, picture);
      taken += picture.length;
      for (const oldest of pictures.keys()) {
        if (taken <= room) break;
        drop(oldest);
      }
    },
  };
}
