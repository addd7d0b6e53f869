import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { DeskTables } from "./desk-tables.ts";

/** What is counted for a listing: a visit, a long reading, a sent form or a selection. */
export const FIGURE_KINDS = ["view", "reading", "contact", "selection"] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** Something to count. */
export interface FigureEvent {
  kind: FigureKind;
  /** Id of a listing. */
  subject: string;
  /** Digest of visitor and subject, so that each visitor counts once a day; null counts always. */
  visitor: string | null;
}

/** A count of one day. */
export interface Figure {
  /** `2026-11-20`, in UTC. */
  day: string;
  kind: FigureKind;
  subject: string;
  count: number;
}

const SALT_BYTES = 32;

/**
 * Returns the random salt of a day, the same for all processes. Salts and digests of other days are
 * deleted: afterwards nobody can tell which visitor was counted.
 */
export async function getFigureSalt(db: Kysely<DeskTables>, day: string): Promise<string> {
  const find = () => db.selectFrom("figure_salt").select("salt").where("day", "=", day).executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known.salt;
  await db
    .insertInto("figure_salt")
    .values({ day, salt: randomBytes(SALT_BYTES).toString("base64url") })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  for (const table of ["figure_salt", "figure_visitor"] as const)
    await db.deleteFrom(table).where("day", "<", day).execute();
  return (await find())?.salt ?? "";
}

/** Adds events of a day to its counts, in one transaction. */
export function recordFigures(
  db: Kysely<DeskTables>,
  day: string,
  events: readonly FigureEvent[],
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const counts = new Map<string, Figure>();
    for (const { kind, subject, visitor } of events) {
      if (visitor !== null) {
        const added = await transaction
          .insertInto("figure_visitor")
          .values({ day, visitor })
          .onConflict((conflict) => conflict.columns(["day", "visitor"]).doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows !== 1n) continue;
      }
      const key = `${kind} ${subject}`;
      counts.set(key, { day, kind, subject, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    // In a fixed order, so that two processes do not wait for each other.
    for (const [, figure] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      await transaction
        .insertInto("figure")
        .values(figure)
        .onConflict((conflict) =>
          conflict
            .columns(["day", "kind", "subject"])
            .doUpdateSet(({ eb, ref }) => ({ count: eb(ref("figure.count"), "+", figure.count) })),
        )
        .execute();
    }
  });
}

/** Returns the counts of subjects from a day to another one, both included, by day. */
export async function listFigures(
  db: Kysely<DeskTables>,
  { subjects, from, to }: { subjects: readonly string[]; from: string; to: string },
): Promise<Figure[]> {
  if (subjects.length === 0) return [];
  const rows = await db
    .selectFrom("figure")
    .selectAll()
    .where("subject", "in", [...subjects])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .execute();
  return rows.map(({ count, ...figure }) => ({ ...figure, count: Number(count) }));
}
