/** Untrusted text without the characters that steer a terminal. */
export function toTerminalText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, " ");
}
