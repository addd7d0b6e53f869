import { join } from "node:path";

// By name: a bundler need not know it.
const { DatabaseSync } = process.getBuiltinModule("node:sqlite");

let statements;

/** The newest 24 and how many there are, from the same file as ours; filters are not counted here, ours counts them. */
export function newestVehicles() {
  if (statements === undefined) {
    const database = new DatabaseSync(join(process.env.DATA_DIR, "listings", "listings.sqlite"), {
      readOnly: true,
    });
    statements = {
      page: database.prepare(process.env.PAGE_SQL),
      total: database.prepare("select count(*) as total from listing where kind = 'vehicle' and visible = 1"),
    };
  }
  const cards = statements.page.all().map(({ card }) => JSON.parse(card));
  return { cards, total: statements.total.get().total };
}
