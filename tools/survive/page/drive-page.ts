const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** One turn of the event loop, without the pause that timers have. */
export function tick(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}

/** Resolves to whether `isTrue` becomes true within `limitMs`; checks on each turn of the event loop. */
export async function waitUntil(isTrue: () => boolean, limitMs = 1_000): Promise<boolean> {
  const until = performance.now() + limitMs;
  while (!isTrue()) {
    if (performance.now() > until) return false;
    await tick();
  }
  return true;
}

/** Waits for some turns, until late responses have taken effect. */
export async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await tick();
}

/** Types `text` into a field as a visitor does. */
export function typeText(input: HTMLInputElement | null, text: string): void {
  if (input === null) return;
  // React keeps the value that it set itself and ignores an event without a change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
