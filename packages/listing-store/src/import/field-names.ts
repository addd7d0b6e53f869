/** What a file calls the fields of a listing: `prixCents` is `rang 11 (prix)` to who sends Poliris. */
export type FieldNaming = (champ: string) => string;

/**
 * Names fields by a table. A part that the table does not hold, `photos[2].alt`,
 * goes by the whole that it is part of; what is no part of any keeps its name.
 */
export function fieldNames(names: ReadonlyMap<string, string>): FieldNaming {
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
