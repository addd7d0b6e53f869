/** A part of what browsers with Trusted Types have; TypeScript does not know it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => object };
}

/**
 * Returns the address of the map library's worker in a form that pages take which ask
 * for Trusted Types (policy `lieudit-map`), and as it is everywhere else.
 *
 * @returns null if the page takes neither: there is no live map then.
 */
export function getWorkerAddress(address: string): string | null {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  try {
    const own = createOwnAddress(address);
    const policy = trustedTypes.createPolicy("lieudit-map", {
      createScriptURL(asked) {
        if (asked === own) return asked;
        throw new TypeError(`${asked} is not the address of the map's worker.`);
      },
    });
    const trusted = policy.createScriptURL(own);
    // The library reads the end of the address before it gives it to the browser, which wants the object itself.
    return Object.assign(trusted, {
      endsWith: (end: string) => own.endsWith(end),
      split: (separator: RegExp) => own.split(separator),
    }) as unknown as string;
  } catch {
    // The page names the policies that it takes, and this is none of them: it may still take plain addresses.
    return startsWorker(address) ? address : null;
  }
}

/** Whether the page lets a worker start from an address that is a plain string. */
function startsWorker(address: string): boolean {
  try {
    new Worker(createOwnAddress(address), { type: "module" }).terminate();
    return true;
  } catch {
    return false;
  }
}

/** A worker starts from the page's own origin alone: one of another origin is fetched by a line of ours. */
function createOwnAddress(address: string): string {
  const { origin, href } = new URL(address, location.href);
  if (origin === location.origin) return href;
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(href)};`], { type: "text/javascript" }));
}
