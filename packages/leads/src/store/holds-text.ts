import { type Expression, type SqlBool, sql } from "kysely";

/** Whether a row's `content` holds a text, in small or large letters. */
export function holdsText(text: string): Expression<SqlBool> {
  const escaped = text.toLowerCase().replace(/[\\%_]/g, "\\$&");
  return sql<SqlBool>`lower(content) like ${`%${escaped}%`} escape '\\'`;
}

/** How JSON writes a field that has this value and nothing else. */
export function fieldText(name: string, value: string): string {
  return `${JSON.stringify(name)}:${JSON.stringify(value)}`;
}
