/** What an event, or an answer that has come, changes is drawn by now, where it changes something. */
export async function waitForFrame(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
