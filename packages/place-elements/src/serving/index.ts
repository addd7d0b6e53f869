export {
  type ElementKit,
  type ElementKitOptions,
  FILES_PATH,
  KIT_FOLDER,
  openElementKit,
  SCRIPT_PATH,
  scriptCode,
} from "./element-kit.ts";
export type { KitFiles, KitManifest, KitScene, WrittenKit } from "./kit-manifest.ts";
