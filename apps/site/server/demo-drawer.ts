import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Draws the pictures of the demo's listings. */
export interface DemoDrawer {
  draw: (drawn: { seed: number; view: string }) => Promise<Buffer>;
  close: () => void;
}

const MODULE = new URL("../../../demo/listings/pictures/picture-drawer.ts", import.meta.url);

/** The demo's drawer, null where the site runs without the demo: then no listing has a drawn picture. */
export async function openDemoDrawer(): Promise<DemoDrawer | null> {
  if (!existsSync(fileURLToPath(MODULE))) return null;
  // By its address: no app depends on the demo.
  const { openPictureDrawer } = (await import(MODULE.href)) as { openPictureDrawer: () => DemoDrawer };
  return openPictureDrawer();
}
