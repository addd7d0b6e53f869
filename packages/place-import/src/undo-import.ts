import { ImportError } from "@lieudit/intake";
import type { SourceDescription } from "@lieudit/place-index";
import { toSourceDescriptions } from "./store/source-description.ts";
import { type WorkOptions, withPlacesFolder } from "./store/with-places-folder.ts";

/**
 * Makes all servers show the places before the last import again; a second call undoes the first.
 *
 * @returns the sources of these places, newest first.
 * @throws {ImportError} USAGE without FILES_URL, or if nothing was published before.
 */
export async function undoImport(options: WorkOptions): Promise<SourceDescription[]> {
  return withPlacesFolder(options, async ({ shared }) => {
    if (shared === undefined)
      throw new ImportError(
        "USAGE",
        "Only places that servers share keep those before the last import. Set FILES_URL, or import the earlier files again.",
      );
    const { sources } = await shared.restorePrevious(options.signal);
    return toSourceDescriptions(sources);
  });
}
