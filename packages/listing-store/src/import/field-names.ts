/** Names a property in the words of a file: `prixCents` is `rang 11 (prix)` in Poliris. */
export type FieldNaming = (champ: string) => string;

/**
 * Makes a naming from a table. A part that is not in the table, `photos[2].alt`,
 * has the name of its parent; any other unknown name stays unchanged.
 */
export function createFieldNaming(names: ReadonlyMap<string, string>): FieldNaming {
  return (champ) => {
    let part = champ.replace(/\[\d+\]/g, "");
    while (part !== "") {
      const name = names.get(part);
      if (name !== undefined) return name;
      part = part.slice(0, Math.max(0, part.lastIndexOf(".")));
    }
    return champ;
  };
}
