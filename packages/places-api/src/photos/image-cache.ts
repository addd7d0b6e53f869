/** A cache of images. The least recently used one is dropped first. */
export interface ImageCache {
  /** Returns an image, which simultaneous callers make once. */
  get(name: string, make: () => Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>>;
}

/** @param maxBytes total size; an image above it is not stored */
export function createImageCache(maxBytes: number): ImageCache {
  const images = new Map<string, Buffer<ArrayBuffer>>();
  const underway = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  let bytes = 0;

  function keep(name: string, image: Buffer<ArrayBuffer>): void {
    images.set(name, image);
    bytes += image.byteLength;
    for (const [oldest, old] of images) {
      if (bytes <= maxBytes) break;
      images.delete(oldest);
      bytes -= old.byteLength;
    }
  }

  return {
    async get(name, make) {
      const cached = images.get(name);
      if (cached !== undefined) {
        images.delete(name);
        images.set(name, cached);
        return cached;
      }
      const started = underway.get(name);
      if (started !== undefined) return started;
      const making = make();
      underway.set(name, making);
      try {
        const image = await making;
        keep(name, image);
        return image;
      } finally {
        underway.delete(name);
      }
    },
  };
}
