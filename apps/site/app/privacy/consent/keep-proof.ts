import type { LeadStore } from "@lieudit/leads";
import type { OutsideServices } from "../../shell/services/outside-services.ts";
import { withinMs } from "../../shell/services/store-timeout.ts";
import type { ConsentRecord } from "./consent-record.ts";
import { consentTextsVersion } from "./consent-words.ts";
import type { Choice } from "./send-choice.ts";

/** A choice gets a response within a second. */
const TIMEOUT_MS = 800;

/**
 * Stores the proof of a choice: its time, the version of the texts and the choice. It does not
 * identify the visitor.
 *
 * @returns whether the choice may count. A refusal counts in any case; an
 * agreement that cannot be proven is none.
 */
export async function keepProof(
  { category, isAccepted }: Choice,
  record: ConsentRecord,
  { leads, outside }: { leads: Pick<LeadStore, "putProof">; outside: OutsideServices },
): Promise<boolean> {
  const action = `${isAccepted ? "accepter" : "refuser"} ${category === "all" ? "tout" : category}`;
  try {
    await withinMs(
      TIMEOUT_MS,
      leads.putProof({ version: consentTextsVersion(outside), action, categories: record }),
    );
    return true;
  } catch (error) {
    console.error(`A proof of consent could not be kept: ${(error as Error).message}`);
    return !isAccepted;
  }
}
