/**
 * Which pages of a list are links: the first, the last, and those around the
 * current one; `null` stands for those that are omitted between two of them.
 *
 * @param page from 1
 * @param pageCount at least 1
 */
export function findPageLinks(page: number, pageCount: number): (number | null)[] {
  const near = Array.from({ length: pageCount }, (_, at) => at + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, at) => {
    const before = near[at - 1] ?? 0;
    if (number - before <= 1) return [number];
    // A gap of one page is no shorter than the page itself.
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
