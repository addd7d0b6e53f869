import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";

/**
 * What the gzip file at `path` holds, piece by piece. A reader that stops
 * early closes the file; one that stops because of an error of its own gets
 * that error and no other.
 *
 * @param onRead bytes of the file that were read so far.
 * @throws the errors of the file system, and those of zlib for a file that is
 * damaged or cut off.
 */
export async function* gunzipChunks(
  path: string,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const content = createGunzip({ chunkSize: 256 * 1024 });
  file.once("error", (error) => content.destroy(error));
  file.pipe(content);
  try {
    for await (const piece of content) {
      yield piece;
      onRead(file.bytesRead);
    }
  } finally {
    file.destroy();
    content.destroy();
  }
}
