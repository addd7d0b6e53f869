/** Bounds how many forms one sender may send. */
export interface FormGate {
  /** Counts one more; false: it is too many. */
  pass: (sender: string) => boolean;
}

const HOUR_MS = 3_600_000;
/** More senders at a time are an attack; the oldest are forgotten first. */
const MAX_SENDERS = 20_000;

/**
 * A gate with `perHour` forms for each sender, in this process.
 *
 * @param perHour 0: any number
 * @param now in milliseconds; it stands still for nobody, unlike the site's clock
 */
export function createFormGate(perHour: number, now: () => number = () => performance.now()): FormGate {
  const senders = new Map<string, number[]>();
  return {
    pass(sender) {
      if (perHour === 0) return true;
      const since = now() - HOUR_MS;
      const sent = (senders.get(sender) ?? []).filter((instant) => instant > since);
      if (sent.length >= perHour) return false;
      senders.delete(sender);
      senders.set(sender, [...sent, now()]);
      const [oldest] = senders.keys();
      if (senders.size > MAX_SENDERS && oldest !== undefined) senders.delete(oldest);
      return true;
    },
  };
}
