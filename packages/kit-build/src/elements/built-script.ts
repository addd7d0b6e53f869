/** A script of the built kit. */
export interface BuiltScript {
  /** Contains a hash of the script. */
  name: string;
  code: string;
  /** Paths of the sources in it, relative to the folder `packages`. */
  sources: readonly string[];
  /** Names of the scripts that it imports statically. */
  imports: readonly string[];
  isEntry: boolean;
}

/** Returns the names of `first` and of the scripts that it imports statically, except those in `loaded`. */
export function scriptsLoadedWith(
  first: BuiltScript,
  scripts: readonly BuiltScript[],
  loaded: ReadonlySet<string> = new Set(),
): readonly string[] {
  const names = new Set<string>();
  const add = (script: BuiltScript | undefined): void => {
    if (script === undefined || names.has(script.name) || loaded.has(script.name)) return;
    names.add(script.name);
    for (const imported of script.imports) add(scripts.find(({ name }) => name === imported));
  };
  add(first);
  return [...names];
}
