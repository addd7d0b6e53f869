import { writeFile } from "node:fs/promises";
import { StoreError } from "@lieudit/database";
import { type Template, templateText } from "../import/templates.ts";

/**
 * Writes a template to a new file. What a shell takes from the output of
 * `npm run` begins with npm's own lines, so that is no way to a file.
 *
 * @throws {StoreError} INVALID where the file is there already, or cannot be written.
 */
export async function writeTemplate(template: Template, to: string): Promise<void> {
  try {
    await writeFile(to, templateText(template), { flag: "wx" });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason =
      code === "EEXIST"
        ? `${to} existe déjà ; nommez un nouveau fichier.`
        : `Rien n’a été écrit : ${message}.`;
    throw new StoreError("INVALID", reason, { cause: error });
  }
}
