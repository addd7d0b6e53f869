const underWay = new Set<Promise<unknown>>();

/** Makes `librariesSettled` wait for `library`; returns it. */
export function underWayNow<Library>(library: Promise<Library>): Promise<Library> {
  const settled: Promise<boolean> = library.then(
    () => underWay.delete(settled),
    () => underWay.delete(settled),
  );
  underWay.add(settled);
  return library;
}

/**
 * Resolves in a task in which no library is loading. Pages import several, one
 * after another, before they listen to elements.
 */
export async function librariesSettled(): Promise<void> {
  do {
    await Promise.all(underWay);
    await new Promise((resolve) => setTimeout(resolve));
  } while (underWay.size > 0);
}
