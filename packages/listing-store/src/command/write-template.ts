import { writeFile } from "node:fs/promises";
import { StoreError } from "@lieudit/database";
import { createTemplate, type Template } from "../import/templates.ts";

/**
 * Writes a template to a new file. Redirecting the output of `npm run` would
 * add npm's own lines to it.
 *
 * @throws {StoreError} INVALID if the file exists or cannot be written.
 */
export async function writeTemplate(template: Template, to: string): Promise<void> {
  try {
    await writeFile(to, createTemplate(template), { flag: "wx" });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason =
      code === "EEXIST"
        ? `${to} existe déjà ; nommez un nouveau fichier.`
        : `Rien n’a été écrit : ${message}.`;
    throw new StoreError("INVALID", reason, { cause: error });
  }
}
