import { join } from "node:path";

// Hides the import from the bundler.
const { DatabaseSync } = process.getBuiltinModule("node:sqlite");

let statements;

/** Reads the newest 24 vehicles and their total from our database. Unlike our page, it counts no filters. */
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
