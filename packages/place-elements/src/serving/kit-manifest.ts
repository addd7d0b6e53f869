/** `kit.json` of the built kit: names of its files. */
export interface KitManifest {
  /** The file that starts the kit. */
  entry: string;
  /** Of each library, the files that the entry does not bring. */
  libraries: Readonly<Record<string, readonly string[]>>;
}
