/** What of `kit.json` the script is told: names of the kit's files. */
export interface KitManifest {
  /** The file that starts the kit. */
  entry: string;
  /** Of each library, the files that the entry does not bring. */
  libraries: Readonly<Record<string, readonly string[]>>;
  /** The script that brings all of them, for pages whose parser waits for it. */
  atOnce: string;
}

/** All of `kit.json`. */
export interface WrittenKit extends KitManifest {
  /** Every file of this build; others beside them are those of the build before. */
  files: readonly string[];
  /** Of each script of this build the sources in it, from the folder `packages`, for whoever wonders. */
  holds: Readonly<Record<string, readonly string[]>>;
}
