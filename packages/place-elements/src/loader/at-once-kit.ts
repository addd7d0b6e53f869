import type { PageSettings } from "../page/page-settings.ts";

/** Where the script of all libraries leaves them, on the page's global object. */
export const AT_ONCE = Symbol.for("lieudit.kit");

/** The object that it leaves there. */
export interface AtOnceKit {
  /** `src/at-once.ts`, as it is built. */
  kit: {
    startAtOnce(settings: Partial<PageSettings>, libraries: readonly string[]): void;
    importLibrary(name: string): Promise<Record<string, unknown>>;
  };
  /** Exports of each bundled file; the separate files of these names export them again. */
  files: Readonly<Record<string, unknown>>;
}
