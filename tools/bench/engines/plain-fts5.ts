import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { boxAround, distanceMetres, type LatLng, type Viewport } from "@lieudit/place-model";
import type { BenchQuery } from "../places/bench-queries.ts";
import { syntheticPlaces } from "../places/synthetic-places.ts";
import { type Engine, RESULTS, SUGGESTIONS } from "./engine.ts";

const FILE = "plain.sqlite";

/**
 * A straightforward schema: an FTS5 table with accent folding and prefix
 * lists, ordered by bm25, and places with an index on their coordinates. It
 * runs on the main thread.
 */
export const plainFts5: Engine = {
  async build(folder, placeCount, seed) {
    const database = new DatabaseSync(join(folder, FILE));
    database.exec(`
      pragma journal_mode = off; pragma synchronous = off;
      create table place (
        number integer primary key, id text unique, type text, lat real, lng real, popularity real, json text
      );
      create virtual table text using fts5 (
        name, town, postcode, prefix='1 2 3', tokenize='unicode61 remove_diacritics 2'
      );
      begin;
    `);
    const place = database.prepare("insert into place values (?, ?, ?, ?, ?, ?, ?)");
    const text = database.prepare("insert into text (rowid, name, town, postcode) values (?, ?, ?, ?)");
    let number = 0;
    for (const record of syntheticPlaces(placeCount, seed)) {
      number += 1;
      const { latitude, longitude } = record.location;
      const json = JSON.stringify(record);
      place.run(number, record.id, record.primaryType, latitude, longitude, record.popularity, json);
      text.run(number, record.names.default, record.address.locality ?? "", record.address.postcode ?? "");
    }
    database.exec(`
      commit;
      create index place_at on place (lat, lng);
      create index place_of_type on place (type, lat, lng);
      insert into text (text) values ('optimize');
      analyze;
    `);
    database.close();
  },
  async open(folder) {
    const database = new DatabaseSync(join(folder, FILE), { readOnly: true });
    const matching = database.prepare(
      "select json from text join place on number = text.rowid where text match ? order by bm25(text) limit ?",
    );
    const inBox = database.prepare(
      `select json from text join place on number = text.rowid
       where text match ? and lat between ? and ? and lng between ? and ? order by bm25(text) limit ?`,
    );
    const byId = database.prepare("select json from place where id = ?");
    const near = database.prepare(
      "select number, lat, lng, popularity from place where lat between ? and ? and lng between ? and ?",
    );
    const nearTyped = database.prepare(
      "select number, lat, lng, popularity from place where type = ? and lat between ? and ? and lng between ? and ?",
    );
    const record = database.prepare("select json from place where number = ?");
    const parseRows = (rows: { json?: unknown }[]) => rows.map(({ json }) => JSON.parse(String(json))).length;
    return {
      async ask(query: BenchQuery) {
        switch (query.kind) {
          case "autocomplete":
            return parseRows(matching.all(prefixQuery(query.input), SUGGESTIONS));
          case "text":
            // It matches words only, not kinds of place.
            if (query.target === "kind") return null;
            return parseRows(
              query.restriction === undefined
                ? matching.all(wholeWords(query.text), RESULTS)
                : inBox.all(prefixQuery(query.text), ...listSides(query.restriction), RESULTS),
            );
          case "nearby": {
            const { circle, type, rank } = query;
            const box = listSides(boxAround(circle.center, circle.radius));
            const rows = type === undefined ? near.all(...box) : nearTyped.all(type, ...box);
            const nearby = rows
              .map((row) => ({ row, metres: distanceMetres(circle.center, readPoint(row)) }))
              .filter(({ metres }) => metres <= circle.radius)
              .sort((a, b) =>
                rank === "DISTANCE"
                  ? a.metres - b.metres
                  : Number(b.row.popularity) - Number(a.row.popularity),
              );
            return parseRows(nearby.slice(0, RESULTS).map(({ row }) => record.get(row.number!)!));
          }
          case "byId":
            return parseRows(byId.all(query.id));
        }
      },
      async close() {
        database.close();
      },
    };
  },
};

/** Sides of a box, in the order of the parameters of the statements. */
function listSides({ low, high }: Viewport): number[] {
  return [low.latitude, high.latitude, low.longitude, high.longitude];
}

function readPoint(row: Record<string, unknown>): LatLng {
  return { latitude: Number(row.lat), longitude: Number(row.lng) };
}

function prefixQuery(text: string): string {
  return listWords(text)
    .map((word) => `"${word}"*`)
    .join(" ");
}

function wholeWords(text: string): string {
  return listWords(text)
    .map((word) => `"${word}"`)
    .join(" ");
}

function listWords(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? ["x"];
}
