/** The part of `kit.json` that the script receives: names of the kit's files. */
export interface KitManifest {
  /** The file that starts the kit. */
  entry: string;
  /** The files of each library that the entry does not load. */
  libraries: Readonly<Record<string, readonly string[]>>;
  /** What elements of a page load when they show something, so that the script can load it before. */
  scenes: readonly KitScene[];
  /** The script with all libraries, for pages whose parser waits for it. */
  atOnce: string;
}

/** The files of elements with the same widget. */
export interface KitScene {
  /** CSS selector of the elements. */
  selector: string;
  /** Files that neither the entry nor the library of places loads. */
  files: readonly string[];
  /** Files of texts by language. */
  words: Readonly<Record<string, readonly string[]>>;
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
