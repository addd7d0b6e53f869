/** How many unfinished forms a process reads at a time. */
export interface FormSlotLimits {
  /** Of all senders together. */
  total: number;
  /** Of one sender, so that nobody takes all of them. */
  perSender: number;
}

/** The unfinished forms of one kind: those with files, or those of text. */
export interface FormSlots {
  /** Takes a slot and returns the function that frees it, or null if the sender must try again later. */
  take(sender: string): (() => void) | null;
  /** Whether more than half of the slots are taken. */
  isScarce(): boolean;
}

/** Creates slots that are all free. */
export function createFormSlots({ total, perSender }: FormSlotLimits): FormSlots {
  const bySender = new Map<string, number>();
  let taken = 0;
  return {
    take(sender) {
      const own = bySender.get(sender) ?? 0;
      if (taken >= total || own >= perSender) return null;
      taken += 1;
      bySender.set(sender, own + 1);
      return () => {
        taken -= 1;
        const left = (bySender.get(sender) ?? 1) - 1;
        if (left === 0) bySender.delete(sender);
        else bySender.set(sender, left);
      };
    },
    isScarce: () => taken * 2 > total,
  };
}
