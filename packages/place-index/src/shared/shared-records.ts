import { createServiceDatabase, type ServiceDatabase, type ServiceTimeouts } from "@lieudit/database/service";
import type { S3Store } from "@lieudit/files";

/** Which places are published, which server imports, and which one refreshes live values. */
export type RecordName = "current" | "import" | "live";

/** Small texts that servers share. Of two servers that replace the same version, one succeeds. */
export interface SharedRecords {
  read(name: RecordName): Promise<{ text: string; tag: string } | null>;
  /** Replaces the version that has `tag`, or creates the first one. Returns false if there is another version. */
  replace(name: RecordName, text: string, tag: string | null): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens the records in the database if there is one, or else in the object storage. */
export function openSharedRecords(
  files: S3Store,
  databaseUrl: string | undefined,
  timeouts?: ServiceTimeouts,
): SharedRecords {
  if (databaseUrl !== undefined) return openInDatabase(createServiceDatabase(databaseUrl, timeouts));
  return {
    read: (name) => files.readTagged(`${name}.json`),
    replace: (name, text, tag) => files.replaceTagged(`${name}.json`, text, tag),
    close: async () => {},
  };
}

function openInDatabase(service: ServiceDatabase): SharedRecords {
  const read: SharedRecords["read"] = (name) =>
    service.use(async (db) => {
      const row = await db
        .selectFrom("shared_record")
        .selectAll()
        .where("name", "=", name)
        .executeTakeFirst();
      return row === undefined ? null : { text: row.text, tag: String(row.version) };
    });
  return {
    read,
    async replace(name, text, tag) {
      const rows = await service.use((db) =>
        tag === null
          ? db
              .insertInto("shared_record")
              .values({ name, text, version: 1 })
              .onConflict((conflict) => conflict.doNothing())
              .returning("version")
              .execute()
          : db
              .updateTable("shared_record")
              .set({ text, version: Number(tag) + 1 })
              .where("name", "=", name)
              .where("version", "=", Number(tag))
              .returning("version")
              .execute(),
      );
      return rows.length > 0;
    },
    close: () => service.close(),
  };
}
