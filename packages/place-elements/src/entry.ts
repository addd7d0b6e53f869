// The classes of `google.maps` itself come along: every library needs them.
import "./core/library.ts";
import { importLibrary } from "./core/import-library.ts";
import { type PageSettings, setPageSettings } from "./page/page-settings.ts";

export { importLibrary };

/** What the script at `/maps/api/js` calls first, with what its address says. */
export async function start(settings: Partial<PageSettings>): Promise<void> {
  setPageSettings(settings);
  await importLibrary("core");
}
