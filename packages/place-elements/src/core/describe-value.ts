/** Returns a short text for any value, for error messages. */
export function describeValue(value: unknown): string {
  const text = toJson(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // The value is circular, or one of its members throws.
    return undefined;
  }
}
