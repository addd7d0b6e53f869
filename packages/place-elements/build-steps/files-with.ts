import type { BuiltScript } from "./build-kit-files.ts";

/** `file` and what it brings with it, less what is there already. */
export function filesWith(
  file: BuiltScript,
  files: readonly BuiltScript[],
  there: ReadonlySet<string>,
): readonly string[] {
  const names = new Set<string>();
  const add = (added: BuiltScript | undefined): void => {
    if (added === undefined || names.has(added.name) || there.has(added.name)) return;
    names.add(added.name);
    for (const imported of added.imports) add(files.find(({ name }) => name === imported));
  };
  add(file);
  return [...names];
}
