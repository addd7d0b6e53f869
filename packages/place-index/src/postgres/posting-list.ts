/**
 * Packs ranks in ascending order, as a table stores them. Each rank is its
 * distance to the previous one, as a LEB128 number: groups of seven bits, the
 * lowest first. All groups of a number but the last have the highest bit set.
 * A frequent term takes little more than a byte a place.
 *
 * @see https://en.wikipedia.org/wiki/LEB128
 */
export function packRanks(ranks: Uint32Array): Buffer {
  const bytes = Buffer.allocUnsafe(MAX_NUMBER_LENGTH * ranks.length);
  let length = 0;
  let before = 0;
  for (const rank of ranks) {
    let distance = rank - before;
    while (distance > 0x7f) {
      bytes[length++] = (distance & 0x7f) | 0x80;
      distance >>>= 7;
    }
    bytes[length++] = distance;
    before = rank;
  }
  return bytes.subarray(0, length);
}

/** Bytes of the largest 32-bit number. */
const MAX_NUMBER_LENGTH = 5;

/** Returns the ranks of lists that follow each other. */
export function unpackRanks(lists: readonly Uint8Array[]): Uint32Array {
  const most = lists.reduce((sum, { length }) => sum + length, 0);
  const ranks = new Uint32Array(most);
  let count = 0;
  for (const bytes of lists) {
    let rank = 0;
    let distance = 0;
    let shift = 0;
    for (const byte of bytes) {
      distance |= (byte & 0x7f) << shift;
      shift += 7;
      if (byte > 0x7f) continue;
      rank += distance;
      ranks[count++] = rank;
      distance = 0;
      shift = 0;
    }
  }
  return ranks.slice(0, count);
}
