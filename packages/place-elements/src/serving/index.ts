export {
  type ElementKit,
  type ElementKitOptions,
  FILES_PATH,
  KIT_FOLDER,
  openElementKit,
  SCRIPT_PATH,
} from "./element-kit.ts";
