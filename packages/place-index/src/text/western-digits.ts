/** `text` with the digits, decimal signs and commas of Arabic and Persian keyboards as those of French and English ones. */
export function withWesternDigits(text: string): string {
  // Both rows of digits begin at a multiple of sixteen.
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll("\u066b", ".")
    .replaceAll("\u060c", ",");
}
