import { type Expression, type SqlBool, sql } from "kysely";

/** Matches rows whose `content` contains a text, ignoring case. */
export function containsText(text: string): Expression<SqlBool> {
  const escaped = text.toLowerCase().replace(/[\\%_]/g, "\\$&");
  return sql<SqlBool>`lower(content) like ${`%${escaped}%`} escape '\\'`;
}

/** Returns a field with this value as it appears in JSON. */
export function toJsonField(name: string, value: string): string {
  return `${JSON.stringify(name)}:${JSON.stringify(value)}`;
}
