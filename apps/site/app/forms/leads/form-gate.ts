import type { LeadStore } from "@lieudit/leads";

/** Bounds how many forms one sender may send, to whichever process. */
export interface FormGate {
  /**
   * Counts one more.
   *
   * @returns how many this sender sent within the hour before; null: it is too many
   */
  pass: (sender: string) => Promise<number | null>;
}

/**
 * A gate with `perHour` forms for each sender.
 *
 * @param perHour 0: any number, and nobody is counted
 * @param now it stands still for nobody, unlike the site's clock
 */
export function createFormGate(
  perHour: number,
  leads: Pick<LeadStore, "countSending">,
  now: () => Date = () => new Date(),
): FormGate {
  return {
    pass: async (sender) => (perHour === 0 ? 0 : leads.countSending(sender, perHour, now())),
  };
}
