// Every library needs the classes of `google.maps` itself.
import "./core/library.ts";
import { importLibrary } from "./core/import-library.ts";
import { type PageSettings, setPageSettings } from "./page/page-settings.ts";

export { importLibrary };

/** Called first by the script at `/maps/api/js`, with the settings of its address. */
export async function start(settings: Partial<PageSettings>): Promise<void> {
  setPageSettings(settings);
  await importLibrary("core");
}
