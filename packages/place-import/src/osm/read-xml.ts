import { ImportError } from "@lieudit/intake";
import type { OsmElement, ReadOptions } from "./osm-element.ts";
import { BadXml, XmlElements } from "./xml-elements.ts";

/**
 * Yields the elements of OSM XML in batches.
 *
 * @throws {ImportError} DAMAGED with the line: after an XML error nothing that follows is
 * reliable.
 */
export async function* readXml(
  pieces: AsyncIterable<Uint8Array>,
  name: string,
  { want, skips, signal, onHeader }: ReadOptions,
): AsyncGenerator<OsmElement[]> {
  const reader = new XmlElements({ add: (reason, where) => skips.add(reason, where && `${name}, ${where}`) });
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let offset = 0;
  let isHeaderGiven = false;
  try {
    for await (const piece of pieces) {
      signal?.throwIfAborted();
      reader.write(decode(decoder, piece, offset, name));
      offset += piece.length;
      const elements = reader.take();
      if (elements.length > 0 && !isHeaderGiven) {
        // Header data comes before the first element.
        onHeader?.(reader.header);
        isHeaderGiven = true;
      }
      const batch = want.size === 3 ? elements : elements.filter(({ type }) => want.has(type));
      if (batch.length > 0) yield batch;
    }
    reader.write(decode(decoder, undefined, offset, name));
    reader.end();
  } catch (error) {
    if (!(error instanceof BadXml)) throw error;
    throw new ImportError(
      "DAMAGED",
      `${name}, line ${error.line}: ${error.message}. Nothing was changed; get the file again.`,
      { cause: error },
    );
  }
}

function decode(decoder: TextDecoder, piece: Uint8Array | undefined, offset: number, name: string): string {
  try {
    return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
  } catch (error) {
    throw new ImportError(
      "DAMAGED",
      `${name}, near byte ${offset}: the text is not UTF-8. Nothing was changed; get the file again.`,
      { cause: error },
    );
  }
}
