/** What a form's script saw while it was filled; counts alone, nothing of what was typed. */
export interface SeenSigns {
  /** Presses of mouse, pen or finger. */
  pointers: number;
  keys: number;
}

/** The signs as a form sends them. */
export function writeSigns({ pointers, keys }: SeenSigns): string {
  return `${pointers}-${keys}`;
}

/** Reads what a form sent; null when it is something else. */
export function readSigns(text: string): SeenSigns | null {
  const found = /^(\d{1,6})-(\d{1,6})$/.exec(text);
  if (found === null) return null;
  const [pointers = 0, keys = 0] = found.slice(1).map(Number);
  return { pointers, keys };
}
