import type { ConsentCategory } from "./consent-record.ts";

/** A choice: one category, or every one with `all`. */
export interface Choice {
  category: ConsentCategory | "all";
  isAccepted: boolean;
}

/**
 * Makes the server store a choice in the cookie.
 *
 * @throws when the server cannot be reached or refuses
 */
export async function sendChoice({ category, isAccepted }: Choice): Promise<void> {
  const answer = await fetch("/consentement", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ categorie: category, choix: isAccepted ? "accepter" : "refuser" }),
  });
  if (!answer.ok) throw new Error(`The choice was answered with status ${answer.status}.`);
}

/** Reads the body of `sendChoice` or of a form; null for any other. */
export function readChoice(categorie: unknown, choix: unknown, isCategory: IsCategory): Choice | null {
  if (choix !== "accepter" && choix !== "refuser") return null;
  if (categorie !== "all" && !isCategory(categorie)) return null;
  return { category: categorie, isAccepted: choix === "accepter" };
}

type IsCategory = (value: unknown) => value is ConsentCategory;
