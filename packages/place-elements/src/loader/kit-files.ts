import type { KitManifest } from "../serving/kit-manifest.ts";

/** What the server that hands out the script writes into it. */
export interface KitFiles extends KitManifest {
  /** Where the files lie, with a slash at the end. */
  codeBase: string;
  /** Where places come from unless the page says otherwise. */
  dataHost: string;
}
