export { toDisplayFile, toDisplayOrigin } from "./display-source.ts";
export { ImportError, type ImportErrorCode } from "./import-error.ts";
export { takeImportLock } from "./import-lock.ts";
export { isObject } from "./is-object.ts";
export { RejectionReasons } from "./rejection-reasons.ts";
export { NO_SKIP_LOG, type SkipLog, type SkippedThing, SkipReport } from "./skip-report.ts";
export { checkSourceName, isUrl, toSourceName } from "./source-name.ts";
