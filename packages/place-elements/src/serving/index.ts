export type { KitFiles } from "../loader/kit-files.ts";
export {
  type ElementKit,
  type ElementKitOptions,
  FILES_PATH,
  KIT_FOLDER,
  openElementKit,
  SCRIPT_PATH,
} from "./element-kit.ts";
export type { KitManifest, WrittenKit } from "./kit-manifest.ts";
export { scriptCode } from "./script-code.ts";
