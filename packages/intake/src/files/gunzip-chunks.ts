import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";

/**
 * Yields the unpacked chunks of the gzip file at `path`. The file is closed when the
 * reader stops early; an error in the reader is passed on unchanged.
 *
 * @param onRead receives the number of file bytes read so far.
 * @throws errors of the file system, and zlib errors for a damaged or truncated file.
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
