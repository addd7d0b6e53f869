import { expect, test } from "vitest";
import { parseDatabaseUrl } from "./database-url.ts";

test.each([
  "postgresql://lieudit:secret@db.example:5433/places?sslmode=require",
  "postgres://localhost/lieudit",
  "postgresql://lieudit@one:5432,two:5433/places?target_session_attrs=primary",
  "postgresql://lieudit@%2Fvar%2Frun%2Fpostgresql/lieudit",
])("%s is an address", (value) => {
  expect(parseDatabaseUrl(` ${value} `)).toBe(value);
});

test.each([undefined, "", "  "])("nothing is given by %j", (value) => {
  expect(parseDatabaseUrl(value)).toBeUndefined();
});

test.each([
  "mysql://u:secret@localhost/x",
  "secret",
  "postgresql://u:secret@localhost",
  "postgresql://secret@one,two:x/lieudit",
  "/var/secret",
])("%s is refused without being repeated", (value) => {
  expect(() => parseDatabaseUrl(value)).toThrow(/^it is no address of a PostgreSQL database; (?!.*secret)/);
});
