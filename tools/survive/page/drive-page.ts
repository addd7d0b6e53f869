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

/** Whether `isTrue` becomes true within `limitMs`; looks once each turn. */
export async function comesTrue(isTrue: () => boolean, limitMs = 1_000): Promise<boolean> {
  const until = performance.now() + limitMs;
  while (!isTrue()) {
    if (performance.now() > until) return false;
    await tick();
  }
  return true;
}

/** Some turns and a frame: whatever a late answer would change has changed then. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await tick();
}
