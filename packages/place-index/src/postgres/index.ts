export { dropPostgresIndexes, readPostgresRecords } from "./generations.ts";
export { openPostgresPlaceIndex } from "./postgres-place-index.ts";
export { createPostgresPlaceIndexWriter, type PostgresWriterOptions } from "./postgres-writer.ts";
