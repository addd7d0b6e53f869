const underWay = new Set<Promise<unknown>>();

/** Has `librariesSettled` wait for `library`, and gives it. */
export function underWayNow<Library>(library: Promise<Library>): Promise<Library> {
  const settled: Promise<boolean> = library.then(
    () => underWay.delete(settled),
    () => underWay.delete(settled),
  );
  underWay.add(settled);
  return library;
}

/**
 * Resolves in a task in which no library is on its way: pages ask for several,
 * one after another, and listen to elements only then.
 */
export async function librariesSettled(): Promise<void> {
  do {
    await Promise.all(underWay);
    await new Promise((resolve) => setTimeout(resolve));
  } while (underWay.size > 0);
}
