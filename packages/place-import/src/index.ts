export { type ImportOptions, importPlaces, OPENSTREETMAP_ATTRIBUTION } from "./import-places.ts";
export { listSources, type RemoveOptions, removeSource } from "./remove-source.ts";
export { ImportError, type ImportErrorCode } from "./source/import-error.ts";
export type { ImportPhase, ImportProgress, ImportReport } from "./source/import-report.ts";
