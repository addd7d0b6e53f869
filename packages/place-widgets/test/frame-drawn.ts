/** Resolves when the changes of an event or a response are rendered. */
export async function waitForFrame(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
