/** `value` as a message names it: short, and of any kind. */
export function describeValue(value: unknown): string {
  const text = toJson(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // It holds itself, or a member of it throws.
    return undefined;
  }
}
