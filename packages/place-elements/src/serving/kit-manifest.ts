/** The part of `kit.json` that the script receives: names of the kit's files. */
export interface KitManifest {
  /** The file that starts the kit. */
  entry: string;
  /** The files of each library that the entry does not load. */
  libraries: Readonly<Record<string, readonly string[]>>;
  /** The script with all libraries, for pages whose parser waits for it. */
  atOnce: string;
}

/** The content of `kit.json`. */
export interface WrittenKit extends KitManifest {
  /** Every file of this build; other files are from the previous build. */
  files: readonly string[];
  /** The sources in each script of this build, relative to `packages`, for debugging. */
  holds: Readonly<Record<string, readonly string[]>>;
}

/** Values that the server writes into the script. */
export interface KitFiles extends KitManifest {
  /** Where the files lie, with a slash at the end. */
  codeBase: string;
  /** Where places come from unless the page says otherwise. */
  dataHost: string;
}
